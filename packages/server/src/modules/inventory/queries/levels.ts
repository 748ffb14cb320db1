import { and, eq, gt } from 'drizzle-orm'
import type { Tx } from '../../../store/database/engine'

const isAt = (tx: Tx, itemId: string, locationId: string) => {
  const { inventory_level: level } = tx.t
  return and(eq(level.inventory_item_id, itemId), eq(level.location_id, locationId))
}

/** Deletes what is kept of an item at a location, unless some of it is reserved; answers what it was. */
export async function deleteUnreservedLevel(tx: Tx, itemId: string, locationId: string) {
  const { inventory_level: level } = tx.t
  return tx
    .delete(level)
    .where(and(isAt(tx, itemId, locationId), eq(level.reserved_quantity, 0)))
    .returning({ id: level.id })
}

/** What is kept of an item at a location, if some of it is reserved. */
export async function reservedLevels(tx: Tx, itemId: string, locationId: string) {
  const { inventory_level: level } = tx.t
  return tx
    .select({ id: level.id })
    .from(level)
    .where(and(isAt(tx, itemId, locationId), gt(level.reserved_quantity, 0)))
}
