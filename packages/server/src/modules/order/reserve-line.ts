import type { ReservationDetails } from '@cartwright/contract'
import { invalidData, notFound } from '../../errors'
import type { Shop } from '../../shop'
import { equals } from '../../store/reading/filters'
import { list } from '../../store/reading/list'
import type { Shape } from '../../store/reading/shape'
import { createReservation } from '../inventory/write-reservation'
import { linesOf } from './queries'

/**
 * Reserves stock for a line at a location by hand: as much as is still to be fulfilled, unless a quantity is named.
 * Returns the id of the (first) reservation.
 * @throws not_found for a line of another order, invalid_data when its goods are not counted
 */
export async function reserveLine(
  shop: Shop,
  orderId: string,
  lineId: string,
  input: { location_id: string; quantity?: number | null },
  userId: string | undefined,
): Promise<string> {
  const line = (await linesOf(shop.db, orderId)).find((one) => one.id === lineId)
  if (!line) throw notFound('Line item', lineId)
  const { product_variant_inventory_item: link } = shop.db.t
  const needed = line.variant_id
    ? await shop.db.rowsWhere(
        link,
        { variant_id: line.variant_id, deleted_at: null },
        { columns: ['inventory_item_id', 'required_quantity'] },
      )
    : []
  if (needed.length === 0) throw invalidData(`The line ${lineId} has no stock that could be reserved`)
  const quantity = input.quantity ?? line.quantity - (line.fulfilled_quantity ?? 0)
  if (quantity <= 0) throw invalidData('quantity: it must be above 0; the line may be fulfilled already')
  const ids: string[] = []
  await shop.transaction(async () => {
    for (const { inventory_item_id, required_quantity } of needed)
      ids.push(
        await createReservation(
          shop,
          {
            line_item_id: lineId,
            inventory_item_id,
            location_id: input.location_id,
            quantity: quantity * required_quantity,
          },
          userId,
        ),
      )
  })
  return ids[0] ?? ''
}

/** What is reserved for the lines of an order, by default with item and line. */
export async function listReservations(
  shop: Shop,
  orderId: string,
  query: { limit: number; offset: number; order?: string },
  shape: Shape,
): Promise<{ reservations: ReservationDetails[]; count: number; offset: number; limit: number }> {
  const lines = await linesOf(shop.db, orderId)
  const { reservation_item: t } = shop.db.t
  const { limit, offset, order } = query
  const { rows, count } = await list<ReservationDetails>(shop.db, 'reservation_item', shape, {
    limit,
    offset,
    order,
    filters: [equals(t.line_item_id, [...lines.map((line) => line.id), ''])],
  })
  return { reservations: rows, count, offset, limit }
}
