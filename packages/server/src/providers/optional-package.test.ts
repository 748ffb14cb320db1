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

it('versions are said in the command, and are no part of the name', () => {
  expect(() => assertInstalled('Tests', 'vitest@4', '@opentelemetry/api@1')).not.toThrow()
  expect(() => assertInstalled('Tests', 'vitest@4', '@no/such@0.2')).toThrow('Run: npm install @no/such@0.2')
})
