import type { Db } from '../../store/engine'
import { groupBy } from '../../store/group-by'
import { prepared } from '../../store/prepared'
import { findLevels, findRequirements, type LevelRow, type Requirement } from './queries'

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

const stockColumns = prepared((db) => {
  const { product_variant: variant } = db.t
  return db
    .select({
      id: variant.id,
      title: variant.title,
      manage_inventory: variant.manage_inventory,
      allow_backorder: variant.allow_backorder,
      inventory_quantity: variant.inventory_quantity,
    })
    .from(variant)
    .where(db.inList(variant.id, 'ids'))
})

type VariantRow = Omit<VariantStock, 'counted' | 'requirements'> & { manage_inventory: boolean }

/** How variants are counted, deleted ones too, with the levels of their inventory items. */
export async function stockOfVariants(
  db: Db,
  variantIds: readonly string[],
): Promise<{ variants: Map<string, VariantStock>; levels: LevelRow[] }> {
  const ids = [...new Set(variantIds)]
  if (ids.length === 0) return { variants: new Map(), levels: [] }
  const rows = await db.rows<VariantRow>(stockColumns(db), { ids: db.list(ids) })
  const managed = rows.filter((row) => row.manage_inventory).map((row) => row.id)
  const requirements = await findRequirements(db, managed)
  const levels = await findLevels(
    db,
    requirements.map((one) => one.inventory_item_id),
  )
  const stocked = new Set(levels.map((level) => level.inventory_item_id))
  const byVariant = groupBy(requirements, (one) => one.variant_id)
  const variants = rows.map(({ manage_inventory, ...row }): [string, VariantStock] => {
    const own = byVariant.get(row.id) ?? []
    const located = own.some((one) => stocked.has(one.inventory_item_id))
    const counted = !manage_inventory ? 'none' : located ? 'levels' : 'own'
    return [row.id, { ...row, counted, requirements: own }]
  })
  return { variants: new Map(variants), levels }
}

/** Quantities of the same key added up, in the order of the keys: updates in id order cannot deadlock. */
export function summed(parts: Iterable<readonly [key: string, quantity: number]>): [string, number][] {
  const sums = new Map<string, number>()
  for (const [key, quantity] of parts) sums.set(key, (sums.get(key) ?? 0) + quantity)
  return [...sums].sort(([a], [b]) => (a < b ? -1 : 1))
}
