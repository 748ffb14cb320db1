import type {
  ClaimOrder,
  Fulfillment,
  Order,
  PricedShippingOption,
  PricedVariant,
  Return,
  Swap,
} from '@cartwright/contract'
import type { FakeRoutes } from '@cartwright/sdk/testing'
import { order, variant } from '../../../testing/examples'

// What came after the sale in the small named world, for tests and stories.

const at = '2026-11-20T08:00:00.000Z'

/** Paid and sent: two jugs and a lamp, with 20 % of tax. */
export const sentOrder: Order = {
  ...order,
  payment_status: 'captured',
  fulfillment_status: 'shipped',
  tax_rate: null,
  payments: order.payments?.map((payment) => ({ ...payment, captured_at: at })),
  items: order.items?.map((item) => ({
    ...item,
    tax_lines: [{ rate: 20 } as never],
    fulfilled_quantity: item.quantity,
    shipped_quantity: item.quantity,
  })),
}

export const asked = {
  id: 'ret_1',
  status: 'requested',
  order_id: order.id,
  swap_id: null,
  claim_order_id: null,
  location_id: null,
  refund_amount: 20160,
  shipping_data: {
    label_url: 'https://post.example/ret_1.pdf',
    tracking_number: 'KL1',
    tracking_url: 'https://post.example/KL1',
  },
  received_at: null,
  created_at: at,
  items: [
    {
      item_id: 'item_jug',
      quantity: 2,
      requested_quantity: 2,
      received_quantity: null,
      note: 'A crack',
      reason: { label: 'Wrong size' },
    },
  ],
} as unknown as Return

export const packed = {
  id: 'ful_1',
  created_at: at,
  shipped_at: null,
  canceled_at: null,
  tracking_numbers: [],
  items: [{ item_id: 'item_new', quantity: 1 }],
} as unknown as Fulfillment

export const swapBack = {
  ...asked,
  id: 'ret_2',
  order_id: null,
  swap_id: 'swap_1',
  shipping_data: null,
} as Return

/** Not agreed to yet. */
export const offered = {
  id: 'swap_1',
  order_id: order.id,
  cart_id: 'cart_swap',
  created_at: at,
  confirmed_at: null,
  canceled_at: null,
  payment_status: 'not_paid',
  fulfillment_status: 'not_fulfilled',
  difference_due: null,
  return_order: swapBack,
  additional_items: [{ id: 'item_new', title: 'Wide bowl', quantity: 1 }],
  fulfillments: [],
} as unknown as Swap

/** Agreed to; the customer pays. */
export const agreed = {
  ...offered,
  confirmed_at: at,
  payment_status: 'awaiting',
  difference_due: 1500,
} as Swap

/** What a customer photographed: a torn parcel, drawn. */
const photo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="#c8a878" d="M0 0h4v3H0z"/><path fill="#6b4e2e" d="M1.8 0h.4L2 1.2z"/></svg>',
)}`

export const claimed = {
  id: 'claim_1',
  order_id: order.id,
  type: 'replace',
  created_at: at,
  canceled_at: null,
  payment_status: 'na',
  fulfillment_status: 'not_fulfilled',
  refund_amount: null,
  claim_items: [
    {
      id: 'ci_1',
      item_id: 'item_lamp',
      quantity: 1,
      reason: 'missing_item',
      note: 'Not in the parcel',
      images: [{ id: 'cimg_1', url: photo }],
      tags: [{ id: 'ctag_1', value: 'courier' }],
    },
  ],
  additional_items: [{ id: 'item_lamp_2', title: 'Paper lamp', quantity: 1 }],
  shipping_methods: [{ id: 'sm_2' }],
  fulfillments: [],
  return_order: null,
} as unknown as ClaimOrder

const option = (id: string, name: string, amount: number, is_return: boolean) =>
  ({
    id,
    name,
    amount,
    is_return,
    price_incl_tax: amount * 1.2,
    tax_rates: [{ rate: 20 }],
  }) as unknown as PricedShippingOption

export const bowl = {
  ...variant('variant_bowl', 'Ash', 'BOWL-ASH', 7, 10000),
  calculated_price: 10000,
  calculated_price_incl_tax: 12000,
  product: { id: 'prod_bowl', title: 'Wide bowl' },
} as unknown as PricedVariant

/** What the wizards ask for. */
export const afterSaleAnswers: FakeRoutes = {
  'GET /admin/return-reasons': {
    return_reasons: [
      { id: 'rr_size', value: 'size', label: 'Wrong size', parent_return_reason_id: null } as never,
    ],
  },
  'GET /admin/shipping-options': ({ query }) => ({
    shipping_options:
      query.get('is_return') === 'true'
        ? [option('so_back', 'Post back', 500, true)]
        : [option('so_parcel', 'Parcel', 900, false)],
    count: 1,
    offset: 0,
    limit: 100,
  }),
  'GET /admin/stock-locations': {
    stock_locations: [
      { id: 'sloc_north', name: 'North' } as never,
      { id: 'sloc_south', name: 'South' } as never,
    ],
    count: 2,
    offset: 0,
    limit: 1000,
  },
  'GET /admin/variants': { variants: [bowl], count: 1, offset: 0, limit: 20 },
  'GET /admin/swaps/:id': { swap: { ...offered, cart: { id: 'cart_swap', total: 1500 } as never } },
}
