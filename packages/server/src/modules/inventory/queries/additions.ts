import { and, eq, gte, isNull, or, sql } from 'drizzle-orm'
import type { Addition } from '../../../store/writing/increment-rows'

/** Never below 0 without backorders. */
export const soldOwn: Addition<'product_variant'> = {
  table: 'product_variant',
  column: 'inventory_quantity',
  isSilent: true,
  onlyIf: (variant, by) =>
    or(
      gte(sql`${variant.inventory_quantity} + ${by}`, 0),
      eq(variant.allow_backorder, true),
      eq(variant.manage_inventory, false),
    ),
}

/** What comes back is counted where anything is counted. */
export const returnedOwn: Addition<'product_variant'> = {
  table: 'product_variant',
  column: 'inventory_quantity',
  isSilent: true,
  onlyIf: (variant) => eq(variant.manage_inventory, true),
}

/** As far as there is something left that is not promised. */
export const promised: Addition<'inventory_level'> = {
  table: 'inventory_level',
  column: 'reserved_quantity',
  onlyIf: (level, by) =>
    and(
      isNull(level.deleted_at),
      gte(sql`${level.stocked_quantity} - ${level.reserved_quantity}`, sql`${by}`),
    ),
}

/** Also more than there is. */
export const promisedAnyway: Addition<'inventory_level'> = {
  table: 'inventory_level',
  column: 'reserved_quantity',
  onlyIf: (level) => isNull(level.deleted_at),
}

/** Never below 0. */
export const released: Addition<'inventory_level'> = {
  table: 'inventory_level',
  column: 'reserved_quantity',
  to: (level, by) => sql`case when ${level.reserved_quantity} + ${by} > 0
    then ${level.reserved_quantity} + ${by} else 0 end`,
  onlyIf: (level) => isNull(level.deleted_at),
}

/** Never below 0. */
export const takenOff: Addition<'inventory_level'> = {
  table: 'inventory_level',
  column: 'stocked_quantity',
  onlyIf: (level, by) => and(isNull(level.deleted_at), gte(sql`${level.stocked_quantity} + ${by}`, 0)),
}
