import { orderCan } from '@cartwright/contract'
import { assertCan } from '../../assert-can'
import { emit } from '../../events/emit'
import type { Shop } from '../../shop'
import type { Tx } from '../../store/database/engine'
import { newId, now } from '../../store/schema/ids'
import { actingId } from '../audit/acting'
import { assertCartBounds } from '../cart/cart-figures'
import { loadCart } from '../cart/load-cart'
import { saveCart } from '../cart/save-cart'
import { withAdjustments } from '../cart/with-adjustments'
import { insertNewLines } from '../order/new-lines'
import type { LoadedOrder } from '../order/order-reply'
import { lockOrder } from '../order/queries'
import { loadOrder } from '../order/read-order'
import { bookReturn, insertReturn } from '../return/request-return'
import type { WantedBack } from '../return/return-lines'
import { taxedTransaction } from '../tax/sale-taxes'
import { creditLines, insertCredit } from './return-credit'

interface CreateSwap {
  return_items: readonly WantedBack[]
  additional_items?: readonly { variant_id: string; quantity: number }[] | null
  return_shipping?: { option_id: string; price?: number | null } | null
  custom_shipping_options?: readonly { option_id: string; price: number }[] | null
  sales_channel_id?: string | null
  return_location_id?: string | null
  no_notification?: boolean | null
  allow_backorder?: boolean | null
}

/**
 * Exchanges goods: a return of what comes back, and a cart with what goes out, from which the returned goods are taken
 * off. The shopper completes that cart; what it comes to is the difference (rules: swaps).
 * @throws not_allowed unless the order is captured and something of it was packed
 */
export async function createSwap(
  shop: Shop,
  orderId: string,
  input: CreateSwap,
  by: { customer: boolean },
): Promise<string> {
  const { swapId, returnId } = await taxedTransaction(shop, async (tx) => {
    const locked = await lockOrder(tx, orderId)
    assertCan(orderCan, 'swap', locked, 'The order')
    const order = await loadOrder(tx, orderId)
    const swapId = newId('swap')
    const cartId = await insertCart(tx, order, swapId, input)
    const no_notification = by.customer ? true : (input.no_notification ?? order.no_notification)
    await tx.insert(tx.t.swap).values({
      id: swapId,
      order_id: orderId,
      cart_id: cartId,
      fulfillment_status: 'not_fulfilled',
      payment_status: 'not_paid',
      no_notification,
      allow_backorder: input.allow_backorder ?? false,
      created_by: actingId(),
    })
    const back = await insertReturn(
      shop,
      tx,
      order,
      { swap_id: swapId },
      {
        items: input.return_items,
        return_shipping: input.return_shipping,
        location_id: input.return_location_id,
        no_notification,
      },
      by,
    )
    await insertNewLines(
      shop,
      tx,
      { ...order, sales_channel_id: input.sales_channel_id ?? order.sales_channel_id },
      { cart_id: cartId, swap_id: swapId },
      input.additional_items ?? [],
      { taxed: false },
    )
    await insertCredit(tx, cartId, creditLines(back.lines, back.shipping))
    const read = await loadCart(tx, cartId)
    const cart = await withAdjustments(shop, tx, read)
    assertCartBounds(shop, cart)
    await saveCart(tx, read, cart)
    await emit(tx, 'swap.created', { id: swapId, no_notification })
    return { swapId, returnId: back.row.id }
  })
  await bookReturn(shop, returnId).catch(async (error) => {
    await shop.transaction((tx) => callOff(tx, swapId))
    throw error
  })
  return swapId
}

/** A carrier that does not fetch what comes back leaves no swap behind: it can be asked for again. */
const callOff = (tx: Tx, swapId: string) =>
  tx.updateRows(
    tx.t.swap,
    { id: swapId },
    {
      canceled_at: now(),
      canceled_by: actingId(),
      payment_status: 'canceled',
      fulfillment_status: 'canceled',
    },
  )

async function insertCart(tx: Tx, order: LoadedOrder, swapId: string, input: CreateSwap): Promise<string> {
  const { cart, cart_discounts, custom_shipping_option } = tx.t
  const [row] = await tx
    .insert(cart)
    .values({
      type: 'swap',
      email: order.email,
      customer_id: order.customer_id,
      region_id: order.region_id,
      billing_address_id: order.billing_address_id,
      shipping_address_id: order.shipping_address_id,
      sales_channel_id: input.sales_channel_id ?? order.sales_channel_id,
      context: {},
      metadata: { swap_id: swapId, parent_order_id: order.id },
    })
    .returning({ id: cart.id })
  const cart_id = row?.id ?? ''
  const discounts = (order.discounts ?? []).filter(({ rule }) => rule?.type !== 'free_shipping')
  if (discounts.length > 0)
    await tx
      .insert(cart_discounts)
      .values(discounts.map(({ id }, rank) => ({ cart_id, discount_id: id, rank })))
  const options = input.custom_shipping_options ?? []
  if (options.length > 0)
    await tx
      .insert(custom_shipping_option)
      .values(options.map(({ option_id, price }) => ({ cart_id, shipping_option_id: option_id, price })))
  return cart_id
}
