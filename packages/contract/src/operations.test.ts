import { expect, it } from 'vitest'
import { contract } from './contract'
import { familiesOf } from './operations'

const families = familiesOf()
const verbs = (family: string) => families.get(family)?.map(({ verb }) => verb) ?? []

it('every call of staff is an operation, but for signing in, what open pages say, and what strangers do', () => {
  const made = new Set<string>([...families.values()].flat().map(({ endpoint }) => endpoint))
  const without = Object.keys(contract).filter((name) => / \/admin\//.test(name) && !made.has(name))
  expect(without.filter((name) => !/^\w+ \/admin\/(auth|live|setup)(\/|$)/.test(name))).toEqual([
    'POST /admin/invites/accept',
    'POST /admin/store/:currency_code',
    'POST /admin/users/password-token',
    'POST /admin/users/reset-password',
  ])
})

it('no two calls of a family are called alike', () => {
  for (const [family, operations] of families) {
    const names = operations.map(({ verb }) => verb)
    expect([family, [...new Set(names)]]).toEqual([family, names])
  }
})

it.each([
  ['products', ['list', 'get', 'create', 'update', 'delete', 'add-variants', 'list-stock', 'get-stock']],
  ['orders', ['list', 'get', 'update', 'capture', 'refund', 'get-timeline']],
  ['store', ['get', 'update']],
  ['health', ['get']],
  ['tax-rates', ['add-products-batch', 'delete-products-batch']],
])('%s have %j', (family, some) => expect(verbs(family)).toEqual(expect.arrayContaining(some)))
