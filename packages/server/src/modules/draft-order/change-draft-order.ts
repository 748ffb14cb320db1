import { draftOrderCan } from '@cartwright/contract'
import { and, eq } from 'drizzle-orm'
import { assertCan } from '../../assert-can'
import { invalidData } from '../../errors'
import { emit } from '../../events/emit'
import type { Shop, Tx } from '../../shop'
import { mergeMetadata } from '../../store/writing/metadata'
import { assertQuantity, joinedQuantity } from '../cart/add-line-item'
import { hasFree } from '../cart/apply-discounts'
import type { GivenAddress } from '../cart/cart-addresses'
import { assertCartBounds } from '../cart/cart-figures'
import { changeLine, clearShipping, deleteLines } from '../cart/cart-lines'
import { lineToJoin } from '../cart/lines'
import { type LoadedCart, loadCart } from '../cart/load-cart'
import { assertOpen } from '../cart/open-cart'
import { lockCart } from '../cart/queries'
import { refreshAdjustments } from '../cart/refresh-adjustments'
import { closeQuietly, refreshPaymentSessions } from '../cart/refresh-payment-sessions'
import { shippingPrices } from '../cart/shipping-prices'
import { applyChanges } from '../cart/update-cart'
import { sizeOf } from '../totals/sale-bounds'
import { draftCustomer } from './draft-customer'
import { type DraftLine, insertDraftLines, namedPrice } from './draft-lines'
import { type DraftOrderRow, readDraft } from './queries'

export interface DraftChanges {
  region_id?: string | null
  country_code?: string | null
  email?: string | null
  billing_address?: GivenAddress
  shipping_address?: GivenAddress
  discounts?: { code: string }[] | null
  customer_id?: string | null
  no_notification_order?: boolean | null
  metadata?: Record<string, unknown> | null
}

/** Changes an open draft and its cart, as far as each is named. */
export async function updateDraftOrder(shop: Shop, id: string, input: DraftChanges): Promise<void> {
  const { no_notification_order, metadata, customer_id, email, ...changes } = input
  const { cart_id } = await readDraft(shop.db, id)
  const known = await loadCart(shop.db, cart_id ?? '')
  const prices = hasFree(known.discounts) ? await shippingPrices(shop, known) : new Map<string, number>()
  let closed: LoadedCart['payment_sessions'] = []
  await changeDraft(shop, id, 'update', async (tx, cart, draft) => {
    const { row } = cart
    const current = row.customer_id && row.email ? { id: row.customer_id, email: row.email } : undefined
    const customer = (await draftCustomer(tx, { customer_id, email })) ?? current
    const moved = changes.region_id && changes.region_id !== row.region_id
    closed = await applyChanges(shop, tx, cart, changes, { customer }, prices)
    // Prices that were agreed for shipping belong to options of the region that was left.
    const { custom_shipping_option: custom, draft_order } = tx.t
    if (moved) await tx.delete(custom).where(eq(custom.cart_id, row.id))
    if (no_notification_order !== undefined)
      await tx.update(draft_order).set({ no_notification_order }).where(eq(draft_order.id, draft.id))
    if (metadata !== undefined)
      await tx
        .update(draft_order)
        .set({ metadata: mergeMetadata(draft.metadata, metadata) })
        .where(eq(draft_order.id, draft.id))
    await emit(tx, 'draft_order.updated', { id })
  })
  for (const session of closed) await closeQuietly(shop, session)
}

/**
 * A variant at its own price joins the line that holds it already; everything else is a line of its own. Goods need
 * shipping chosen anew; what is in no catalogue goes along with what is chosen.
 */
export async function addDraftLine(shop: Shop, id: string, input: DraftLine): Promise<void> {
  assertQuantity(input.quantity)
  await changeDraft(shop, id, 'changeItems', async (tx, cart) => {
    const isPriced = input.variant_id && (input.unit_price === undefined || input.unit_price === null)
    const joined = isPriced ? lineToJoin(cart.items, input.variant_id ?? '', input.metadata ?? {}) : undefined
    if (joined) await changeLine(shop, tx, cart, joined, { quantity: joinedQuantity(joined, input) })
    else await insertDraftLines(shop, tx, cart, [input])
    if (input.variant_id) await clearShipping(tx, cart)
    await refreshAdjustments(shop, tx, cart)
  })
}

/**
 * Another quantity, title or price; quantity 0 takes the line away, silently when it is gone. The price is not looked
 * up again; shipping is to be chosen anew.
 * @throws invalid_data for a line that is not the draft's
 */
export async function updateDraftLine(
  shop: Shop,
  id: string,
  lineId: string,
  input: Omit<DraftLine, 'variant_id' | 'quantity'> & { quantity?: number | null },
): Promise<void> {
  await changeDraft(shop, id, 'changeItems', async (tx, cart) => {
    const line = cart.items.find((item) => item.id === lineId)
    if (!line && input.quantity === 0) return
    if (!line) throw invalidData(`The draft order has no line ${lineId}`)
    if (input.quantity === 0) await deleteLines(tx, cart, [line])
    else {
      const quantity = input.quantity ?? line.quantity
      assertQuantity(quantity)
      const values = {
        quantity,
        title: input.title ?? line.title,
        metadata: mergeMetadata(line.metadata, input.metadata),
        ...(input.unit_price === undefined || input.unit_price === null
          ? {}
          : { unit_price: namedPrice(input), should_merge: line.variant_id === null }),
      }
      await tx.update(tx.t.line_item).set(values).where(eq(tx.t.line_item.id, line.id))
      Object.assign(line, values)
    }
    await clearShipping(tx, cart)
    await refreshAdjustments(shop, tx, cart)
  })
}

/** Silent when the line is not there, so that a repeated call does no harm. Shipping is to be chosen anew. */
export async function removeDraftLine(shop: Shop, id: string, lineId: string): Promise<void> {
  await changeDraft(shop, id, 'changeItems', async (tx, cart) => {
    const line = cart.items.find((item) => item.id === lineId)
    if (!line) return
    await deleteLines(tx, cart, [line])
    await clearShipping(tx, cart)
    await refreshAdjustments(shop, tx, cart)
  })
}

/** Removes an open draft with its cart. Silent for one that does not exist. */
export async function deleteDraftOrder(shop: Shop, id: string): Promise<void> {
  const { draft_order: known } = shop.db.t
  const [found] = await shop.db.select({ id: known.id }).from(known).where(eq(known.id, id))
  if (!found) return
  await changeDraft(shop, id, 'delete', async (tx, cart) => {
    const { draft_order: draft, cart: carts } = tx.t
    await tx.delete(draft).where(and(eq(draft.id, id), eq(draft.status, 'open')))
    await tx.update(carts).set({ deleted_at: new Date().toISOString() }).where(eq(carts.id, cart.row.id))
    cart.payment_sessions = []
  })
}

/**
 * What each change of a draft goes through: its cart is held, the draft must be open still, and payment sessions a
 * shopper has on the cart learn the new amount afterwards.
 * @throws not_allowed for a completed draft, conflict when its cart was paid or is being paid
 */
export async function changeDraft(
  shop: Shop,
  id: string,
  action: keyof typeof draftOrderCan,
  change: (tx: Tx, cart: LoadedCart, draft: DraftOrderRow) => Promise<void>,
): Promise<void> {
  const { cart_id } = await readDraft(shop.db, id)
  const cart = await shop.transaction(async (tx) => {
    const open = await holdDraft(tx, id, cart_id ?? '', action)
    const before = sizeOf(open.cart)
    await change(tx, open.cart, open.draft)
    assertCartBounds(shop, open.cart, before)
    return open.cart
  })
  if (cart.payment_sessions.length > 0) await refreshPaymentSessions(shop, cart)
}

/** The draft and its cart, held until the end of the transaction. */
export async function holdDraft(tx: Tx, id: string, cartId: string, action: keyof typeof draftOrderCan) {
  await lockCart(tx, cartId)
  const draft = await readDraft(tx, id)
  assertCan(draftOrderCan, action, draft, 'The draft order')
  const cart = await loadCart(tx, cartId)
  assertOpen(cart.row)
  return { draft, cart }
}
