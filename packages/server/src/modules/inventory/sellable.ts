import type { NumberFilter } from '@cartwright/contract'
import { and, asc, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../store/database/engine'
import { prepared } from '../../store/database/prepared'

interface Sellable {
  id: string
  product_id: string
  /** Null for a variant that is not counted. */
  available: number | null
}

/** So many variants are looked at in one go: a few ms, after which others have their turn. */
const slice = 2000

const slices = prepared((db) => {
  const { product_variant: variant } = db.t
  return db
    .select({
      id: variant.id,
      product_id: variant.product_id,
      available: sellableOf(db).as('available'),
    })
    .from(variant)
    .where(and(gt(variant.id, sql.placeholder('after')), isNull(variant.deleted_at)))
    .orderBy(asc(variant.id))
    .limit(slice)
})

/**
 * The variants of which the shop could sell so many, up to as many as are wanted. What is left of a variant stands in no
 * index, as that would slow down every sale: all are looked at, in slices, so that nobody else waits for it.
 */
export async function sellingVariants(
  db: Db,
  pieces: NumberFilter,
  most = Number.POSITIVE_INFINITY,
): Promise<Pick<Sellable, 'id' | 'product_id'>[]> {
  const found: Sellable[] = []
  for (let after: string | undefined = ''; after !== undefined && found.length < most; ) {
    const rows: Sellable[] = await db.rows<Sellable>(slices(db), { after })
    for (const row of rows)
      if (row.available !== null && meets(Number(row.available), pieces)) found.push(row)
    after = rows.length < slice ? undefined : rows.at(-1)?.id
  }
  return found.slice(0, most)
}

function meets(number: number, filter: NumberFilter): boolean {
  if (typeof filter !== 'object') return number === filter
  const { lt, lte, gt, gte } = filter
  return (
    (lt === undefined || number < lt) &&
    (lte === undefined || number <= lte) &&
    (gt === undefined || number > gt) &&
    (gte === undefined || number >= gte)
  )
}

/** As `stockOfProducts` counts: at the locations that sales channels sell from, where anything of it lies anywhere. */
function sellableOf(db: Db): SQL<number | null> {
  const {
    product_variant: variant,
    product_variant_inventory_item: link,
    inventory_level: level,
    sales_channel_location: place,
  } = db.t
  const items = and(eq(link.variant_id, variant.id), isNull(link.deleted_at))
  const levels = and(eq(level.inventory_item_id, link.inventory_item_id), isNull(level.deleted_at))
  // Not "exists": PostgreSQL would look up all that lies anywhere beforehand, anew for each slice.
  const level_id = sql`(${db
    .select({ id: sql`${level.id}`.as('id') })
    .from(link)
    .innerJoin(level, levels)
    .where(items)
    .limit(1)})`
  const selling = db.select({ id: place.location_id }).from(place).where(isNull(place.deleted_at))
  const available = sql`(${db
    .select({ sum: sql`coalesce(sum(${level.stocked_quantity} - ${level.reserved_quantity}), 0)`.as('sum') })
    .from(level)
    .where(and(levels, inArray(level.location_id, selling)))})`
  const scarcest = sql`(${db
    .select({ pieces: sql`min(${floored(available, sql`${link.required_quantity}`)})`.as('pieces') })
    .from(link)
    .where(items)})`
  return sql`case when not ${variant.manage_inventory} then null when ${level_id} is not null then ${scarcest} else ${variant.inventory_quantity} end`
}

/** Division down to the lesser number; that of the databases goes towards zero. */
const floored = (number: SQL, by: SQL): SQL =>
  sql`((${number} - ((${number} % ${by}) + ${by}) % ${by}) / ${by})`
