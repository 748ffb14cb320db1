import { insufficientInventory, invalidData, ShopError } from '../../errors'
import { emit } from '../../events/emit'
import type { Tx } from '../../store/database/engine'
import { newId } from '../../store/schema/ids'
import { findLocations, type LevelRow } from './queries'
import { promised, promisedAnyway, soldOwn } from './queries/additions'
import { placeName } from './said-of-stock'
import { type SoldLine, stockOfVariants, summed, type VariantStock } from './stock-of-variants'

interface From {
  sales_channel_id?: string | null
  /** Reserve here and nowhere else. */
  location_id?: string | null
}

interface Level {
  id: string
  inventory_item_id: string
  location_id: string
  free: number
}

/**
 * Takes stock for lines that were sold: variants counted by location get reservations, the others lose from their
 * own quantity. Goods come from one location where that suffices, in the order in which the channel's locations
 * were linked, else from several. Nothing is ever promised twice: rows are locked and each update holds its own
 * condition. Returns what is left of variants that are counted by their own quantity, by variant id.
 * @throws insufficient_inventory; invalid_data when the channel has no location with a level; not_found for an
 * item that is not stocked at the location named
 */
export async function reserveStock(
  tx: Tx,
  lines: readonly SoldLine[],
  from: From,
): Promise<Map<string, number>> {
  const { variants, levels } = await stockOfVariants(
    tx,
    lines.map((line) => line.variant_id),
  )
  const sold = lines.flatMap((line) => {
    const variant = variants.get(line.variant_id)
    return variant && variant.counted !== 'none' ? [{ ...line, variant }] : []
  })
  const left = await takeOwn(
    tx,
    sold.filter(({ variant }) => variant.counted === 'own'),
  )
  await reserveLevels(
    tx,
    sold.filter(({ variant }) => variant.counted === 'levels'),
    from,
    levels,
  )
  return left
}

type Sold = SoldLine & { variant: VariantStock }

/** The own quantity of variants goes down, never below 0 without backorders. Returns what is left, by variant. */
async function takeOwn(tx: Tx, sold: readonly Sold[]): Promise<Map<string, number>> {
  if (sold.length === 0) return new Map()
  const { stock_movement } = tx.t
  const titles = new Map(sold.map((line) => [line.variant_id, line.variant.title]))
  const wanted = summed(sold.map((line) => [line.variant_id, line.quantity]))
  // Most of a rush is refused here, without waiting for the rows that the others hold.
  for (const [id, quantity] of wanted) {
    const known = sold.find((line) => line.variant_id === id)?.variant
    if (known && !known.allow_backorder && known.inventory_quantity < quantity) throw tooFew(known.title)
  }
  const left = await tx.incrementRows(soldOwn, new Map(wanted.map(([id, quantity]) => [id, -quantity])))
  const short = wanted.find(([id]) => !left.has(id))
  if (short) throw tooFew(titles.get(short[0]) ?? short[0])
  await tx.insertRows(
    stock_movement,
    sold.map((line) => ({
      variant_id: line.variant_id,
      line_item_id: line.line_item_id,
      quantity: -line.quantity,
      reason: 'sold' as const,
    })),
  )
  return left
}

async function reserveLevels(
  tx: Tx,
  sold: readonly Sold[],
  from: From,
  known: readonly LevelRow[],
): Promise<void> {
  if (sold.length === 0) return
  refuseHopeless(sold, known)
  const places = from.location_id
    ? [from.location_id]
    : from.sales_channel_id
      ? await findLocations(tx, [from.sales_channel_id])
      : undefined
  const items = [
    ...new Set(sold.flatMap(({ variant }) => variant.requirements.map((one) => one.inventory_item_id))),
  ]
  const levels = await lockLevels(tx, items, places)
  const byItem = new Map<string, Level[]>()
  for (const item of items) {
    const own = levels.filter((level) => level.inventory_item_id === item)
    if (places) own.sort((a, b) => places.indexOf(a.location_id) - places.indexOf(b.location_id))
    byItem.set(item, own)
  }
  const made: { level: Level; line_item_id: string; quantity: number; backorder: boolean; title: string }[] =
    []
  for (const line of sold) {
    const { variant } = line
    const needs = variant.requirements.map((one) => ({
      levels: byItem.get(one.inventory_item_id) ?? [],
      quantity: one.required_quantity * line.quantity,
    }))
    const missing = needs.find((need) => need.levels.length === 0)
    if (missing && from.location_id)
      throw new ShopError(
        'not_found',
        `${variant.title} is not stocked at ${await placeName(tx, from.location_id)}`,
      )
    if (missing) throw invalidData(`The sales channel has no location that stocks ${variant.title}`)
    const whole = needs[0]?.levels.find(({ location_id }) =>
      needs.every((need) => (at(need.levels, location_id)?.free ?? -1) >= need.quantity),
    )
    for (const need of needs)
      for (const part of portions(need, whole?.location_id, variant)) {
        part.level.free -= part.quantity
        made.push({
          ...part,
          line_item_id: line.line_item_id,
          backorder: variant.allow_backorder,
          title: variant.title,
        })
      }
  }
  await growReserved(tx, made)
  const rows = made.map(({ level, line_item_id, quantity }) => ({
    id: newId('resitem'),
    inventory_item_id: level.inventory_item_id,
    location_id: level.location_id,
    line_item_id,
    quantity,
  }))
  await tx.insertRows(tx.t.reservation_item, rows)
  await emit(tx, 'reservation-item.created', { ids: rows.map(({ id }) => id) })
}

/** What nothing anywhere could cover is refused before any row is locked. */
function refuseHopeless(sold: readonly Sold[], known: readonly LevelRow[]): void {
  const free = new Map(
    summed(known.map((level) => [level.inventory_item_id, level.stocked_quantity - level.reserved_quantity])),
  )
  for (const { variant, quantity } of sold)
    for (const one of variant.requirements)
      if (
        !variant.allow_backorder &&
        (free.get(one.inventory_item_id) ?? 0) < one.required_quantity * quantity
      )
        throw tooFew(variant.title)
}

const at = (levels: Level[], locationId: string) => levels.find((level) => level.location_id === locationId)

/** From which levels the quantity comes: one if it has enough, else as much as each has; a backorder at the first. */
function portions(
  need: { levels: Level[]; quantity: number },
  wholeAt: string | undefined,
  variant: VariantStock,
): { level: Level; quantity: number }[] {
  const { levels, quantity } = need
  const single = (wholeAt && at(levels, wholeAt)) || levels.find((level) => level.free >= quantity)
  if (single) return [{ level: single, quantity }]
  if (variant.allow_backorder) return [{ level: levels[0] as Level, quantity }]
  const parts: { level: Level; quantity: number }[] = []
  let left = quantity
  for (const level of levels) {
    const part = Math.min(left, Math.max(0, level.free))
    if (part > 0) parts.push({ level, quantity: part })
    left -= part
  }
  if (left > 0) throw tooFew(variant.title)
  return parts
}

async function lockLevels(tx: Tx, items: string[], places: string[] | undefined): Promise<Level[]> {
  const { inventory_level: level } = tx.t
  if (items.length === 0 || places?.length === 0) return []
  const rows = await tx.lockRows(
    level,
    { inventory_item_id: items, ...(places && { location_id: places }), deleted_at: null },
    {
      columns: ['id', 'inventory_item_id', 'location_id', 'stocked_quantity', 'reserved_quantity'],
      orderBy: ['id'],
    },
  )
  return rows.map(({ stocked_quantity, reserved_quantity, ...row }) => ({
    ...row,
    inventory_item_id: row.inventory_item_id ?? '',
    free: stocked_quantity - reserved_quantity,
  }))
}

async function growReserved(
  tx: Tx,
  made: readonly { level: Level; quantity: number; backorder: boolean; title: string }[],
): Promise<void> {
  const wanted = (parts: typeof made) =>
    new Map(summed(parts.map((part) => [part.level.id, part.quantity] as const)))
  const anyway = new Set(made.filter((part) => part.backorder).map((part) => part.level.id))
  const grown = new Set([
    ...(await tx.incrementRows(promised, wanted(made.filter((part) => !anyway.has(part.level.id))))).keys(),
    ...(
      await tx.incrementRows(promisedAnyway, wanted(made.filter((part) => anyway.has(part.level.id))))
    ).keys(),
  ])
  const short = made.find((part) => !grown.has(part.level.id))
  if (short) throw tooFew(short.title)
}

const tooFew = (title: string) =>
  insufficientInventory(`There are not enough of ${title}; lower the quantity or remove the item`)
