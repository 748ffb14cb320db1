import { notAllowed } from '../../errors'
import type { Tx } from '../../store/database/engine'
import { now } from '../../store/schema/ids'
import { growStocked, shrinkReserved, shrinkStocked } from './move-stock'
import { placeName } from './said-of-stock'
import { type SoldLine, stockOfVariants } from './stock-of-variants'

interface Need {
  line_item_id: string
  inventory_item_id: string
  quantity: number
  title: string
}

/**
 * Goods leave a location for a fulfilment: stock goes down there, and so do the reservations of the lines (one of
 * the exact quantity first, then those at this location, then others). Without a location nothing moves, nor for
 * variants counted by their own quantity: that went down when they were sold.
 * @throws not_allowed when the location does not have enough
 */
export async function takeStock(
  tx: Tx,
  lines: readonly SoldLine[],
  { location_id }: { location_id?: string | null },
): Promise<void> {
  if (!location_id) return
  const needs = await needsOf(tx, lines)
  if (needs.length === 0) return
  await shrinkReservations(tx, needs, location_id)
  const short = await shrinkStocked(
    tx,
    needs.map((need) => ({ ...need, location_id })),
  )
  if (!short) return
  const title = needs.find((need) => need.inventory_item_id === short.inventory_item_id)?.title
  throw notAllowed(`${await placeName(tx, location_id)} does not have ${short.quantity} of ${title} in stock`)
}

/** Goods of a cancelled fulfilment go back on the shelf; what was reserved is not reserved again. */
export async function putBackStock(
  tx: Tx,
  lines: readonly SoldLine[],
  { location_id }: { location_id?: string | null },
): Promise<void> {
  if (!location_id) return
  await growStocked(
    tx,
    (await needsOf(tx, lines)).map((need) => ({ ...need, location_id })),
    'put_back',
  )
}

/** What lines need of the inventory items that are counted by location. */
export async function needsOf(tx: Tx, lines: readonly SoldLine[]): Promise<Need[]> {
  const { variants } = await stockOfVariants(
    tx,
    lines.map((line) => line.variant_id),
  )
  return lines.flatMap(({ line_item_id, variant_id, quantity }) => {
    const variant = variants.get(variant_id)
    if (variant?.counted !== 'levels') return []
    return variant.requirements.map((one) => ({
      line_item_id,
      inventory_item_id: one.inventory_item_id,
      quantity: one.required_quantity * quantity,
      title: variant.title,
    }))
  })
}

/**
 * Reservations of lines give way to what is taken: one of the exact quantity first, then those at the location, then
 * others. What is reserved less than needed is no error.
 */
export async function shrinkReservations(
  tx: Tx,
  needs: readonly Need[],
  locationId: string | null,
): Promise<void> {
  if (needs.length === 0) return
  const { reservation_item: reservation } = tx.t
  const open = await tx.lockRows(
    reservation,
    { line_item_id: needs.map((need) => need.line_item_id), deleted_at: null },
    { columns: ['id', 'line_item_id', 'inventory_item_id', 'location_id', 'quantity'], orderBy: ['id'] },
  )
  const freed: { inventory_item_id: string; location_id: string; quantity: number }[] = []
  const left = new Map(open.map((one) => [one.id, one.quantity]))
  for (const need of needs) {
    const own = open.filter(
      (one) => one.line_item_id === need.line_item_id && one.inventory_item_id === need.inventory_item_id,
    )
    const rank = (one: (typeof own)[number]) =>
      (left.get(one.id) === need.quantity ? 0 : 2) + (one.location_id === locationId ? 0 : 1)
    let missing = need.quantity
    for (const one of own.sort((a, b) => rank(a) - rank(b))) {
      const part = Math.min(missing, left.get(one.id) ?? 0)
      if (part === 0) continue
      left.set(one.id, (left.get(one.id) ?? 0) - part)
      missing -= part
      freed.push({ inventory_item_id: one.inventory_item_id, location_id: one.location_id, quantity: part })
    }
  }
  const rest = open.map(({ id, quantity }) => ({ id, before: quantity, quantity: left.get(id) ?? 0 }))
  const gone = rest.filter(({ quantity }) => quantity === 0).map(({ id }) => id)
  if (gone.length > 0) await tx.updateRows(reservation, { id: gone }, { deleted_at: now() })
  await tx.updateEach(
    reservation,
    rest.flatMap(({ id, before, quantity }) => (quantity > 0 && quantity < before ? [{ id, quantity }] : [])),
  )
  await shrinkReserved(tx, freed)
}
