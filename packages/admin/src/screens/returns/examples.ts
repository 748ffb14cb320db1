import type { Return } from '@cartwright/contract'
import type { FakeRoutes } from '@cartwright/sdk/testing'
import { order } from '../../testing/examples'

// Returns of the small named world, for tests and stories.

export const asked: Return = {
  id: 'ret_1',
  status: 'requested',
  swap_id: null,
  claim_order_id: null,
  order_id: order.id,
  shipping_data: null,
  location_id: null,
  refund_amount: 2450,
  no_notification: null,
  idempotency_key: null,
  received_at: null,
  created_at: '2026-11-19T08:00:00.000Z',
  updated_at: '2026-11-19T08:00:00.000Z',
  metadata: null,
  order,
  items: [{ item_id: 'item_jug', return_id: 'ret_1', quantity: 2 } as never],
}
export const exchanged: Return = {
  ...asked,
  id: 'ret_2',
  status: 'received',
  order_id: null,
  order: null,
  swap_id: 'swap_1',
  swap: { order: { ...order, id: 'order_7', display_id: 7 } } as never,
}

export const returnAnswers: FakeRoutes = {
  'GET /admin/returns': { returns: [asked, exchanged], count: 2, offset: 0, limit: 20 },
}
