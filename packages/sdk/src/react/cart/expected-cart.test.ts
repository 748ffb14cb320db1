import type { Cart, LineItem } from '@cartwright/contract'
import { describe, expect, it } from 'vitest'
import { cartRegionChange } from '../../rules/region-change'
import { type CartRequest, requestOf } from './cart-request'
import { expectedCart } from './expected-cart'

const line = (id: string, unit_price: number, quantity: number, more: Partial<LineItem> = {}) =>
  ({
    id,
    variant_id: `variant_${id}`,
    title: id,
    unit_price,
    quantity,
    should_merge: true,
    metadata: {},
    subtotal: unit_price * quantity,
    discount_total: 0,
    tax_total: (unit_price * quantity) / 5,
    total: (unit_price * quantity * 6) / 5,
    ...more,
  }) as LineItem
const cart = {
  id: 'cart_1',
  items: [line('jug', 1000, 2), line('mug', 300, 1)],
  discounts: [{ id: 'disc_1', code: 'SPRING' }],
  gift_cards: [{ id: 'gift_1', code: 'GIFT' }],
  subtotal: 2300,
  shipping_total: 500,
  discount_total: 0,
  tax_total: 460,
  total: 3260,
} as unknown as Cart

const add = (variant_id: string, quantity: number, more: object = {}): CartRequest => ({
  type: 'add_item',
  variant_id,
  quantity,
  ...more,
})
const preview = { title: 'Bowl', unit_price: 700 }

it.each<[string, CartRequest, [string, number][], number, number]>([
  [
    'more of a line',
    add('variant_jug', 1),
    [
      ['jug', 3],
      ['mug', 1],
    ],
    3300,
    4460,
  ],
  [
    'a new line without a preview',
    add('variant_bowl', 2),
    [
      ['jug', 2],
      ['mug', 1],
    ],
    2300,
    3260,
  ],
  [
    'a new line',
    add('variant_bowl', 2, { preview }),
    [
      ['jug', 2],
      ['mug', 1],
      ['pending_variant_bowl', 2],
    ],
    3700,
    4660,
  ],
  [
    'a line with other metadata',
    add('variant_jug', 1, { preview, metadata: { engraving: 'A' } }),
    [
      ['jug', 2],
      ['mug', 1],
      ['pending_variant_jug', 1],
    ],
    3000,
    3960,
  ],
  [
    'a quantity',
    { type: 'set_quantity', line_id: 'jug', quantity: 5 },
    [
      ['jug', 5],
      ['mug', 1],
    ],
    5300,
    6860,
  ],
  ['a quantity of none', { type: 'set_quantity', line_id: 'jug', quantity: 0 }, [['mug', 1]], 300, 860],
  ['a line taken out', { type: 'remove_item', line_id: 'mug' }, [['jug', 2]], 2000, 2900],
  [
    'a line that is not there',
    { type: 'remove_item', line_id: 'hat' },
    [
      ['jug', 2],
      ['mug', 1],
    ],
    2300,
    3260,
  ],
  [
    'a switch of the region',
    { type: 'set_region', region_id: 'reg_1' },
    [
      ['jug', 2],
      ['mug', 1],
    ],
    2300,
    3260,
  ],
])('%s is shown at once', (_, change, lines, subtotal, total) => {
  const expected = expectedCart(cart, change)
  expect(expected.items?.map(({ id, quantity }) => [id, quantity])).toEqual(lines)
  expect(expected).toMatchObject({ subtotal, total, shipping_total: 500 })
})

it('the figures of a line follow its quantity', () => {
  const expected = expectedCart(cart, { type: 'set_quantity', line_id: 'jug', quantity: 3 })
  expect(expected.items?.[0]).toMatchObject({ subtotal: 3000, tax_total: 600, total: 3600 })
})

it('a line is found by the name it had before the shop named it', () =>
  expect(
    expectedCart(cart, { type: 'set_quantity', line_id: 'pending_variant_mug', quantity: 4 }).items?.[1],
  ).toMatchObject({ id: 'mug', quantity: 4 }))

it.each([
  ['SPRING', [], ['GIFT']],
  ['GIFT', ['SPRING'], []],
])('without the code %s', (code, discounts, cards) => {
  const expected = expectedCart(cart, { type: 'remove_code', code })
  expect(expected.discounts?.map((one) => one.code)).toEqual(discounts)
  expect(expected.gift_cards?.map((one) => one.code)).toEqual(cards)
})

describe('a switch of the region', () => {
  const before = {
    ...cart,
    region: { currency_code: 'eur' },
    shipping_methods: [{ id: 'sm_1' }],
  } as Cart
  it('says what it dropped and what costs something else', () => {
    const after = {
      ...before,
      region: { currency_code: 'usd' },
      items: [line('jug', 1200, 2)],
      discounts: [],
      gift_cards: [],
      shipping_methods: [],
    } as unknown as Cart
    const change = cartRegionChange(before, after)
    expect(change.dropped.map(({ id }) => id)).toEqual(['mug'])
    expect(change.repriced.map((one) => [one.before.unit_price, one.after.unit_price])).toEqual([
      [1000, 1200],
    ])
    expect(change.discounts.map(({ code }) => code)).toEqual(['SPRING'])
    expect(change.giftCards.map(({ code }) => code)).toEqual(['GIFT'])
    expect(change.shippingMethods).toHaveLength(1)
    expect(change.isOtherCurrency).toBe(true)
  })
  it('within a currency tells only of prices that differ', () => {
    const after = { ...before, items: [line('jug', 1100, 2), line('mug', 300, 1)] } as Cart
    expect(cartRegionChange(before, after)).toMatchObject({
      dropped: [],
      repriced: [{ after: { id: 'jug', unit_price: 1100 } }],
      isOtherCurrency: false,
    })
  })
})

it.each<[Parameters<typeof requestOf>[0], CartRequest]>([
  [
    { type: 'add', variant_id: 'variant_1', quantity: 2 },
    { type: 'add_item', variant_id: 'variant_1', quantity: 2 },
  ],
  [
    { type: 'quantity', line: 'item_1', quantity: 3 },
    { type: 'set_quantity', line_id: 'item_1', quantity: 3 },
  ],
  [
    { type: 'remove', line: 'item_1' },
    { type: 'remove_item', line_id: 'item_1' },
  ],
  [
    { type: 'code', code: 'A' },
    { type: 'apply_code', code: 'A' },
  ],
  [
    { type: 'uncode', code: 'A' },
    { type: 'remove_code', code: 'A' },
  ],
])('a form that asks for %o', (change, request) => expect(requestOf(change)).toEqual(request))
