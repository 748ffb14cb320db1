import type { Db } from '../../shop'

type Metadata = Record<string, unknown> | null

export interface OrderInLanguage {
  id: string
  metadata?: Metadata
  customer?: { metadata?: Metadata } | null
  cart_id?: string | null
}

/**
 * The language of each order by its id: what whoever ordered chose, on the order, else as a customer; else what their browser
 * asked for with the cart. Without one that nobody chose.
 */
export async function localesOfOrders(
  db: Db,
  orders: readonly OrderInLanguage[],
): Promise<Map<string, string>> {
  const locales = new Map<string, string>()
  const open = new Map<string, string>()
  for (const { id, metadata, customer, cart_id } of orders) {
    const chosen = metadata?.locale ?? customer?.metadata?.locale
    if (typeof chosen === 'string') locales.set(id, chosen)
    else if (cart_id) open.set(cart_id, id)
  }
  if (open.size === 0) return locales
  const { cart } = db.t
  const carts = await db.rowsWhere(cart, { id: [...open.keys()] }, { columns: ['id', 'context'] })
  for (const { id, context } of carts) {
    const order = open.get(id)
    if (order && typeof context?.locale === 'string') locales.set(order, context.locale)
  }
  return locales
}
