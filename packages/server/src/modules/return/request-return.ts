import { invalidData, providerRefused } from '../../errors'
import { emit } from '../../events/emit'
import type { Shop } from '../../shop'
import type { Tx } from '../../store/database/engine'
import { findOne } from '../../store/reading/graph'
import { shapeOf } from '../../store/reading/shape'
import { actingId } from '../audit/acting'
import { type LoadedOrder, saleOf } from '../order/order-reply'
import { lockOrder } from '../order/queries'
import { loadOrder } from '../order/read-order'
import { fulfillmentProvider } from '../shipping/fulfillment-provider'
import { addSaleMethod, type NewMethod, type SaleMethod } from '../shipping/sale-method'
import { taxedTransaction } from '../tax/sale-taxes'
import { orderTotals } from '../totals/order-totals'
import { shippingTotals } from '../totals/shipping-totals'
import { announcedQuantities, assertReasons, type ReturnRow } from './queries'
import { type LineBack, linesBack, linesSold, refundValue, type WantedBack } from './return-lines'

interface RequestReturn {
  items: readonly WantedBack[]
  return_shipping?: { option_id?: string | null; price?: number | null } | null
  /** What staff promise to give back; else what the lines are worth, less the return shipping. */
  refund?: number | null
  location_id?: string | null
  no_notification?: boolean | null
}

type ReturnShipping = SaleMethod & { total: number }

/** Whom the goods come back for. */
type ReturnOwner = { order_id: string; claim_order_id?: string } | { swap_id: string }

/**
 * Announces that goods of an order come back, and has the carrier fetch them if return shipping is chosen. A customer
 * returns what was sent; staff also take back over the counter what was not.
 * @throws invalid_data for lines that are none, not_allowed for more than is left, or more than was paid
 */
export async function requestReturn(
  shop: Shop,
  orderId: string,
  input: RequestReturn,
  by: { customer: boolean },
): Promise<string> {
  const made = await taxedTransaction(shop, async (tx) => {
    await lockOrder(tx, orderId)
    const order = await loadOrder(tx, orderId)
    const { row } = await insertReturn(shop, tx, order, { order_id: orderId }, input, by)
    await emit(tx, 'order.return_requested', {
      id: orderId,
      return_id: row.id,
      no_notification: row.no_notification ?? order.no_notification,
    })
    return row
  })
  await bookReturn(shop, made.id)
  return made.id
}

/** Writes a return inside somebody else's `taxedTransaction`; `bookReturn` tells the carrier afterwards. */
export async function insertReturn(
  shop: Shop,
  tx: Tx,
  order: LoadedOrder,
  owner: ReturnOwner,
  input: RequestReturn,
  by: { customer: boolean },
): Promise<{ row: ReturnRow; lines: LineBack[]; shipping: ReturnShipping | null }> {
  const ids = linesSold(order).map(({ line }) => line.id)
  const lines = linesBack(order, input.items, await announcedQuantities(tx, ids), by.customer)
  await assertReasons(
    tx,
    lines.map((line) => line.reason_id),
  )
  const [row] = await tx
    .insert(tx.t.return)
    .values({
      ...owner,
      refund_amount: 0,
      location_id: input.location_id ?? null,
      no_notification: input.no_notification ?? null,
      created_by: actingId(),
    })
    .returning()
  if (!row) throw new Error('The return was not written')
  await tx.insert(tx.t.return_item).values(
    lines.map(({ item_id, quantity, reason_id, note, line }) => ({
      return_id: row.id,
      item_id,
      quantity,
      requested_quantity: quantity,
      reason_id: reason_id ?? null,
      note: note ?? null,
      metadata: line.metadata ?? {},
    })),
  )
  const shipping = await addReturnShipping(shop, tx, order, row.id, input.return_shipping)
  const refund_amount = amountOf(shop, order, lines, input.refund, shipping?.total ?? 0)
  await tx.updateRows(tx.t.return, { id: row.id }, { refund_amount })
  return { row: { ...row, refund_amount }, lines, shipping }
}

async function addReturnShipping(
  shop: Shop,
  tx: Tx,
  order: LoadedOrder,
  return_id: string,
  chosen: RequestReturn['return_shipping'],
) {
  if (!chosen?.option_id) return null
  const method = await addSaleMethod(tx, { return_id }, order, chosen as NewMethod)
  const { total } = shippingTotals(method, {
    taxed: true,
    tax_inclusive_pricing: shop.flags.tax_inclusive_pricing,
    free_shipping: false,
    legacy_rates: order.tax_rate === null ? null : [{ rate: order.tax_rate }],
  })
  return { ...method, total }
}

/** An amount given is not reduced by the shipping; 0 counts as not given (rules: returns). */
function amountOf(
  shop: Shop,
  order: LoadedOrder,
  lines: readonly LineBack[],
  given: number | null | undefined,
  shipping: number,
): number {
  const sale = saleOf(order)
  if (given) {
    const { refundable_amount } = orderTotals(sale, shop.flags)
    if (given > refundable_amount)
      throw invalidData(`refund: no more than ${refundable_amount} of this order can be given back`)
    return Math.max(0, given)
  }
  const worth = lines.reduce(
    (sum, { line, quantity }) => sum + refundValue(line, quantity, sale, shop.flags),
    0,
  )
  return Math.max(0, Math.floor(worth) - shipping)
}

/** Has the carrier of the return shipping fetch the goods. A carrier that refuses calls the return off. */
export async function bookReturn(shop: Shop, id: string): Promise<void> {
  const loaded = await findOne(
    shop.db,
    'return',
    id,
    shapeOf(['items', 'order', 'shipping_method.shipping_option']),
  )
  const option = (loaded?.shipping_method as { shipping_option?: { provider_id: string } } | null)
    ?.shipping_option
  if (!loaded || !option) return
  const { return: t } = shop.db.t
  try {
    const shipping_data = await fulfillmentProvider(shop, option.provider_id).createReturn(loaded)
    await shop.transaction((tx) => tx.updateRows(t, { id }, { shipping_data }))
  } catch (error) {
    await shop.transaction((tx) => tx.updateRows(t, { id }, { status: 'canceled' }))
    throw providerRefused('The fulfillment provider could not arrange the return', error)
  }
}
