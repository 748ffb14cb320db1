import type { Parsed } from '@cartwright/contract'
import { invalidData, notFound } from '../../errors'
import type { Caller } from '../../http/request'
import type { Shop } from '../../shop'
import { stockChannels } from '../product/shopper-pricing'
import { readerPlaceOf } from '../region/reader-place'
import { shopSetup } from '../region/shop-setup'
import { buyableIn } from './buyable'

type Wanted = Parsed<'POST /restock-notifications/variants/:variant_id'>['body']

interface Visitor {
  caller: Caller
  channels?: readonly string[]
  locale?: string
}

/**
 * Puts somebody on the list of those who hear when a variant is back. Once more changes nothing, and is answered alike.
 * @throws not_found for a variant that is not sold there, invalid_data for one that can be bought
 */
export async function askForNotice(
  shop: Shop,
  variant_id: string,
  { email, sales_channel_id, ...place }: Wanted,
  { caller, channels, locale }: Visitor,
): Promise<void> {
  const setup = await shopSetup(shop.db)
  const [channel = null] = stockChannels(setup, channels, sales_channel_id ?? undefined)
  const isBuyable = (await buyableIn(shop.db, [variant_id], channel)).get(variant_id)
  if (isBuyable === undefined) throw notFound('Variant', variant_id)
  if (isBuyable) throw invalidData('This variant can be bought: there is nothing to wait for', 'in_stock')
  await shop.transaction((tx) =>
    tx
      .insert(tx.t.restock_notification)
      .values({
        variant_id,
        email,
        sales_channel_id: channel,
        customer_id: caller.customer?.email === email ? caller.customer.id : null,
        ...readerPlaceOf(setup, place, locale),
      })
      .onConflictDoNothing(),
  )
}
