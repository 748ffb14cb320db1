import { and, asc, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../store/database/engine'
import { prepared } from '../../../store/database/prepared'

/** So many variants are looked at in one go: a few ms, after which others have their turn. */
export const slice = 2000

/** The next variants after an id, with how many of each can be sold. */
export const slices = prepared((db) => {
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
