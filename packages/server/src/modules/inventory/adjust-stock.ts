import type { InventoryAdjustmentReason, InventoryMovement, Parsed } from '@cartwright/contract'
import { invalidData, notAllowed, notFound } from '../../errors'
import { emitAll } from '../../events/emit'
import type { Shop } from '../../shop'
import type { Tx } from '../../store/database/engine'
import { type Movement, noteMovements } from './movements'
import { notStockedAt, placeName } from './said-of-stock'

type Adjustment = Parsed<'POST /admin/inventory-items/:id/location-levels/:location_id/adjust'>['body']

export interface Why {
  reason: InventoryAdjustmentReason | 'set' | 'imported'
  note?: string | null
}
export interface Target {
  inventory_item_id: string
  location_id: string
  stocked_quantity: number
  /** Where it is not the reason of all. */
  reason?: Why['reason']
}

/**
 * Changes what lies of an item at a location, and writes down why. Returns the movement, or nothing when it changed
 * nothing.
 * @throws not_found where the item is not stocked, not_allowed when less would lie there than nothing
 */
export async function adjustStock(
  shop: Shop,
  inventory_item_id: string,
  location_id: string,
  { by, to, reason, note }: Adjustment,
): Promise<InventoryMovement | undefined> {
  if ((by === undefined) === (to === undefined))
    throw invalidData('Say either by how much the stock changes (by), or to how much (to)')
  return shop.transaction(async (tx) => {
    const { inventory_level: level } = tx.t
    const [row] = await tx.lockRows(
      level,
      { inventory_item_id, location_id, deleted_at: null },
      { columns: ['stocked_quantity'] },
    )
    if (!row) throw await notStockedAt(tx, inventory_item_id, location_id)
    const stocked_quantity = to ?? row.stocked_quantity + (by ?? 0)
    if (stocked_quantity < 0)
      throw notAllowed(
        `Only ${row.stocked_quantity} lie at ${await placeName(tx, location_id)}: ${-(by ?? 0)} cannot be taken away`,
      )
    const [movement] = await setStocked(tx, [{ inventory_item_id, location_id, stocked_quantity }], {
      reason,
      note,
    })
    return movement
  })
}

/**
 * Sets what lies at locations, in a few statements however many there are; an item is stocked there from then on.
 * Returns the movements.
 * @throws not_found for an unknown location
 */
export async function setStocked(
  tx: Tx,
  targets: readonly Target[],
  { reason, note }: Why,
): Promise<InventoryMovement[]> {
  if (targets.length === 0) return []
  const { inventory_level: level } = tx.t
  await assertLocations(
    tx,
    targets.map(({ location_id }) => location_id),
  )
  const known = new Map((await levelsAt(tx, targets)).map((row) => [placeOf(row), row]))
  const before = (target: Target) => {
    const row = known.get(placeOf(target))
    return row && !row.deleted_at ? row.stocked_quantity : 0
  }
  const made = targets.filter((target) => !known.has(placeOf(target)))
  const changed = targets.flatMap((target) => {
    const row = known.get(placeOf(target))
    return row && (row.deleted_at || row.stocked_quantity !== target.stocked_quantity)
      ? [{ id: row.id, stocked_quantity: target.stocked_quantity, deleted_at: null }]
      : []
  })
  const rows = await tx.insertRows(
    level,
    made.map(({ inventory_item_id, location_id, stocked_quantity }) => ({
      inventory_item_id,
      location_id,
      stocked_quantity,
    })),
  )
  await tx.updateEach(level, changed)
  // Imports tell of their products, not of each level.
  if (reason !== 'imported') await emitLevels(tx, rows, changed)
  return noteMovements(
    tx,
    targets.map(
      (target): Movement => ({
        ...target,
        quantity: target.stocked_quantity - before(target),
        reason: target.reason ?? reason,
        note,
      }),
    ),
  )
}

async function emitLevels(tx: Tx, made: readonly { id: string }[], changed: readonly { id: string }[]) {
  const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => ({ id }))
  await emitAll(tx, 'inventory-level.created', ids(made))
  await emitAll(tx, 'inventory-level.updated', ids(changed))
}

export const placeOf = (of: { inventory_item_id: string | null; location_id: string }) =>
  `${of.inventory_item_id} ${of.location_id}`

/** The levels of these places, deleted ones too, held until the transaction ends. */
export const levelsAt = async (
  tx: Tx,
  targets: readonly Pick<Target, 'inventory_item_id' | 'location_id'>[],
) => {
  const { inventory_level: level } = tx.t
  return await tx.lockRows(
    level,
    {
      inventory_item_id: [...new Set(targets.map((one) => one.inventory_item_id))],
      location_id: [...new Set(targets.map((one) => one.location_id))],
    },
    {
      columns: ['id', 'inventory_item_id', 'location_id', 'stocked_quantity', 'deleted_at'],
      orderBy: ['id'],
    },
  )
}

async function assertLocations(tx: Tx, ids: readonly string[]): Promise<void> {
  const { stock_location: location } = tx.t
  const wanted = [...new Set(ids)]
  const found = await tx.rowsWhere(location, { id: wanted, deleted_at: null }, { columns: ['id'] })
  const known = new Set(found.map(({ id }) => id))
  for (const id of wanted) if (!known.has(id)) throw notFound('StockLocation', id)
}
