import type { InventoryMovement, Parsed } from '@cartwright/contract'
import { RowProblems } from '../../row-problems'
import type { Shop } from '../../shop'
import type { Tx } from '../../store/database/engine'
import { levelsAt, placeOf, setStocked } from './adjust-stock'

type Adjustments = Parsed<'POST /admin/inventory-items/adjust'>['body']
type Count = Parsed<'POST /admin/inventory-counts'>['body']

/**
 * Changes what lies of many items, in one transaction: what leaves one location and comes to another is moved whole or not
 * at all. Returns the movements.
 * @throws invalid_data that names each row in the wrong, not_found for an unknown location
 */
export async function adjustMany(
  shop: Shop,
  { adjustments, reason, note }: Adjustments,
): Promise<InventoryMovement[]> {
  return shop.transaction(async (tx) => {
    await assertRows(tx, 'adjustments', adjustments)
    const there = await stockedAt(tx, adjustments)
    const problems = new RowProblems()
    const targets = adjustments.map(({ inventory_item_id, location_id, by, to }, at) => {
      const place = { inventory_item_id, location_id }
      const stocked = there.get(placeOf(place)) ?? 0
      if ((by === undefined) === (to === undefined))
        problems.add(
          `adjustments.${at}`,
          'says either by how much the stock changes (by), or to how much (to)',
        )
      const stocked_quantity = to ?? stocked + (by ?? 0)
      if (stocked_quantity < 0)
        problems.add(`adjustments.${at}.by`, `takes away more than the ${stocked} that lie there`)
      return { ...place, stocked_quantity }
    })
    problems.refuse()
    return setStocked(tx, targets, { reason, note })
  })
}

/**
 * Takes over a count of a location.
 * @throws invalid_data that names each row in the wrong, conflict where something else lies there than the sheet said
 */
export async function takeCount(
  shop: Shop,
  { location_id, counts, note }: Count,
): Promise<InventoryMovement[]> {
  const rows = counts.map((row) => ({ ...row, location_id }))
  return shop.transaction(async (tx) => {
    await assertRows(tx, 'counts', rows)
    const there = await stockedAt(tx, rows)
    const problems = new RowProblems()
    for (const [at, row] of rows.entries()) {
      const stocked = there.get(placeOf(row)) ?? 0
      if (row.expected !== undefined && row.expected !== stocked)
        problems.add(`counts.${at}.expected`, `is ${row.expected}, but ${stocked} lie there by now`)
    }
    problems.refuse('conflict', 'stock_changed')
    const targets = rows.map(({ inventory_item_id, counted, reason }) => ({
      inventory_item_id,
      location_id,
      stocked_quantity: counted,
      reason,
    }))
    return setStocked(tx, targets, { reason: 'counted', note })
  })
}

interface Place {
  inventory_item_id: string
  location_id: string
}

async function stockedAt(tx: Tx, places: readonly Place[]): Promise<Map<string, number>> {
  const levels = await levelsAt(tx, places)
  return new Map(levels.map((row) => [placeOf(row), row.deleted_at ? 0 : row.stocked_quantity]))
}

async function assertRows(tx: Tx, name: string, rows: readonly Place[]): Promise<void> {
  const { inventory_item: item } = tx.t
  const ids = [...new Set(rows.map(({ inventory_item_id }) => inventory_item_id))]
  const found = await tx.rowsWhere(item, { id: ids, deleted_at: null }, { columns: ['id'] })
  const known = new Set(found.map(({ id }) => id))
  const seen = new Set<string>()
  const problems = new RowProblems()
  for (const [at, row] of rows.entries()) {
    if (!known.has(row.inventory_item_id))
      problems.add(`${name}.${at}.inventory_item_id`, `names no inventory item: ${row.inventory_item_id}`)
    if (seen.has(placeOf(row))) problems.add(`${name}.${at}`, 'is there twice: one item at one location')
    seen.add(placeOf(row))
  }
  problems.refuse()
}
