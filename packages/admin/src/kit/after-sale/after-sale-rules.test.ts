import type { ClaimOrder, LineItem, Order, PricedShippingOption, Return, Swap } from '@cartwright/contract'
import { describe, expect, it } from 'vitest'
import { labelOf } from './label'
import { mostRefund, priceWithTax, refundOnReceipt } from './money'
import { claimable, returnable } from './quantities'

const line = (id: string, changes: Partial<LineItem> = {}) =>
  ({
    id,
    title: id,
    variant_id: `variant_${id}`,
    quantity: 5,
    fulfilled_quantity: 4,
    shipped_quantity: 3,
    returned_quantity: 0,
    unit_price: 1000,
    subtotal: 5000,
    tax_lines: [{ rate: 20 }],
    ...changes,
  }) as LineItem
const order = (changes: Partial<Order>) =>
  ({
    status: 'pending',
    tax_rate: null,
    items: [line('jug')],
    returns: [],
    swaps: [],
    claims: [],
    ...changes,
  }) as Order
const coming = (quantity: number, changes: Partial<Return> = {}) =>
  ({
    id: 'ret_1',
    status: 'requested',
    swap_id: null,
    claim_order_id: null,
    refund_amount: 1200 * quantity,
    items: [{ item_id: 'jug', quantity, requested_quantity: quantity }],
    ...changes,
  }) as Return
const claim = (changes: Partial<ClaimOrder>) =>
  ({
    id: 'claim_1',
    canceled_at: null,
    claim_items: [{ item_id: 'jug', quantity: 1 }],
    ...changes,
  }) as ClaimOrder
const ofClaim = coming(1, { claim_order_id: 'claim_1' })

describe('how many may come back, and how many may be claimed', () => {
  it.each<[string, Partial<Order>, [string, number][], [string, number][]]>([
    ['what was packed', {}, [['jug', 4]], [['jug', 4]]],
    ['nothing before that', { items: [line('jug', { fulfilled_quantity: 0 })] }, [], []],
    ['less what is back', { items: [line('jug', { returned_quantity: 1 })] }, [['jug', 3]], [['jug', 3]]],
    ['less what is on its way back', { returns: [coming(2)] }, [['jug', 2]], [['jug', 2]]],
    [
      'not less what was called off',
      { returns: [coming(2, { status: 'canceled' })] },
      [['jug', 4]],
      [['jug', 4]],
    ],
    ['nothing once all is announced', { returns: [coming(4)] }, [], []],
    [
      'less what an exchange takes back',
      { swaps: [{ return_order: coming(3, { swap_id: 'swap_1' }) } as Swap] },
      [['jug', 1]],
      [['jug', 1]],
    ],
    [
      'and what an exchange brought',
      {
        swaps: [
          {
            canceled_at: null,
            additional_items: [line('bowl', { fulfilled_quantity: 1 })],
          } as unknown as Swap,
        ],
      },
      [
        ['jug', 4],
        ['bowl', 1],
      ],
      [
        ['jug', 4],
        ['bowl', 1],
      ],
    ],
    [
      'but not what a canceled exchange would have brought',
      { swaps: [{ canceled_at: '2026-11-20', additional_items: [line('bowl')] } as unknown as Swap] },
      [['jug', 4]],
      [['jug', 4]],
    ],
    ['of what was claimed and stays, no second claim', { claims: [claim({})] }, [['jug', 4]], [['jug', 3]]],
    [
      'again once a claim was called off',
      { claims: [claim({ canceled_at: '2026-11-20' })] },
      [['jug', 4]],
      [['jug', 4]],
    ],
    [
      'what is claimed and comes back counts once',
      { claims: [claim({ return_order: ofClaim })], returns: [ofClaim] },
      [['jug', 3]],
      [['jug', 3]],
    ],
    [
      'a line that is no product comes back and is not claimed',
      { items: [line('jug', { variant_id: null })] },
      [['jug', 4]],
      [],
    ],
  ])('%s', (_, changes, back, claimed) => {
    const short = (lines: ReturnType<typeof returnable>) => lines.map(({ line: { id }, most }) => [id, most])
    expect(short(returnable(order(changes)))).toEqual(back)
    expect(short(claimable(order(changes)))).toEqual(claimed)
  })
})

it.each<[string, number, { amount: number; amount_refunded: number; captured_at: string | null }[], number]>([
  ['all that was captured', 5000, [{ amount: 5000, amount_refunded: 0, captured_at: 'then' }], 5000],
  ['nothing before', 5000, [{ amount: 5000, amount_refunded: 0, captured_at: null }], 0],
  ['less what went back', 3000, [{ amount: 5000, amount_refunded: 2000, captured_at: 'then' }], 3000],
  ['never below nothing', -10, [{ amount: 5000, amount_refunded: 5000, captured_at: 'then' }], 0],
])('what may be given back: %s', (_, refundable_amount, payments, most) =>
  expect(mostRefund({ refundable_amount, payments } as Order)).toBe(most),
)

it.each<[number, Partial<PricedShippingOption>, number]>([
  [500, { amount: 500, price_incl_tax: 600 }, 600],
  [300, { amount: 500, price_incl_tax: 600, tax_rates: [{ rate: 20 }] as never }, 360],
  [300, { amount: 500, price_incl_tax: 500, includes_tax: true, tax_rates: [{ rate: 20 }] as never }, 300],
  [0, { amount: null, tax_rates: [{ rate: 20 }] as never }, 0],
])('a way of sending at %i with %o costs %i', (price, option, cost) =>
  expect(priceWithTax(price, option as PricedShippingOption)).toBe(cost),
)

it.each<[string, Return, number, number]>([
  ['all of it', coming(2), 2, 2400],
  ['less what did not come', coming(2), 1, 1200],
  ['less the shipping that was taken off before', coming(2, { refund_amount: 2000 }), 1, 800],
  ['never below nothing', coming(2, { refund_amount: 1000 }), 0, 0],
  ['nothing for a claim, which paid', coming(2, { claim_order_id: 'claim_1' }), 2, 0],
  ['nothing for an exchange, which settles', coming(2, { swap_id: 'swap_1' }), 2, 0],
])('receiving refunds %s', (_, of, pieces, refund) =>
  expect(refundOnReceipt(order({}), of, new Map([['jug', pieces]]))).toBe(refund),
)

it.each<[unknown, ReturnType<typeof labelOf>]>([
  [null, { numbers: [] }],
  [{}, { numbers: [] }],
  [
    {
      label_url: 'https://post.example/1.pdf',
      tracking_number: 'KL1',
      tracking_url: 'https://post.example/KL1',
    },
    { url: 'https://post.example/1.pdf', numbers: ['KL1'], trackingUrl: 'https://post.example/KL1' },
  ],
  [
    { labels: [{ url: 'https://post.example/2.pdf' }], tracking_numbers: ['KL1', 'KL2', 'KL1', 3] },
    { url: 'https://post.example/2.pdf', numbers: ['KL1', 'KL2'] },
  ],
  [{ label: 'javascript:alert(1)', tracking_url: 'data:text/html,x' }, { numbers: [] }],
])('of %o a label is read as %o', (data, label) => expect(labelOf(data as never)).toEqual(label))
