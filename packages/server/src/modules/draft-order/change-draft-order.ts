import { draftOrderCan } from '@cartwright/contract'
import { assertCan } from '../../assert-can'
import { invalidData } from '../../errors'
import { emit } from '../../events/emit'
import type { Shop, Tx } from '../../shop'
import { now } from '../../store/schema/ids'
import { mergeMetadata } from '../../store/writing/metadata'
import { assertQuantity, joinedQuantity } from '../cart/add-line-item'
import { hasFree } from '../cart/apply-discounts'
import type { GivenAddress } from '../cart/cart-addresses'
import { assertCartBounds } from '../cart/cart-figures'
import { withLine, withoutLines, withoutShipping, withQuantity } from '../cart/cart-lines'
import { closeDropped } from '../cart/change-cart'
import { lineToJoin } from '../cart/lines'
import { type CartLine, type LoadedCart, loadCart } from '../cart/load-cart'
import { assertOpen } from '../cart/open-cart'
import { lockCart } from '../cart/queries'
import { refreshPaymentSessions } from '../cart/refresh-payment-sessions'
import { saveCart } from '../cart/save-cart'
import { shippingPrices } from '../cart/shipping-prices'
import { withChanges } from '../cart/update-cart'
import { withAdjustments } from '../cart/with-adjustments'
import { sizeOf } from '../totals/sale-bounds'
import { draftCustomer } from './draft-customer'
import { type DraftLine, namedPrice, withDraftLines } from './draft-lines'
import { type DraftOrderRow, readDraft } from './queries'

interface DraftChanges {
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
  await changeDraft(shop, id, 'update', async (tx, cart, draft) => {
    const { row } = cart
    const current = row.customer_id && row.email ? { id: row.customer_id, email: row.email } : undefined
    const customer = (await draftCustomer(tx, { customer_id, email })) ?? current
    const moved = changes.region_id && changes.region_id !== row.region_id
    const changed = await withChanges(shop, tx, cart, changes, { customer }, prices)
    // Prices that were agreed for shipping belong to options of the region that was left.
    const { custom_shipping_option: custom, draft_order } = tx.t
    if (moved) await tx.deleteRows(custom, { cart_id: row.id })
    if (no_notification_order !== undefined)
      await tx.updateRows(draft_order, { id: draft.id }, { no_notification_order })
    if (metadata !== undefined)
      await tx.updateRows(
        draft_order,
        { id: draft.id },
        { metadata: mergeMetadata(draft.metadata, metadata) },
      )
    await emit(tx, 'draft_order.updated', { id })
    return changed
  })
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
    const filled = joined
      ? await withQuantity(shop, tx, cart, joined, { quantity: joinedQuantity(joined, input) })
      : await withDraftLines(shop, tx, cart, [input])
    return withAdjustments(shop, tx, input.variant_id ? withoutShipping(filled) : filled)
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
    if (!line && input.quantity === 0) return cart
    if (!line) throw invalidData(`The draft order has no line ${lineId}`)
    const changed =
      input.quantity === 0 ? withoutLines(cart, [line]) : withLine(cart, changedLine(line, input))
    return withAdjustments(shop, tx, withoutShipping(changed))
  })
}

function changedLine(line: CartLine, input: Parameters<typeof updateDraftLine>[3]): CartLine {
  const quantity = input.quantity ?? line.quantity
  assertQuantity(quantity)
  const isPriced = input.unit_price !== undefined && input.unit_price !== null
  return {
    ...line,
    quantity,
    title: input.title ?? line.title,
    metadata: mergeMetadata(line.metadata, input.metadata),
    ...(isPriced ? { unit_price: namedPrice(input), should_merge: line.variant_id === null } : {}),
  }
}

/** Silent when the line is not there, so that a repeated call does no harm. Shipping is to be chosen anew. */
export async function removeDraftLine(shop: Shop, id: string, lineId: string): Promise<void> {
  await changeDraft(shop, id, 'changeItems', async (tx, cart) => {
    const line = cart.items.find((item) => item.id === lineId)
    if (!line) return cart
    return withAdjustments(shop, tx, withoutShipping(withoutLines(cart, [line])))
  })
}

/** Removes an open draft with its cart. Silent for one that does not exist. */
export async function deleteDraftOrder(shop: Shop, id: string): Promise<void> {
  const { draft_order: known } = shop.db.t
  const found = await shop.db.rowWhere(known, { id }, { columns: ['cart_id'] })
  if (!found) return
  await shop.transaction(async (tx) => {
    const { cart } = await holdDraft(tx, id, found.cart_id ?? '', 'delete')
    const { draft_order: draft, cart: carts } = tx.t
    await tx.deleteRows(draft, { id, status: 'open' })
    await tx.updateRows(carts, { id: cart.row.id }, { deleted_at: now() })
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
  change: (tx: Tx, cart: LoadedCart, draft: DraftOrderRow) => Promise<LoadedCart>,
): Promise<void> {
  const { cart_id } = await readDraft(shop.db, id)
  const { before, cart } = await shop.transaction(async (tx) => {
    const held = await holdDraft(tx, id, cart_id ?? '', action)
    const changed = await change(tx, held.cart, held.draft)
    assertCartBounds(shop, changed, sizeOf(held.cart))
    return { before: held.cart, cart: await saveCart(tx, held.cart, changed) }
  })
  await closeDropped(shop, before, cart)
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
