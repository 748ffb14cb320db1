import type { Order } from '@cartwright/contract'
import { describe, expect, it } from 'vitest'
import { refundableLines, worthOf } from './refund-lines'

const of = (items: object[], refunds: object[] = []) => ({ items, refunds }) as unknown as Order
const three = { id: 'a', quantity: 3, total: 1000 }
const refundOf = (quantity: number) => ({ items: [{ item_id: 'a', quantity }] })

describe('what pieces are worth', () => {
  it.each<[string, Order, [string, number][], number]>([
    ['nothing chosen', of([three]), [], 0],
    ['one of three', of([three]), [['a', 1]], 333],
    ['the second', of([three], [refundOf(1)]), [['a', 1]], 334],
    ['the third', of([three], [refundOf(1), refundOf(1)]), [['a', 1]], 333],
    ['all', of([three]), [['a', 3]], 1000],
    ['what is left', of([three], [refundOf(1)]), [['a', 2]], 667],
    [
      'two lines',
      of([three, { id: 'b', quantity: 1, total: 250 }]),
      [
        ['a', 1],
        ['b', 1],
      ],
      583,
    ],
    ['a line of another order', of([three]), [['z', 1]], 0],
    ['a free line', of([{ id: 'a', quantity: 2, total: 0 }]), [['a', 2]], 0],
  ])('%s', (_, order, chosen, worth) => expect(worthOf(order, new Map(chosen))).toBe(worth))

  it('comes to the whole line, in whatever steps it is given back', () => {
    for (const total of [1, 2, 999, 1000, 1001])
      for (const first of [1, 2, 3, 4]) {
        const line = { id: 'a', quantity: 5, total }
        const one = worthOf(of([line]), new Map([['a', first]]))
        const rest = worthOf(of([line], [refundOf(first)]), new Map([['a', 5 - first]]))
        expect(one + rest).toBe(total)
      }
  })
})

it.each<[string, Order, object[]]>([
  ['untouched', of([three]), [{ item_id: 'a', quantity: 3 }]],
  ['partly refunded', of([three], [refundOf(2)]), [{ item_id: 'a', quantity: 1 }]],
  ['partly returned', of([{ ...three, returned_quantity: 1 }]), [{ item_id: 'a', quantity: 2 }]],
  [
    'returned, of which money went back',
    of([{ ...three, returned_quantity: 1 }], [refundOf(1)]),
    [{ item_id: 'a', quantity: 2 }],
  ],
  ['refunded', of([three], [refundOf(3)]), []],
  ['refunded by amount', of([three], [{ items: null }]), [{ item_id: 'a', quantity: 3 }]],
])('of an order that is %s money can be given back for what is left', (_, order, lines) =>
  expect(refundableLines(order)).toEqual(lines),
)
