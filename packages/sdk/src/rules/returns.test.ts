import type { Order } from '@cartwright/contract'
import { describe, expect, it } from 'vitest'
import { refundValue, returnEstimate, returnLines, typedReturns, wantedReturns } from './returns'

const line = (more: object = {}) => ({
  id: 'item_1',
  title: 'Jug',
  description: 'Ash',
  unit_price: 1000,
  quantity: 3,
  subtotal: 3000,
  fulfilled_quantity: 3,
  returned_quantity: null,
  tax_lines: [{ rate: 20 }],
  ...more,
})
const order = (more: object = {}) =>
  ({
    id: 'order_1',
    tax_rate: null,
    region: { includes_tax: true },
    items: [line()],
    ...more,
  }) as unknown as Order
const coming = (quantity: number, status = 'requested') => ({
  id: `ret_${status}`,
  status,
  items: [{ item_id: 'item_1', quantity }],
})

describe('what may come back', () => {
  it.each([
    ['all that was sent', order(), { most: 3 }],
    [
      'nothing that is still here',
      order({ items: [line({ fulfilled_quantity: 0 })] }),
      { most: 0, why: 'not_sent' },
    ],
    ['not what is back', order({ items: [line({ returned_quantity: 3 })] }), { most: 0, why: 'returned' }],
    ['not what is announced', order({ returns: [coming(2)] }), { most: 1 }],
    ['nothing once all is announced', order({ returns: [coming(3)] }), { most: 0, why: 'under_way' }],
    ['what a return that was called off leaves', order({ returns: [coming(3, 'canceled')] }), { most: 3 }],
    ['less what a swap takes back', order({ swaps: [{ return_order: coming(1) }] }), { most: 2 }],
    // A return of a swap is told by the order, too.
    [
      'the same return once',
      order({ returns: [coming(1)], swaps: [{ return_order: coming(1) }] }),
      { most: 2 },
    ],
  ])('is %s', (_, sold, expected) => expect(returnLines(sold)).toMatchObject([expected]))
  it('is what a swap brought, unless the swap was called off', () => {
    const brought = line({ id: 'item_2' })
    const of = (canceled_at: string | null) =>
      returnLines(order({ swaps: [{ canceled_at, additional_items: [brought] }] })).map(({ id }) => id)
    expect(of(null)).toEqual(['item_1', 'item_2'])
    expect(of('2026-05-01')).toEqual(['item_1'])
  })
})

describe('what it is worth', () => {
  it.each([
    ['with tax on top', line(), 2, 2400],
    ['with tax in the price', line({ unit_price: 1200, includes_tax: true }), 2, 2400],
    ['where the shop counts no price as inclusive', line({ includes_tax: true }), 1, 1200],
    ['less its share of the discount', line({ raw_discount_total: 300 }), 1, 1080],
    ['never below nothing', line({ raw_discount_total: 9000 }), 1, 0],
    [
      'each tax rounded by itself',
      line({ unit_price: 333, tax_lines: [{ rate: 10 }, { rate: 5 }] }),
      1,
      333 + 33 + 17,
    ],
  ])('%s', (_, sold, quantity, worth) => expect(refundValue(sold as never, quantity, order())).toBe(worth))
  it('is by the one rate of an old order', () =>
    expect(refundValue(line() as never, 1, order({ tax_rate: 10 }))).toBe(1100))
  it('is refunded less what sending it costs', () => {
    const wanted = [{ item_id: 'item_1', quantity: 2 }]
    expect(returnEstimate(order(), wanted, 600)).toBe(1800)
    expect(returnEstimate(order(), wanted, 9000)).toBe(0)
    expect(returnEstimate(order(), [{ item_id: 'other', quantity: 1 }], 0)).toBe(0)
  })
})

it('reads a form, and keeps what was typed in it', () => {
  const form = new FormData()
  form.set('quantity:item_1', '2')
  form.set('reason:item_1', 'rr_1')
  form.set('note:item_1', ' chipped ')
  form.set('quantity:item_2', 'many')
  const typed = typedReturns(form, [{ id: 'item_1' }, { id: 'item_2' }, { id: 'item_3' }])
  expect(typed.item_2).toEqual({ quantity: 'many', reason: '', note: '' })
  expect(wantedReturns(typed)).toEqual([
    { item_id: 'item_1', quantity: 2, reason_id: 'rr_1', note: 'chipped' },
  ])
})
