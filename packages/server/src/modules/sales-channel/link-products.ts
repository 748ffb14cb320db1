import { invalidRequest } from '../../errors'
import type { Shop } from '../../shop'
import { retrieveSalesChannel } from './queries'

/** Offers products in a channel; those already there stay. @throws 400 naming unknown products */
export async function addProducts(shop: Shop, id: string, given: readonly string[]): Promise<void> {
  const ids = [...new Set(given)]
  await shop.transaction(async (tx) => {
    const { product, product_sales_channel } = tx.t
    await retrieveSalesChannel(tx, id)
    if (ids.length === 0) return
    const known = await tx.rowsWhere(product, { id: ids, deleted_at: null }, { columns: ['id'] })
    const unknown = ids.filter((wanted) => !known.some((row) => row.id === wanted))
    if (unknown.length) throw invalidRequest([`Products ${unknown.join(', ')} do not exist`])
    await tx
      .insert(product_sales_channel)
      .values(ids.map((product_id) => ({ product_id, sales_channel_id: id })))
      .onConflictDoNothing()
  })
}

/** Quiet for products that are not in the channel. */
export async function removeProducts(shop: Shop, id: string, ids: readonly string[]): Promise<void> {
  await shop.transaction(async (tx) => {
    const { product_sales_channel: link } = tx.t
    await retrieveSalesChannel(tx, id)
    if (ids.length === 0) return
    await tx.deleteRows(link, { sales_channel_id: id, product_id: ids })
  })
}
