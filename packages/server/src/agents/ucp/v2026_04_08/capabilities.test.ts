import { expect, it } from 'vitest'
import { activeCapabilities, capabilityNames, relevantTo, version } from './capabilities'

const has = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [`dev.ucp.shopping.${name}`, [{ version }]]))

it.each<[string, Parameters<typeof activeCapabilities>[0], string[]]>([
  ['nothing', {}, []],
  ['what only they have', { 'com.example.points': [{ version }] }, []],
  ['one', has('checkout'), ['checkout']],
  ['another version of it', { 'dev.ucp.shopping.checkout': [{ version: '2026-01-11' }] }, []],
  [
    'several versions of it',
    { 'dev.ucp.shopping.checkout': [{ version: '2026-01-11' }, { version }] },
    ['checkout'],
  ],
  ['an extension without its parent', has('fulfillment', 'cart'), ['cart']],
  ['an extension of two with one of them', has('discount', 'cart'), ['cart', 'discount']],
  ['an extension of two with none', has('discount', 'order'), ['order']],
])('with %s', (_, theirs, active) => {
  expect([...activeCapabilities(theirs)]).toEqual(active.map((name) => `dev.ucp.shopping.${name}`))
})

it.each([
  ['checkout', ['checkout', 'fulfillment', 'discount', 'buyer_consent']],
  ['cart', ['cart', 'discount']],
  ['order', ['order']],
  ['catalog.search', ['catalog.search']],
] as const)('an answer about a %s is made by it and by what extends it', (root, names) => {
  const told = relevantTo(`dev.ucp.shopping.${root}`, new Set(capabilityNames))
  expect(Object.keys(told)).toEqual(names.map((name) => `dev.ucp.shopping.${name}`))
})
