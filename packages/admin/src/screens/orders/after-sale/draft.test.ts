import { describe, expect, it } from 'vitest'
import {
  backItems,
  claimItems,
  goodsPrice,
  isPriced,
  methodOf,
  type PickedLine,
  pickedOf,
  type ShippingChoice,
  shippingCost,
  swapSums,
  unpicked,
  variantName,
  worthOf,
} from './draft'
import { bowl, sentOrder } from './examples'
import { swapLink } from './swap-link'

const lines = (sentOrder.items ?? []).map((line) => ({ line, most: line.quantity }))
const pick = (part: Partial<PickedLine>): PickedLine => ({ ...unpicked, ...part })

describe('what was picked', () => {
  const picked = pickedOf(
    lines,
    new Map([
      [
        'item_lamp',
        pick({ quantity: 1, reason: 'wrong_item', note: ' A lantern ', images: ['/uploads/1.jpg'] }),
      ],
      ['item_jug', pick({ quantity: 2, reason: 'rr_size' })],
    ]),
  )
  it('stands in the order of the list, without what was left alone', () => {
    expect(picked.map(({ line }) => line.id)).toEqual(['item_jug', 'item_lamp'])
    expect(pickedOf(lines, new Map([['item_jug', pick({ quantity: 0, note: 'none' })]]))).toEqual([])
  })
  it('is told to a return with reasons and notes', () =>
    expect(backItems(picked)).toEqual([
      { item_id: 'item_jug', quantity: 2, reason_id: 'rr_size' },
      { item_id: 'item_lamp', quantity: 1, reason_id: 'wrong_item', note: 'A lantern' },
    ]))
  it('is told to a claim with one of its own reasons, and with pictures', () =>
    expect(claimItems(picked)).toEqual([
      {
        item_id: 'item_lamp',
        quantity: 1,
        reason: 'wrong_item',
        note: 'A lantern',
        images: ['/uploads/1.jpg'],
      },
    ]))
  it('is worth its price with tax', () => expect(worthOf(sentOrder, picked)).toBe(2 * 10080 + 15480))
})

const parcel = { id: 'so_1', amount: 500, price_incl_tax: 600, tax_rates: [{ rate: 20 }] } as never
it.each<[ShippingChoice | null, number, boolean, ReturnType<typeof methodOf>]>([
  [null, 0, true, undefined],
  [{ option: parcel, price: 500 }, 600, true, { option_id: 'so_1', price: 500 }],
  [{ option: parcel, price: 100 }, 120, true, { option_id: 'so_1', price: 100 }],
  [{ option: parcel, price: 0 }, 0, true, { option_id: 'so_1', price: 0 }],
  [{ option: parcel, price: null }, 0, false, undefined],
])('of a way to send at a price %o', (choice, cost, isReady, method) => {
  expect(shippingCost(choice)).toBe(cost)
  expect(isPriced(choice)).toBe(isReady)
  expect(methodOf(choice)).toEqual(method)
})

it.each([
  [{ goods: 12000, delivery: 600, back: 10080, returnShipping: 0 }, 2520],
  [{ goods: 5000, delivery: 0, back: 10080, returnShipping: 600 }, -4480],
  [{ goods: 10080, delivery: 0, back: 10080, returnShipping: 0 }, 0],
])('an exchange of %o comes to %i', (sums, due) => expect(swapSums(sums)).toBe(due))

it('new goods are called and priced as on the order', () => {
  expect(variantName(bowl)).toBe('Wide bowl · Ash')
  expect(goodsPrice([{ variant: bowl, quantity: 3 }])).toBe(36000)
})

it.each([
  [null, 'https://shop.example/swaps/cart_1'],
  ['', 'https://shop.example/swaps/cart_1'],
  ['https://other.example/s?c={cart_id}', 'https://other.example/s?c=cart_1'],
])('by the template %s the customer agrees at %s', (template, link) =>
  expect(swapLink(template, 'https://shop.example', 'cart_1')).toBe(link),
)
