import type { Db } from '../../store/database/engine'
import type { LevelRow, Requirement } from './queries'
import { stockRows } from './queries/stock'

export interface StockLine {
  variant_id: string
  quantity: number
}
export interface SoldLine extends StockLine {
  line_item_id: string
}

/**
 * How a variant is counted: `none` when its stock is not managed; `own` by its own quantity, as long as none of
 * its inventory items has a level anywhere; else by `levels` at locations.
 */
export interface VariantStock {
  id: string
  title: string
  counted: 'none' | 'own' | 'levels'
  allow_backorder: boolean
  inventory_quantity: number
  requirements: Requirement[]
}

/** How variants are counted, deleted ones too, with the levels of their inventory items: one query. */
export async function stockOfVariants(
  db: Db,
  variantIds: readonly string[],
): Promise<{ variants: Map<string, VariantStock>; levels: LevelRow[] }> {
  const ids = [...new Set(variantIds)]
  const variants = new Map<string, VariantStock>()
  // An item of several variants comes up under each of them, with the same levels.
  const levels = new Map<string, LevelRow>()
  const rows = ids.length ? await db.rows(stockRows(db), { ids: db.list(ids) }) : []
  for (const row of rows) {
    const { id, title, allow_backorder, inventory_quantity, inventory_item_id, location_id } = row
    let variant = variants.get(id)
    if (!variant) {
      const counted = row.manage_inventory ? 'own' : 'none'
      variant = { id, title, counted, allow_backorder, inventory_quantity, requirements: [] }
      variants.set(id, variant)
    }
    if (inventory_item_id === null) continue
    if (variant.requirements.at(-1)?.inventory_item_id !== inventory_item_id)
      variant.requirements.push({
        variant_id: id,
        inventory_item_id,
        required_quantity: row.required_quantity ?? 1,
      })
    if (location_id === null) continue
    variant.counted = 'levels'
    levels.set(`${inventory_item_id} ${location_id}`, {
      inventory_item_id,
      location_id,
      stocked_quantity: row.stocked_quantity ?? 0,
      reserved_quantity: row.reserved_quantity ?? 0,
    })
  }
  return { variants, levels: [...levels.values()] }
}

/** Quantities of the same key added up, in the order of the keys: updates in id order cannot deadlock. */
export function summed(parts: Iterable<readonly [key: string, quantity: number]>): [string, number][] {
  const sums = new Map<string, number>()
  for (const [key, quantity] of parts) sums.set(key, (sums.get(key) ?? 0) + quantity)
  return [...sums].sort(([a], [b]) => (a < b ? -1 : 1))
}
