import type { DraftOrder, PricedShippingOption, PricedVariant } from '@cartwright/contract'
import type { FakeRoutes } from '@cartwright/sdk/testing'
import { ada, address, europe, jug, order, variant } from '../../testing/examples'

const [line] = order.items ?? []

/** Ada wrote for two jugs and a mended lamp. */
export const draft = {
  id: 'dorder_1',
  display_id: '7',
  status: 'open',
  cart_id: 'cart_draft',
  order_id: null,
  created_at: '2026-11-18T09:24:00.000Z',
  updated_at: '2026-11-18T09:24:00.000Z',
  metadata: { source: 'phone' },
  no_notification_order: false,
  order: null,
  cart: {
    id: 'cart_draft',
    email: 'ada@example.com',
    customer: ada,
    region: europe,
    region_id: europe.id,
    shipping_address: address,
    billing_address: address,
    discounts: [],
    items: [
      line,
      {
        ...line,
        id: 'item_mend',
        title: 'Mending',
        description: null,
        variant_id: null,
        unit_price: 2500,
        quantity: 1,
      },
    ],
    shipping_methods: [
      {
        id: 'sm_1',
        shipping_option_id: 'so_parcel',
        price: 900,
        shipping_option: { name: 'Parcel', amount: 900 },
      },
    ],
    subtotal: 19300,
    shipping_total: 900,
    tax_total: 3540,
    discount_total: 0,
    gift_card_total: 0,
    total: 23740,
  },
} as unknown as DraftOrder

export const paidDraft = {
  ...draft,
  status: 'completed',
  order_id: order.id,
  order,
} as DraftOrder

export const parcel = {
  id: 'so_parcel',
  name: 'Parcel',
  amount: 900,
  region_id: europe.id,
} as PricedShippingOption

export const ashJug = {
  ...variant('variant_ash', 'Ash', 'JUG-ASH', 14, 8400),
  calculated_price: 8400,
  product: jug,
} as unknown as PricedVariant

const page = (count: number) => ({ count, offset: 0, limit: 20 })

export const draftAnswers: FakeRoutes = {
  'GET /admin/draft-orders': { draft_orders: [draft], ...page(1) },
  'GET /admin/draft-orders/:id': { draft_order: draft },
  'GET /admin/variants': { variants: [ashJug], ...page(1) },
  'GET /admin/shipping-options': { shipping_options: [parcel], ...page(1) },
}
