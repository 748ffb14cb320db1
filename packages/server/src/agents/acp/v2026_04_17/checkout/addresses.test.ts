import type { Region } from '@cartwright/contract'
import { expect, it } from 'vitest'
import { acpAddress, addressInput, nameOf, namesOf, namesOfBuyer } from './addresses'

const regions = [{ countries: [{ iso_2: 'us' }, { iso_2: 'de' }] }] as Region[]

it.each([
  ['Ada Byron', { first_name: 'Ada', last_name: 'Byron' }],
  [' Ada  King  Byron ', { first_name: 'Ada King', last_name: 'Byron' }],
  ['Ada', { first_name: 'Ada' }],
  ['', {}],
  [undefined, {}],
])('the name %j is %j', (whole, names) => expect(namesOf(whole)).toEqual(names))

it('a name is the same there and back', () => {
  for (const whole of ['Ada Byron', 'Ada King Byron', 'Ada']) expect(nameOf(namesOf(whole))).toBe(whole)
})

it.each([
  [{ first_name: 'Ada', full_name: 'Somebody Else' }, 'Ada'],
  [{ full_name: 'Ada Byron' }, 'Ada Byron'],
  [{}, ''],
])('a buyer is called %j', (buyer, name) => expect(nameOf(namesOfBuyer(buyer))).toBe(name))

const address = {
  name: 'Ada Byron',
  line_one: '12 St James Square',
  line_two: 'Flat 2',
  city: 'Berlin',
  state: '',
  country: 'DE',
  postal_code: '10115',
  company: 'Engines',
}

it('an address is the same there and back, and no part of it is made up', () => {
  const input = addressInput({ address, phone_number: '030' }, regions)
  expect(input).toMatchObject({
    first_name: 'Ada',
    last_name: 'Byron',
    province: null,
    country_code: 'de',
    phone: '030',
  })
  expect(acpAddress(input)).toEqual(address)
})

it.each([
  ['its own', { name: 'Whoever', address }, 'Ada Byron'],
  ['that of the delivery', { name: 'Whoever Else', address: { ...address, name: '' } }, 'Whoever Else'],
  ['that of the buyer', { address: { ...address, name: '' } }, 'Bea Byer'],
])('the name on an address is %s', (_, details, name) =>
  expect(nameOf(addressInput(details, regions, { full_name: 'Bea Byer' }))).toBe(name),
)
