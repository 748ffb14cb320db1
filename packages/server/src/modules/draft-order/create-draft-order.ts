import { eq } from 'drizzle-orm'
import { notFound } from '../../errors'
import { emit } from '../../events/emit'
import type { Shop, Tx } from '../../shop'
import { readRevisions } from '../../store/memory/revision'
import { newId } from '../../store/schema/ids'
import { applyDiscounts } from '../cart/apply-discounts'
import { type GivenAddress, setAddress } from '../cart/cart-addresses'
import { assertCartBounds } from '../cart/cart-figures'
import type { LoadedCart } from '../cart/load-cart'
import { refreshAdjustments } from '../cart/refresh-adjustments'
import { shopSetup, shopSetupAmong } from '../region/shop-setup'
import { draftCustomer } from './draft-customer'
import { type DraftLine, insertDraftLines } from './draft-lines'
import { checkMethods, type DraftMethod, insertMethods } from './draft-shipping'
import { nextDraftNumber } from './queries'

export interface NewDraftOrder {
  email: string
  region_id: string
  customer_id?: string | null
  billing_address?: GivenAddress
  shipping_address?: GivenAddress
  items?: DraftLine[] | null
  discounts?: { code: string }[] | null
  shipping_methods: DraftMethod[]
  no_notification_order?: boolean | null
  metadata?: Record<string, unknown> | null
}

/** A draft with a cart of its own, complete with lines, discounts and shipping (rules: draft orders). Answers its id. */
export async function createDraftOrder(shop: Shop, input: NewDraftOrder): Promise<string> {
  const setup = await shopSetup(shop.db)
  const region = setup.regions.get(input.region_id)
  if (!region) throw notFound('Region', input.region_id)
  const cart_id = newId('cart')
  const methods = await checkMethods(shop, input.shipping_methods, {
    id: cart_id,
    email: input.email,
    region_id: region.id,
  })
  return shop.transaction(async (tx) => {
    const cart = await insertCart(tx, cart_id, input)
    await insertDraftLines(shop, tx, cart, input.items ?? [])
    const codes = (input.discounts ?? []).map(({ code }) => code)
    if (codes.length > 0) {
      await applyDiscounts(tx, cart, codes, new Map())
      await refreshAdjustments(shop, tx, cart)
    }
    await insertMethods(shop, tx, cart, methods)
    assertCartBounds(shop, cart)
    const [draft] = await tx
      .insert(tx.t.draft_order)
      .values({
        cart_id,
        display_id: await nextDraftNumber(tx),
        no_notification_order: input.no_notification_order ?? null,
        metadata: input.metadata ?? null,
      })
      .returning({ id: tx.t.draft_order.id })
    if (!draft) throw new Error('The draft order was not written')
    await emit(tx, 'draft_order.created', { id: draft.id })
    return draft.id
  })
}

async function insertCart(tx: Tx, id: string, input: NewDraftOrder): Promise<LoadedCart> {
  const revisions = await readRevisions(tx)
  const setup = await shopSetupAmong(tx, revisions)
  const region = setup.regions.get(input.region_id)
  if (!region) throw notFound('Region', input.region_id)
  const customer = await draftCustomer(tx, input)
  const { cart: carts } = tx.t
  const [row] = await tx
    .insert(carts)
    .values({
      id,
      type: 'draft_order',
      region_id: region.id,
      sales_channel_id: setup.default_sales_channel_id,
      customer_id: customer?.id ?? null,
      email: customer?.email ?? null,
      context: {},
      metadata: input.metadata ?? {},
    })
    .returning()
  if (!row) throw new Error('The cart was not written')
  const cart: LoadedCart = {
    row,
    region,
    channel: setup.channels.get(row.sales_channel_id ?? '') ?? null,
    billing_address: null,
    shipping_address: null,
    items: [],
    shipping_methods: [],
    discounts: [],
    gift_cards: [],
    payment_sessions: [],
    payment: null,
    setup,
    revisions,
  }
  const caller = { customer }
  if (input.billing_address) await setAddress(tx, cart, 'billing_address', input.billing_address, caller)
  if (input.shipping_address) await setAddress(tx, cart, 'shipping_address', input.shipping_address, caller)
  const { billing_address_id, shipping_address_id } = cart.row
  if (billing_address_id || shipping_address_id)
    await tx.update(carts).set({ billing_address_id, shipping_address_id }).where(eq(carts.id, id))
  await emit(tx, 'cart.created', { id })
  return cart
}
