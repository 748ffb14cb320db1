import { and, asc, eq, gte, inArray, isNull, sql } from 'drizzle-orm'
import { notAllowed } from '../../errors'
import type { Db, Tx } from '../../store/engine'
import { now } from '../../store/ids'

/** Goods of one line that move. */
export interface MovedLine {
  line_item_id: string
  variant_id: string | null
  quantity: number
}

type Reservation = Db['t']['reservation_item']['$inferSelect']

/** Frees what was reserved for these lines. */
export async function releaseReservations(tx: Tx, lineItemIds: readonly string[]): Promise<void> {
  for (const reservation of await reservationsOf(tx, lineItemIds))
    await shrink(tx, reservation, reservation.quantity)
}

/**
 * Takes goods out of a location: what was reserved for their lines is used up first.
 * @throws not_allowed when the location does not hold enough
 */
export async function takeStock(tx: Tx, lines: readonly MovedLine[], locationId: string): Promise<void> {
  const needs = await needsOf(tx, lines)
  for (const [item, quantity] of summed(needs)) {
    const { inventory_level: level } = tx.t
    const taken = await tx
      .update(level)
      .set({ stocked_quantity: sql`${level.stocked_quantity} - ${quantity}` })
      .where(
        and(
          eq(level.inventory_item_id, item),
          eq(level.location_id, locationId),
          isNull(level.deleted_at),
          gte(level.stocked_quantity, quantity),
        ),
      )
      .returning({ id: level.id })
    if (taken.length === 0)
      throw notAllowed(`The location ${locationId} does not have ${quantity} of ${item} in stock`)
  }
  const reservations = await reservationsOf(
    tx,
    needs.map((need) => need.line_item_id),
  )
  for (const need of needs) await useReserved(tx, reservations, need, locationId)
}

/** Puts goods back into a location; where the location never held them, nothing moves. */
export async function returnStock(tx: Tx, lines: readonly MovedLine[], locationId: string): Promise<void> {
  const { inventory_level: level } = tx.t
  for (const [item, quantity] of summed(await needsOf(tx, lines)))
    await tx
      .update(level)
      .set({ stocked_quantity: sql`${level.stocked_quantity} + ${quantity}` })
      .where(
        and(eq(level.inventory_item_id, item), eq(level.location_id, locationId), isNull(level.deleted_at)),
      )
}

/** Puts goods back and keeps them for their lines: what a carrier refused to carry is still sold. */
export async function restoreStock(tx: Tx, lines: readonly MovedLine[], locationId: string): Promise<void> {
  await returnStock(tx, lines, locationId)
  const { inventory_level: level, reservation_item } = tx.t
  for (const { line_item_id, inventory_item_id, quantity } of await needsOf(tx, lines)) {
    const kept = await tx
      .update(level)
      .set({ reserved_quantity: sql`${level.reserved_quantity} + ${quantity}` })
      .where(
        and(
          eq(level.inventory_item_id, inventory_item_id),
          eq(level.location_id, locationId),
          isNull(level.deleted_at),
        ),
      )
      .returning({ id: level.id })
    if (kept.length > 0)
      await tx
        .insert(reservation_item)
        .values({ line_item_id, inventory_item_id, location_id: locationId, quantity })
  }
}

interface Need {
  line_item_id: string
  inventory_item_id: string
  quantity: number
}

/** Which inventory items a move of variants moves; variants that are not managed move none. */
async function needsOf(tx: Tx, lines: readonly MovedLine[]): Promise<Need[]> {
  const ids = lines.flatMap((line) => (line.variant_id && line.quantity > 0 ? [line.variant_id] : []))
  if (ids.length === 0) return []
  const { product_variant_inventory_item: link, product_variant: variant } = tx.t
  const links = await tx
    .select({
      variant_id: link.variant_id,
      inventory_item_id: link.inventory_item_id,
      required_quantity: link.required_quantity,
    })
    .from(link)
    .innerJoin(variant, eq(variant.id, link.variant_id))
    .where(and(inArray(link.variant_id, ids), isNull(link.deleted_at), eq(variant.manage_inventory, true)))
  return lines.flatMap((line) =>
    links
      .filter((row) => row.variant_id === line.variant_id)
      .map((row) => ({
        line_item_id: line.line_item_id,
        inventory_item_id: row.inventory_item_id,
        quantity: row.required_quantity * line.quantity,
      })),
  )
}

/** Summed and in one order, so that two requests never wait for each other. */
function summed(needs: readonly Need[]): [string, number][] {
  const sums = new Map<string, number>()
  for (const { inventory_item_id, quantity } of needs)
    sums.set(inventory_item_id, (sums.get(inventory_item_id) ?? 0) + quantity)
  return [...sums].sort(([a], [b]) => (a < b ? -1 : 1))
}

async function reservationsOf(tx: Tx, lineItemIds: readonly string[]): Promise<Reservation[]> {
  if (lineItemIds.length === 0) return []
  const { reservation_item: t } = tx.t
  return (await tx.lock(
    tx
      .select()
      .from(t)
      .where(and(inArray(t.line_item_id, [...lineItemIds]), isNull(t.deleted_at)))
      .orderBy(asc(t.id)),
  )) as Reservation[]
}

/** A reservation of exactly that much goes first, then those at the location, then the others (behaviour §24). */
async function useReserved(tx: Tx, reservations: Reservation[], need: Need, locationId: string) {
  const mine = reservations.filter(
    (row) =>
      row.quantity > 0 &&
      row.line_item_id === need.line_item_id &&
      row.inventory_item_id === need.inventory_item_id,
  )
  const rank = (row: Reservation) =>
    row.location_id !== locationId ? 2 : row.quantity === need.quantity ? 0 : 1
  let left = need.quantity
  for (const row of mine.sort((a, b) => rank(a) - rank(b))) {
    const part = Math.min(left, row.quantity)
    if (part <= 0) break
    await shrink(tx, row, part)
    row.quantity -= part
    left -= part
  }
}

async function shrink(tx: Tx, reservation: Reservation, quantity: number) {
  const { reservation_item: t, inventory_level: level } = tx.t
  await tx
    .update(t)
    .set(
      quantity >= reservation.quantity
        ? { deleted_at: now() }
        : { quantity: sql`${t.quantity} - ${quantity}` },
    )
    .where(eq(t.id, reservation.id))
  await tx
    .update(level)
    .set({ reserved_quantity: sql`${level.reserved_quantity} - ${quantity}` })
    .where(
      and(
        eq(level.inventory_item_id, reservation.inventory_item_id),
        eq(level.location_id, reservation.location_id),
        isNull(level.deleted_at),
      ),
    )
}
