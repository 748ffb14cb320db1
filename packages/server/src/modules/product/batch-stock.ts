import { RowProblems } from '../../row-problems'
import type { Tx } from '../../store/database/engine'
import { setStocked, type Target, type Why } from '../inventory/adjust-stock'
import { stockOfVariants } from '../inventory/stock-of-variants'
import type { VariantRow } from './batch-variants'

/**
 * Writes what lies at locations of the items that the rows' variants are counted by.
 * @throws invalid_data that names each level in the wrong
 */
export async function writeBatchStock(tx: Tx, rows: readonly VariantRow[], why: Why): Promise<void> {
  const counted = rows.flatMap((row, at) => (row.levels?.length ? [{ row, at, levels: row.levels }] : []))
  if (counted.length === 0) return
  const { variants } = await stockOfVariants(
    tx,
    counted.map(({ row }) => row.id),
  )
  const places = await knownLocations(
    tx,
    counted.flatMap(({ levels }) => levels.map((level) => level.location_id)),
  )
  const problems = new RowProblems()
  const targets = new Map<string, Target>()
  for (const { row, at, levels } of counted) {
    const variant = variants.get(row.id)
    const [only, ...more] = variant?.requirements ?? []
    const path = `variants.${at}.levels`
    if (variant?.counted === 'none') problems.add(path, 'need stock to be managed (manage_inventory)')
    else if (!only || more.length > 0)
      problems.add(path, 'cannot be set of a variant that is made of several items')
    else
      for (const [index, { location_id, stocked_quantity }] of levels.entries()) {
        const target = { inventory_item_id: only.inventory_item_id, location_id, stocked_quantity }
        const key = `${only.inventory_item_id} ${location_id}`
        const other = targets.get(key)
        if (!places.has(location_id))
          problems.add(`${path}.${index}.location_id`, `names no location: ${location_id}`)
        else if (other && other.stocked_quantity !== stocked_quantity)
          problems.add(
            `${path}.${index}`,
            'says something else of the same item and location than a row before',
          )
        targets.set(key, target)
      }
  }
  problems.refuse()
  await setStocked(tx, [...targets.values()], why)
}

async function knownLocations(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  const { stock_location: location } = tx.t
  const rows = await tx.rowsWhere(location, { id: [...new Set(ids)], deleted_at: null }, { columns: ['id'] })
  return new Set(rows.map(({ id }) => id))
}
