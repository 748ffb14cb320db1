import type { Parsed } from '@cartwright/contract'
import { invalidData, notFound } from '../../errors'
import { emit } from '../../events/emit'
import type { Shop } from '../../shop'
import type { Tx } from '../../store/database/engine'
import { mergeMetadata } from '../../store/writing/metadata'
import { shrinkReserved } from './move-stock'
import { deleteReservationById, reserveAnyway } from './queries'
import { notStockedAt } from './said-of-stock'

type NewReservation = Parsed<'POST /admin/reservations'>['body']
type ReservationChanges = Parsed<'POST /admin/reservations/:id'>['body']

/**
 * Reserves some of an item at a location by hand.
 * @throws not_found when the item is not stocked there, invalid_data when the line would have more reserved than is
 * still to be fulfilled
 */
export async function createReservation(
  shop: Shop,
  input: NewReservation,
  userId: string | undefined,
): Promise<string> {
  return await shop.transaction(async (tx) => {
    const { reservation_item: reservation } = tx.t
    const { line_item_id, location_id, inventory_item_id, quantity } = input
    if (line_item_id) await assertRoom(tx, line_item_id, inventory_item_id, quantity)
    await growReserved(tx, inventory_item_id, location_id, quantity)
    const [made] = await tx
      .insert(reservation)
      .values({
        line_item_id: line_item_id ?? null,
        location_id,
        inventory_item_id,
        quantity,
        description: input.description ?? null,
        metadata: input.metadata ?? null,
        created_by: userId ?? null,
      })
      .returning({ id: reservation.id })
    const id = made?.id ?? ''
    await emit(tx, 'reservation-item.created', { ids: [id] })
    return id
  })
}

/** Changes quantity, place or notes; what is reserved moves along. */
export async function updateReservation(shop: Shop, id: string, changes: ReservationChanges): Promise<void> {
  await shop.transaction(async (tx) => {
    const { reservation_item: reservation } = tx.t
    const old = await lockReservation(tx, id)
    if (!old) throw notFound('Reservation', id)
    const quantity = changes.quantity ?? old.quantity
    const location_id = changes.location_id ?? old.location_id
    if (old.line_item_id && quantity > old.quantity)
      await assertRoom(tx, old.line_item_id, old.inventory_item_id, quantity - old.quantity)
    if (quantity !== old.quantity || location_id !== old.location_id) {
      await shrinkReserved(tx, [old])
      await growReserved(tx, old.inventory_item_id, location_id, quantity)
    }
    await tx.updateRows(
      reservation,
      { id },
      {
        quantity,
        location_id,
        ...(changes.description === undefined ? {} : { description: changes.description }),
        metadata: mergeMetadata(old.metadata, changes.metadata),
      },
    )
    await emit(tx, 'reservation-item.updated', { id })
  })
}

/** Frees what was reserved; a reservation that is not there is no error. */
export async function deleteReservation(shop: Shop, id: string): Promise<void> {
  await shop.transaction(async (tx) => {
    const gone = await deleteReservationById(tx, id)
    if (gone.length === 0) return
    await shrinkReserved(tx, gone)
    await emit(tx, 'reservation-item.deleted', { id })
  })
}

async function lockReservation(tx: Tx, id: string) {
  const { reservation_item: reservation } = tx.t
  const [row] = await tx.lockRows(reservation, { id, deleted_at: null })
  return row
}

async function growReserved(tx: Tx, itemId: string, locationId: string, quantity: number): Promise<void> {
  const grown = await reserveAnyway(tx, itemId, locationId, quantity)
  if (grown.length === 0) throw await notStockedAt(tx, itemId, locationId)
}

/** Whether a line is part of a sale that stands. The sale is held, so that it is not canceled meanwhile. */
async function stands(
  tx: Tx,
  line: { order_id: string | null; swap_id: string | null; claim_order_id: string | null },
): Promise<boolean> {
  const { order, swap, claim_order: claim } = tx.t
  const [ofSwap] = line.swap_id ? await tx.lockRows(swap, { id: line.swap_id }) : []
  if (line.swap_id) return Boolean(ofSwap?.confirmed_at && !ofSwap.canceled_at)
  const [ofClaim] = line.claim_order_id ? await tx.lockRows(claim, { id: line.claim_order_id }) : []
  if (line.claim_order_id) return Boolean(ofClaim && !ofClaim.canceled_at)
  const [sold] = line.order_id
    ? await tx.lockRows(order, { id: line.order_id }, { columns: ['canceled_at'] })
    : []
  return Boolean(sold && !sold.canceled_at)
}

/** A line's reservations may not exceed what is still to be fulfilled. */
async function assertRoom(tx: Tx, lineItemId: string, itemId: string, more: number): Promise<void> {
  const { line_item, reservation_item: reservation, product_variant_inventory_item: link } = tx.t
  const [line] = await tx.lockRows(
    line_item,
    { id: lineItemId },
    {
      columns: [
        'title',
        'quantity',
        'fulfilled_quantity',
        'variant_id',
        'order_id',
        'swap_id',
        'claim_order_id',
      ],
    },
  )
  if (!line) throw notFound('LineItem', lineItemId)
  if (!(await stands(tx, line)))
    throw invalidData(`Nothing can be reserved for ${line.title}: it is not sold, or was canceled`)
  const requirement = await tx.rowWhere(
    link,
    { variant_id: line.variant_id ?? '', inventory_item_id: itemId, deleted_at: null },
    { columns: ['required_quantity'] },
  )
  const rows = await tx.rowsWhere(
    reservation,
    { line_item_id: lineItemId, inventory_item_id: itemId, deleted_at: null },
    { columns: ['quantity'] },
  )
  const reserved = rows.reduce((sum, row) => sum + row.quantity, 0)
  const room =
    (line.quantity - (line.fulfilled_quantity ?? 0)) * (requirement?.required_quantity ?? 1) - reserved
  if (more > room) throw invalidData(`At most ${Math.max(0, room)} more can be reserved for ${line.title}`)
}
