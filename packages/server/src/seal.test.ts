import { expect, it } from 'vitest'
import { seal, unseal } from './seal'

const secrets = { jwt: 'j'.repeat(43), link: 'l'.repeat(43) }
const bytes = Buffer.from('a secret of twenty b')
const sealed = seal(secrets, 'usr_1', bytes)

it('what was sealed is opened by its owner, and looks different each time', () => {
  expect(unseal(secrets, 'usr_1', sealed)).toEqual(bytes)
  expect(seal(secrets, 'usr_1', bytes)).not.toBe(sealed)
  expect(Buffer.from(sealed, 'base64url').includes(bytes)).toBe(false)
})
it.each([
  ['to another', secrets, 'usr_2', sealed],
  ['with another secret of the shop', { ...secrets, link: 'm'.repeat(43) }, 'usr_1', sealed],
  ['once it was changed', secrets, 'usr_1', `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`],
  ['when it was never sealed', secrets, 'usr_1', 'short'],
])('it does not open %s', (_, known, owner, text) => expect(unseal(known, owner, text)).toBeUndefined())
