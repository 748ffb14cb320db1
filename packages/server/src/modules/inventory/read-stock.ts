import type { ProductStock, StockLevel, VariantStock } from '@cartwright/contract'
import type { Db } from '../../store/database/engine'
import { groupBy } from '../../store/reading/group-by'
import { sellingPlaces, stockRowsBy } from './queries/stock'

interface StockRow {
  variant_id: string
  product_id: string
  sku: string | null
  manage_inventory: boolean
  allow_backorder: boolean
  inventory_quantity: number
  inventory_item_id: string | null
  required_quantity: number | null
  location_id: string | null
  stocked_quantity: number | null
  reserved_quantity: number | null
  incoming_quantity: number | null
}
const ofProducts = stockRowsBy((db) => db.t.product_variant.product_id)

/** The locations that any sales channel sells from. */
export const sellingLocations = async (db: Db): Promise<Set<string>> =>
  new Set((await db.rows(sellingPlaces(db))).map((row) => row.location_id))

/** The stock of each variant of these products, by location and as the shop sells it. */
export async function stockOfProducts(db: Db, productIds: readonly string[]): Promise<VariantStock[]> {
  if (productIds.length === 0) return []
  const rows = await db.rows(ofProducts(db), { ids: db.list([...new Set(productIds)]) })
  const places = await sellingLocations(db)
  return [...groupBy(rows, (row) => row.variant_id).values()].map((group) => stockOf(group, places))
}

/** The same, added up for each product. */
export async function stockSums(db: Db, productIds: readonly string[]): Promise<ProductStock[]> {
  const variants = groupBy(await stockOfProducts(db, productIds), ({ product_id }) => product_id)
  return [...new Set(productIds)].map((id) => sumOf(id, variants.get(id) ?? []))
}

function stockOf(rows: readonly StockRow[], places: ReadonlySet<string>): VariantStock {
  const { variant_id, product_id, sku, manage_inventory, allow_backorder, inventory_quantity } =
    rows[0] as StockRow
  const levels = rows.flatMap(levelOf)
  const counted = !manage_inventory ? 'none' : levels.length > 0 ? 'levels' : 'own'
  const available =
    counted === 'none' ? null : counted === 'own' ? inventory_quantity : sellable(rows, levels, places)
  return { variant_id, product_id, sku, counted, allow_backorder, available, levels }
}

function levelOf(row: StockRow): StockLevel[] {
  const { inventory_item_id, location_id, stocked_quantity, reserved_quantity, incoming_quantity } = row
  if (inventory_item_id === null || location_id === null) return []
  const stocked = stocked_quantity ?? 0
  const reserved = reserved_quantity ?? 0
  return [
    {
      inventory_item_id,
      location_id,
      required_quantity: row.required_quantity ?? 1,
      stocked,
      reserved,
      incoming: incoming_quantity ?? 0,
      available: stocked - reserved,
    },
  ]
}

/** As many pieces as the scarcest of its items allows, at the places that sales channels sell from. */
function sellable(rows: readonly StockRow[], levels: StockLevel[], places: ReadonlySet<string>): number {
  const items = new Map(
    rows.flatMap((row) =>
      row.inventory_item_id === null ? [] : [[row.inventory_item_id, row.required_quantity ?? 1] as const],
    ),
  )
  const allowed = [...items].map(([item, required]) => {
    let available = 0
    for (const level of levels)
      if (level.inventory_item_id === item && places.has(level.location_id)) available += level.available
    return Math.floor(available / required)
  })
  return Math.min(...allowed)
}

function sumOf(product_id: string, variants: readonly VariantStock[]): ProductStock {
  const counted = variants.filter((variant) => variant.counted !== 'none')
  const add = (part: (variant: VariantStock) => number) => counted.reduce((sum, one) => sum + part(one), 0)
  const levels = (part: (level: StockLevel) => number) => (variant: VariantStock) =>
    variant.levels.reduce((sum, level) => sum + part(level), 0)
  const own = (variant: VariantStock) => (variant.counted === 'own' ? (variant.available ?? 0) : 0)
  return {
    product_id,
    variant_count: variants.length,
    counted_count: counted.length,
    sold_out_count: counted.filter(({ available }) => (available ?? 0) <= 0).length,
    stocked: add((variant) => own(variant) + levels(({ stocked }) => stocked)(variant)),
    reserved: add(levels(({ reserved }) => reserved)),
    incoming: add(levels(({ incoming }) => incoming)),
    available: counted.length === 0 ? null : add(({ available }) => available ?? 0),
  }
}
