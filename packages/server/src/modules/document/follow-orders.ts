import type { ShopEvent, Subscriber } from '../../events/subscriber'
import type { Shop } from '../../shop'
import { issueDocuments } from './issue-documents'
import { documentSettings, isInvoiced, orderOf } from './queries'

/** What issues the first invoice of an order, by the settings of the shop. */
const begins = { 'order.payment_captured': 'capture', 'order.shipment_created': 'shipment' } as const

/** Where else the money of an order changes, and which table says whose it is. */
const follows = {
  'order.refund_created': 'order',
  'order.refund_failed': 'order',
  'order.canceled': 'order',
  'order.updated': 'order',
  'order-edit.confirmed': 'order_edit',
  'swap.payment_completed': 'swap',
  'swap.refund_processed': 'swap',
  'claim.refund_processed': 'claim_order',
} as const

/**
 * Keeps the papers of orders level with their money: the first invoice when the shop's settings say so, then whatever is due.
 * Heard twice, an event finds nothing left to write.
 */
export const documentsFollow: Subscriber = {
  id: 'documents',
  events: [...Object.keys(begins), ...Object.keys(follows)],
  async handle(shop, event) {
    const orderId = await orderIdOf(shop, event)
    if (!orderId) return
    if (!(await isInvoiced(shop.db, orderId))) {
      const { issue_on } = await documentSettings(shop.db)
      if (begins[event.name as keyof typeof begins] !== issue_on) return
    }
    await issueDocuments(shop, orderId, { isAutomatic: true })
  },
}

async function orderIdOf(shop: Shop, { name, data }: ShopEvent): Promise<string | undefined> {
  const id = String((data as { id?: unknown } | null)?.id ?? '')
  const table = name in begins ? 'order' : follows[name as keyof typeof follows]
  return table === 'order' ? id : orderOf(shop.db, table, id)
}
