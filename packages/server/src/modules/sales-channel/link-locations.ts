import { notFound } from '../../errors'
import type { Shop } from '../../shop'
import { retrieveSalesChannel } from './queries'

/** The channel sells from this location too. @throws not_found */
export async function addLocation(shop: Shop, id: string, locationId: string): Promise<void> {
  await shop.transaction(async (tx) => {
    const { stock_location, sales_channel_location } = tx.t
    await retrieveSalesChannel(tx, id)
    const known = await tx.rowWhere(stock_location, { id: locationId, deleted_at: null }, { columns: ['id'] })
    if (!known) throw notFound('Stock location', locationId)
    await tx
      .insert(sales_channel_location)
      .values({ sales_channel_id: id, location_id: locationId })
      .onConflictDoNothing()
  })
}

/** Quiet when the channel does not sell from there. @throws not_found for an unknown channel */
export async function removeLocation(shop: Shop, id: string, locationId: string): Promise<void> {
  await shop.transaction(async (tx) => {
    const { sales_channel_location: link } = tx.t
    await retrieveSalesChannel(tx, id)
    await tx.deleteRows(link, { sales_channel_id: id, location_id: locationId })
  })
}
