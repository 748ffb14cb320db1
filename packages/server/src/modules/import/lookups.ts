import { invalidData } from '../../errors'
import type { Db, Tx } from '../../shop'
import { findLocations } from '../inventory/queries'

/** What the whole import refers to, found once. */
export interface ImportSettings {
  currency: string
  channel: string | null
  /** Where imported stock lies; null when the shop sells from no location and variants count for themselves. */
  location: string | null
  defaultProfile: string | null
  giftCardProfile: string | null
}

/**
 * Stock goes to the location that is named, else to the store's default location if the default channel sells from
 * it, else to the first location of that channel.
 * @throws invalid_data for an unknown currency or location
 */
export async function settingsFor(
  db: Db,
  wanted: { currency?: string; location?: string },
): Promise<ImportSettings> {
  const { store, currency, stock_location, shipping_profile } = db.t
  const [own] = await db
    .select({
      currency: store.default_currency_code,
      channel: store.default_sales_channel_id,
      location: store.default_location_id,
    })
    .from(store)
  const code = (wanted.currency ?? own?.currency ?? 'usd').toLowerCase()
  const known = await db.rowWhere(currency, { code }, { columns: ['code'] })
  if (!known) throw invalidData(`currency: ${code} is not a currency code; write it like usd or eur`)
  if (wanted.location) {
    const place = await db.rowWhere(
      stock_location,
      { id: wanted.location, deleted_at: null },
      { columns: ['id'] },
    )
    if (!place) throw invalidData(`location: there is no stock location ${wanted.location}`)
  }
  const places = await findLocations(db, own?.channel ? [own.channel] : [])
  const standard = places.find((id) => id === own?.location) ?? places[0] ?? null
  const profiles = await db.rowsWhere(
    shipping_profile,
    { deleted_at: null },
    { columns: ['id', 'type'], orderBy: ['id'] },
  )
  return {
    currency: code,
    channel: own?.channel ?? null,
    location: wanted.location ?? standard,
    defaultProfile: profiles.find(({ type }) => type === 'default')?.id ?? null,
    giftCardProfile: profiles.find(({ type }) => type === 'gift_card')?.id ?? null,
  }
}

/** The name under which imported sale prices are kept. */
export const saleListName = 'Imported sale prices'

/** The list of imported sale prices, made. */
export async function createSaleList(tx: Tx): Promise<string | null> {
  const { price_list } = tx.t
  const [made] = await tx
    .insert(price_list)
    .values({
      name: saleListName,
      description: 'Prices that an imported file marked down',
      type: 'sale',
      status: 'active',
    })
    .returning({ id: price_list.id })
  return made?.id ?? null
}
