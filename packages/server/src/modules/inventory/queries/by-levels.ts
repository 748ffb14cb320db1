import type { Parsed } from '@cartwright/contract'
import { and, eq, exists, inArray, isNull, not, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../store/database/engine'
import { type Filter, measures } from '../../../store/reading/filters'

type Query = Pick<
  Parsed<'GET /admin/inventory-items'>['query'],
  'location_id' | 'available_quantity' | 'is_stocked'
>

/** Whether the query asks for what lies at locations: that changes while the items do not. */
export const isByLevels = ({ location_id, available_quantity, is_stocked }: Query): boolean =>
  location_id !== undefined || available_quantity !== undefined || is_stocked !== undefined

/** Narrows items by what lies of them at the locations asked for, or at all. */
export function byLevels(db: Db, { location_id, available_quantity, is_stocked }: Query): Filter[] {
  const { inventory_item: item, inventory_level: level } = db.t
  const of = and(eq(level.inventory_item_id, item.id), isNull(level.deleted_at))
  const here = and(of, location_id && inArray(level.location_id, location_id.length ? location_id : ['']))
  const any = (where: SQL | undefined) =>
    exists(
      db
        .select({ one: sql`1`.as('one') })
        .from(level)
        .where(where),
    )
  const sum = sql`(${db
    .select({ sum: sql`sum(${level.stocked_quantity} - ${level.reserved_quantity})`.as('sum') })
    .from(level)
    .where(here)})`
  return [
    location_id && any(here),
    is_stocked === undefined ? undefined : is_stocked ? any(of) : not(any(of)),
    measures(sum, available_quantity),
  ]
}
