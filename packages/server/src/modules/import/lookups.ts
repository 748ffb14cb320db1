import { and, eq, isNull } from 'drizzle-orm'
import { invalidData } from '../../errors'
import type { Db, Tx } from '../../shop'
import { findLocations } from '../inventory/queries'
import { upsertByValue } from '../product/tags-and-types'
import type { ImportedProduct } from './imported-product'

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
  const [known] = await db.select({ code: currency.code }).from(currency).where(eq(currency.code, code))
  if (!known) throw invalidData(`currency: ${code} is not a currency code; write it like usd or eur`)
  if (wanted.location) {
    const [place] = await db
      .select({ id: stock_location.id })
      .from(stock_location)
      .where(and(eq(stock_location.id, wanted.location), isNull(stock_location.deleted_at)))
    if (!place) throw invalidData(`location: there is no stock location ${wanted.location}`)
  }
  const places = await findLocations(db, own?.channel ? [own.channel] : [])
  const standard = places.find((id) => id === own?.location) ?? places[0] ?? null
  const profiles = await db
    .select({ id: shipping_profile.id, type: shipping_profile.type })
    .from(shipping_profile)
    .where(isNull(shipping_profile.deleted_at))
    .orderBy(shipping_profile.id)
  return {
    currency: code,
    channel: own?.channel ?? null,
    location: wanted.location ?? standard,
    defaultProfile: profiles.find(({ type }) => type === 'default')?.id ?? null,
    giftCardProfile: profiles.find(({ type }) => type === 'gift_card')?.id ?? null,
  }
}

/** What a batch refers to by name, found or made once for all its products. */
export interface Lookups {
  types: ReadonlyMap<string, string>
  tags: ReadonlyMap<string, string>
  /** The price list of imported sale prices; null while nothing is on sale. */
  saleList: string | null
}

export const lookupsFor = async (tx: Tx, products: readonly ImportedProduct[]): Promise<Lookups> => ({
  types: await idsByValue(
    tx,
    'product_type',
    products.flatMap(({ type }) => type ?? []),
  ),
  tags: await idsByValue(
    tx,
    'product_tag',
    products.flatMap(({ tags }) => tags),
  ),
  saleList:
    (await findSaleList(tx)) ??
    (products.some(({ variants }) => variants.some(({ sale_amount }) => sale_amount !== null))
      ? await createSaleList(tx)
      : null),
})

async function idsByValue(
  tx: Tx,
  kind: 'product_tag' | 'product_type',
  wanted: readonly string[],
): Promise<Map<string, string>> {
  const values = [...new Set(wanted)].sort()
  const ids = await upsertByValue(
    tx,
    kind,
    values.map((value) => ({ value })),
  )
  return new Map(values.map((value, at) => [value, ids[at] as string]))
}

/** The name under which imported sale prices are kept. */
export const saleListName = 'Imported sale prices'

export async function findSaleList(db: Db): Promise<string | null> {
  const { price_list } = db.t
  const [known] = await db
    .select({ id: price_list.id })
    .from(price_list)
    .where(and(eq(price_list.name, saleListName), isNull(price_list.deleted_at)))
    .orderBy(price_list.id)
    .limit(1)
  return known?.id ?? null
}

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
