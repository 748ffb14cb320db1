import type { Tx } from '../../store/database/engine'
import type { Addition } from '../../store/writing/increment-rows'
import { noteMovements } from './movements'
import { levelsOfItems } from './queries'
import { promisedAnyway, released, returnedOwn, takenOff } from './queries/additions'
import { type SoldLine, summed } from './stock-of-variants'

export interface AtLocation {
  inventory_item_id: string
  location_id: string
  quantity: number
}

/** The same for a line of an order. */
interface ForLine extends AtLocation {
  line_item_id: string
}

const stocked: Addition<'inventory_level'> = { table: 'inventory_level', column: 'stocked_quantity' }

const place = (item: string | null, location: string) => JSON.stringify([item, location])

/** Parts added up for each place, with the level that is there. */
async function byLevel(tx: Tx, parts: readonly AtLocation[]) {
  const rows = await levelsOfItems(
    tx,
    parts.map((part) => part.inventory_item_id),
  )
  const levels = new Map(rows.map((row) => [place(row.inventory_item_id, row.location_id), row]))
  return summed(
    parts.map((part) => [place(part.inventory_item_id, part.location_id), part.quantity] as const),
  ).map(([key, quantity]) => {
    const [inventory_item_id, location_id] = JSON.parse(key) as [string, string]
    return { inventory_item_id, location_id, quantity, level: levels.get(key) }
  })
}

const amounts = (parts: Awaited<ReturnType<typeof byLevel>>, sign: 1 | -1) =>
  new Map(parts.flatMap(({ level, quantity }) => (level ? [[level.id, sign * quantity] as const] : [])))

/** Reserved quantities go down. A level that is gone has nothing to give back. */
export async function shrinkReserved(tx: Tx, parts: readonly AtLocation[]): Promise<void> {
  if (parts.length > 0) await tx.incrementRows(released, amounts(await byLevel(tx, parts), -1))
}

/** Reserved quantities go up, whatever there is. */
export async function growReserved(tx: Tx, parts: readonly AtLocation[]): Promise<void> {
  if (parts.length > 0) await tx.incrementRows(promisedAnyway, amounts(await byLevel(tx, parts), 1))
}

/** Stocked quantities go up, for the lines of a sale; a level that is not there yet begins. */
export async function growStocked(
  tx: Tx,
  parts: readonly ForLine[],
  reason: 'returned' | 'put_back',
): Promise<void> {
  if (parts.length === 0) return
  const { inventory_level } = tx.t
  let found = await byLevel(tx, parts)
  const missing = found.filter(({ level }) => !level)
  if (missing.length > 0) {
    await tx.offerRows(
      inventory_level,
      missing.map(({ inventory_item_id, location_id }) => ({ inventory_item_id, location_id })),
    )
    found = await byLevel(tx, parts)
  }
  const gone = found.flatMap(({ level }) => (level?.deleted_at ? [level.id] : []))
  if (gone.length > 0) await tx.updateRows(inventory_level, { id: gone }, { deleted_at: null })
  await tx.incrementRows(stocked, amounts(found, 1))
  await noteMovements(
    tx,
    parts.map((part) => ({ ...part, reason })),
  )
}

/** Stocked quantities go down, for the lines of a sale. Returns the first part that there was not enough for. */
export async function shrinkStocked(tx: Tx, parts: readonly ForLine[]): Promise<AtLocation | undefined> {
  if (parts.length === 0) return undefined
  const found = await byLevel(tx, parts)
  const taken = await tx.incrementRows(takenOff, amounts(found, -1))
  const short = found.find(({ level }) => !level || !taken.has(level.id))
  if (short) return short
  await noteMovements(
    tx,
    parts.map((part) => ({ ...part, quantity: -part.quantity, reason: 'sold' })),
  )
  return undefined
}

/** The own quantity of variants goes up. */
export async function addOwn(
  tx: Tx,
  lines: readonly SoldLine[],
  reason: 'released' | 'returned',
): Promise<void> {
  if (lines.length === 0) return
  await tx.incrementRows(returnedOwn, new Map(summed(lines.map((line) => [line.variant_id, line.quantity]))))
  await tx.insertRows(
    tx.t.stock_movement,
    lines.map(({ variant_id, line_item_id, quantity }) => ({ variant_id, line_item_id, quantity, reason })),
  )
}
