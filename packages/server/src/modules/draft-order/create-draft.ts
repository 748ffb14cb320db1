import type { Parsed } from '@cartwright/contract'
import { and, eq, isNull } from 'drizzle-orm'
import { invalidData, notFound } from '../../errors'
import { emit } from '../../events/emit'
import type { Shop } from '../../shop'
import type { Tx } from '../../store/engine'
import { insertMethod } from '../cart/add-shipping-method'
import { applyDiscounts } from '../cart/apply-discounts'
import { setAddress } from '../cart/cart-addresses'
import { type LoadedCart, loadCart } from '../cart/load-cart'
import { findOrCreateGuest } from '../customer/find-or-create-guest'
import { checkedData } from '../order/add-shipping-method'
import { placesOf } from '../region/places'
import { findOptions } from '../shipping/queries'
import { insertDraftLines, settleDraft } from './draft-lines'
import { nextDraftNumber } from './queries'

type CreateDraft = Parsed<'POST /admin/draft-orders'>['body']
type ChosenMethod = CreateDraft['shipping_methods'][number]

/**
 * An order as staff write it down: a cart of its own that waits to be paid (behaviour §23). Always open at first.
 * @throws not_found for a region, option or discount, invalid_data for a variant that is none or has no price
 */
export async function createDraft(shop: Shop, input: CreateDraft): Promise<string> {
  const methods: ChosenMethod[] = []
  for (const method of input.shipping_methods)
    methods.push({ ...method, data: await checkedData(shop, 'draft', method) })
  return shop.transaction(async (tx) => {
    const places = await placesOf(tx)
    if (!places.regions.has(input.region_id)) throw notFound('Region', input.region_id)
    const customer = await customerOf(tx, input)
    const { cart: carts, draft_order } = tx.t
    const [row] = await tx
      .insert(carts)
      .values({
        type: 'draft_order',
        region_id: input.region_id,
        customer_id: customer.id,
        email: input.email,
        sales_channel_id: places.default_sales_channel_id,
        context: {},
        metadata: input.metadata ?? {},
      })
      .returning()
    if (!row) throw new Error('The cart was not written')
    await insertDraftLines(shop, tx, row, input.items ?? [])
    const cart = await loadCart(tx, row.id)
    await setAddresses(tx, cart, input, customer)
    for (const method of methods) await addMethod(tx, cart, method)
    if (input.discounts?.length)
      await applyDiscounts(
        tx,
        cart,
        input.discounts.map(({ code }) => code),
        new Map(),
      )
    await settleDraft(shop, tx, row.id)
    const [draft] = await tx
      .insert(draft_order)
      .values({
        cart_id: row.id,
        display_id: await nextDraftNumber(tx),
        no_notification_order: input.no_notification_order ?? null,
        metadata: input.metadata ?? null,
      })
      .returning({ id: draft_order.id })
    await emit(tx, 'draft_order.created', { id: draft?.id })
    return draft?.id ?? ''
  })
}

async function customerOf(tx: Tx, input: CreateDraft): Promise<{ id: string; email: string }> {
  if (!input.customer_id) return findOrCreateGuest(tx, input.email)
  const { customer } = tx.t
  const [known] = await tx
    .select({ id: customer.id, email: customer.email })
    .from(customer)
    .where(and(eq(customer.id, input.customer_id), isNull(customer.deleted_at)))
  if (!known) throw notFound('Customer', input.customer_id)
  return known
}

/** Addresses by id are those of the customer's own book. */
async function setAddresses(
  tx: Tx,
  cart: LoadedCart,
  input: Pick<CreateDraft, 'billing_address' | 'shipping_address'>,
  customer: { id: string; email: string },
) {
  const { cart: carts } = tx.t
  for (const side of ['billing_address', 'shipping_address'] as const) {
    const given = input[side]
    if (given) await setAddress(tx, cart, side, given, { customer })
  }
  const { billing_address_id, shipping_address_id } = cart.row
  await tx.update(carts).set({ billing_address_id, shipping_address_id }).where(eq(carts.id, cart.row.id))
}

/** A price of staff's becomes a custom option of the cart, so that it stays. */
async function addMethod(tx: Tx, cart: LoadedCart, { option_id, price, data }: ChosenMethod) {
  const [option] = await findOptions(tx, [option_id])
  if (!option) throw notFound('Shipping Option', option_id)
  if (option.region_id !== cart.row.region_id)
    throw invalidData(`The shipping option ${option.name} is not available in the region of the draft order`)
  if (price != null && price < 0) throw invalidData('price: it cannot be below 0')
  if (price != null)
    await tx
      .insert(tx.t.custom_shipping_option)
      .values({ cart_id: cart.row.id, shipping_option_id: option.id, price })
      .onConflictDoNothing()
  await insertMethod(tx, cart, option, { data: data ?? {}, price: price ?? option.amount ?? 0 })
}
