import { ShopError } from '../../errors'
import type { Db } from '../../store/database/engine'

/** What people call a location. */
export async function placeName(db: Db, id: string): Promise<string> {
  const { stock_location: t } = db.t
  const row = await db.rowWhere(t, { id }, { columns: ['name'] })
  return row?.name ?? id
}

/** What people call what is counted: its title and SKU, as far as it has any. */
async function itemName(db: Db, id: string): Promise<string> {
  const { inventory_item: t } = db.t
  const row = await db.rowWhere(t, { id }, { columns: ['title', 'sku'] })
  if (row?.title && row.sku) return `${row.title} (${row.sku})`
  return row?.title ?? row?.sku ?? id
}

/** The refusal of what needs an item to be stocked at a location, in the names of both. */
export const notStockedAt = async (db: Db, itemId: string, locationId: string): Promise<ShopError> =>
  new ShopError(
    'not_found',
    `${await itemName(db, itemId)} is not stocked at ${await placeName(db, locationId)}`,
  )
