import type { InventoryAdjustmentReason, InventoryItemDetails } from '@cartwright/contract'
import { changedValues, type GridChanges, withCells } from '@cartwright/ui/grid-changes'
import { codesOf } from './item-name'

/** A line of a count: an item, and what should lie there of it. */
export interface CountRow {
  item: InventoryItemDetails
  expected: number
}

export const rowOf = (item: InventoryItemDetails, location_id: string): CountRow => ({
  item,
  expected: item.location_levels.find((level) => level.location_id === location_id)?.stocked_quantity ?? 0,
})

/** The line that a scanned code points at: a SKU, a barcode, whatever their case. */
export function lineOf(rows: readonly CountRow[], code: string): CountRow | undefined {
  const wanted = code.trim().toLowerCase()
  return rows.find(({ item }) => codesOf(item).includes(wanted))
}

/** How many were counted of an item so far. */
export function countedIn(changes: GridChanges, id: string): number | undefined {
  const counted = changes.get(id)?.counted?.value
  return typeof counted === 'number' ? counted : undefined
}

/** The count with one more of an item. */
export const withOneMore = (changes: GridChanges, id: string): GridChanges =>
  withCells(changes, [{ row: id, column: 'counted', change: { value: (countedIn(changes, id) ?? 0) + 1 } }])

/** How many lines were counted, of how many the stock differs, and by how much altogether. */
export function differencesIn(rows: readonly CountRow[], changes: GridChanges) {
  const counted = rows.flatMap(({ item, expected }) => {
    const found = countedIn(changes, item.id)
    return found === undefined ? [] : [found - expected]
  })
  return {
    counted: counted.length,
    different: counted.filter((difference) => difference !== 0).length,
    sum: counted.reduce((sum, difference) => sum + difference, 0),
  }
}

/** What the shop is told: every counted line with what was expected, and why it differs. */
export function countsOf(
  rows: readonly CountRow[],
  changes: GridChanges,
  isReason: (id: unknown) => id is InventoryAdjustmentReason,
) {
  const cells = changedValues(changes)
  return rows.flatMap(({ item, expected }) => {
    const { counted, reason } = cells.get(item.id) ?? {}
    if (typeof counted !== 'number') return []
    return [
      {
        inventory_item_id: item.id,
        counted,
        expected,
        ...(isReason(reason) && counted !== expected ? { reason } : {}),
      },
    ]
  })
}
