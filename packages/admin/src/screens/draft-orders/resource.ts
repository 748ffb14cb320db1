import type { DraftOrder } from '@cartwright/contract'
import { resource } from '../../kit/resource/resource'

export const draftOrders = resource({
  list: 'GET /admin/draft-orders',
  rows: (reply) => reply.draft_orders,
  create: 'POST /admin/draft-orders',
  update: 'POST /admin/draft-orders/:id',
  remove: 'DELETE /admin/draft-orders/:id',
})

export const customers = resource({
  list: 'GET /admin/customers',
  rows: (reply) => reply.customers,
})

/** As badges know it: a draft that waits for its money is open in the API. */
export const draftStatus = ({ status }: DraftOrder): string => (status === 'open' ? 'draft' : status)

/** What people call a draft: orders have numbers of their own. */
export const draftNumber = ({ display_id }: DraftOrder): string => `#${display_id}`
