import type { Db } from '../../store/database/engine'

/** What files name things by, read once for each file. */
export interface Lookups {
  /** The id of the region with a name, spelled so or else in other case. */
  regions: (name: string) => string | undefined
  /** Codes in lower case. */
  currencies: ReadonlySet<string>
  collections: ReadonlyMap<string, string>
  categories: ReadonlyMap<string, string>
  /** Channel ids by id and by name. */
  channels: ReadonlyMap<string, string>
}

/** What the price columns of a file may name. */
export async function priceLookups(db: Db): Promise<Pick<Lookups, 'regions' | 'currencies'>> {
  const { region, currency } = db.t
  const codes = await db.rowsWhere(currency, {}, { columns: ['code'] })
  const rows = await db.rowsWhere(region, { deleted_at: null }, { columns: ['id', 'name'] })
  const exact = new Map(rows.map(({ id, name }) => [name.trim(), id]))
  const anyCase = new Map(rows.map(({ id, name }) => [name.trim().toLowerCase(), id]))
  return {
    regions: (name) => exact.get(name.trim()) ?? anyCase.get(name.trim().toLowerCase()),
    currencies: new Set(codes.map(({ code }) => code)),
  }
}

export async function readLookups(db: Db): Promise<Lookups> {
  const { product_collection: collection, product_category: category, sales_channel: channel } = db.t
  const collections = await db.rowsWhere(collection, { deleted_at: null }, { columns: ['id', 'handle'] })
  const categories = await db.rowsWhere(category, {}, { columns: ['id', 'handle'] })
  const channels = await db.rowsWhere(channel, { deleted_at: null }, { columns: ['id', 'name'] })
  return {
    ...(await priceLookups(db)),
    collections: new Map(collections.map(({ id, handle }) => [handle ?? '', id])),
    categories: new Map(categories.map(({ id, handle }) => [handle, id])),
    channels: new Map([
      ...channels.map(({ id, name }) => [name, id] as const),
      ...channels.map(({ id }) => [id, id] as const),
    ]),
  }
}
