import type { Order } from '@cartwright/contract'
import { describe, expect, it } from 'vitest'
import { addressLines, buyerState, orderDetails } from './order-details'
import { orderEvents } from './order-events'

const order = (more: object = {}) =>
  ({
    id: 'order_1',
    display_id: 7,
    status: 'pending',
    fulfillment_status: 'not_fulfilled',
    email: 'ada@example.com',
    currency_code: 'eur',
    created_at: '2026-05-01T10:00:00.000Z',
    region: { includes_tax: true },
    items: [],
    ...more,
  }) as unknown as Order

describe('the state of an order for its buyer', () => {
  it.each([
    ['pending', 'not_fulfilled', 'received'],
    ['pending', 'requires_action', 'received'],
    ['completed', 'partially_fulfilled', 'packed'],
    ['pending', 'fulfilled', 'packed'],
    ['pending', 'partially_shipped', 'shipped'],
    ['completed', 'shipped', 'shipped'],
    ['completed', 'partially_returned', 'returned'],
    ['canceled', 'shipped', 'canceled'],
  ])('%s and %s is %s', (status, fulfillment_status, state) =>
    expect(buyerState({ status, fulfillment_status } as Order)).toBe(state),
  )
})

describe('the lines of an address', () => {
  const ada = {
    first_name: 'Ada',
    last_name: 'Byron',
    address_1: '1 Mill Lane',
    postal_code: '1010',
    city: 'Vienna',
    phone: '123',
  }
  it.each([
    [{ ...ada, country_code: 'at' }, ['Ada Byron', '1 Mill Lane', '1010 Vienna']],
    [
      { ...ada, country_code: 'at', address_2: ' ', company: 'Looms' },
      ['Ada Byron', 'Looms', '1 Mill Lane', '1010 Vienna'],
    ],
    [{ country_code: 'at' }, []],
  ])('of %o are %o', (address, lines) => expect(addressLines(address)).toEqual(lines))

  it('go from the large to the small in Japan', () =>
    expect(addressLines({ ...ada, country_code: 'jp', province: 'Tokyo' })[0]).toBe('Byron Ada'))
})

it('tells what happened, newest first', () => {
  const told = orderEvents(
    order({
      payments: [
        { id: 'pay', amount: 900, captured_at: '2026-05-02T10:00:00.000Z' },
        { id: 'open', amount: 1 },
      ],
      fulfillments: [
        {
          id: 'ful',
          created_at: '2026-05-03T10:00:00.000Z',
          shipped_at: '2026-05-04T10:00:00.000Z',
          tracking_links: [{ tracking_number: 'KL1', url: null }],
        },
        { id: 'undone', created_at: '2026-05-03T09:00:00.000Z', canceled_at: '2026-05-03T09:30:00.000Z' },
      ],
      returns: [
        {
          id: 'ret',
          status: 'received',
          created_at: '2026-05-06T10:00:00.000Z',
          received_at: '2026-05-08T10:00:00.000Z',
        },
      ],
      refunds: [{ id: 'ref', amount: 300, created_at: '2026-05-08T10:00:00.000Z' }],
    }),
  )
  expect(told.map(({ kind }) => kind)).toEqual([
    'refunded',
    'returned',
    'return_requested',
    'shipped',
    'packed',
    'paid',
    'placed',
  ])
  expect(told[3]).toMatchObject({ tracking: [{ number: 'KL1', url: null }] })
})

it('makes plain data of an order', () =>
  expect(
    orderDetails(
      order({
        shipping_address: { first_name: 'Ada', city: 'Vienna', country_code: 'at' },
        shipping_methods: [{ shipping_option: { name: 'Post' }, price: 5 }],
        fulfillments: [
          { id: 'a', created_at: '2026-05-03T10:00:00.000Z', tracking_links: [{ tracking_number: 'KL1' }] },
          { id: 'b', canceled_at: '2026-05-03T10:00:00.000Z', tracking_links: [{ tracking_number: 'KL2' }] },
        ],
      }),
    ),
  ).toMatchObject({
    number: 7,
    first_name: 'Ada',
    inclusive: true,
    delivery: ['Post'],
    address: ['Ada', 'Vienna'],
    country: 'at',
    tracking: [{ number: 'KL1', url: null }],
    state: 'received',
  }))

describe('who is billed for an order', () => {
  const home = { first_name: 'Ada', city: 'Vienna', country_code: 'at' }
  it.each([
    ['nobody else', { shipping_address: home, billing_address: { ...home } }, undefined],
    [
      'another address',
      { shipping_address: home, billing_address: { ...home, city: 'Graz' } },
      { lines: ['Ada', 'Graz'], country: 'at' },
    ],
    ['who gets no parcel', { billing_address: home }, { lines: ['Ada', 'Vienna'], country: 'at' }],
  ])('is told where it is %s', (_, addresses, billing) =>
    expect(orderDetails(order(addresses)).billing).toEqual(billing),
  )
  it('and how the payment stands, where there is something to pay', () => {
    expect(orderDetails(order({ payment_status: 'captured', total: 900 })).payment).toBe('captured')
    expect(orderDetails(order({ payment_status: 'awaiting', total: 0 })).payment).toBeUndefined()
  })
})
