import type { PricedShippingOption } from '@cartwright/contract'
import { expect, it } from 'vitest'
import { chosenWay, waysToSend } from './ways-to-send'

const option = (id: string, amount: number, profile_id = 'goods', name = id) =>
  ({ id, name, profile_id, amount, price_incl_tax: amount * 2 }) as PricedShippingOption
const told = (amount: number) => amount
const plain = { withTax: false, isFree: false, told }

it.each([
  [
    'one profile: its options, the cheapest first',
    [option('post', 5), option('slow', 3)],
    plain,
    [
      ['slow', 3],
      ['post', 5],
    ],
  ],
  ['with tax', [option('post', 5)], { ...plain, withTax: true }, [['post', 10]]],
  ['for nothing', [option('post', 5)], { ...plain, isFree: true }, [['post', 0]]],
  [
    'two profiles: one of each together',
    [option('post', 5), option('slow', 3), option('van', 50, 'big')],
    plain,
    [
      ['slow+van', 53],
      ['post+van', 55],
    ],
  ],
  ['none', [], plain, []],
])('%s', (_, options, prices, expected) => {
  expect(waysToSend(options, prices).map(({ id, amount }) => [id, amount])).toEqual(expected)
})

it('ways of the same name are told apart', () => {
  const named = waysToSend([option('a', 1, 'goods', 'Post'), option('b', 2, 'goods', 'Post')], plain)
  expect(named.map(({ title }) => title)).toEqual(['Post', 'Post (2)'])
})

it('a way is chosen when a cart has just its options', () => {
  const all = waysToSend([option('post', 5), option('van', 50, 'big')], plain)
  expect(chosenWay(all, [{ shipping_option_id: 'van' }, { shipping_option_id: 'post' }])?.id).toBe('post+van')
  expect(chosenWay(all, [{ shipping_option_id: 'post' }])).toBe(undefined)
})
