import { expect, it } from 'vitest'
import { assertInstalled } from './optional-package'

it('packages that are there are no matter', () => {
  expect(() => assertInstalled('Payment by Stripe', 'stripe')).not.toThrow()
  expect(() =>
    assertInstalled('A bucket', '@aws-sdk/client-s3', '@aws-sdk/s3-request-presigner'),
  ).not.toThrow()
})

it('those that are missing are named, with the command that brings them', () => {
  expect(() => assertInstalled('A bucket', 'stripe', 'no-such-client', 'no-such-signer')).toThrow(
    'A bucket needs what is not installed here. Run: npm install no-such-client no-such-signer',
  )
})
