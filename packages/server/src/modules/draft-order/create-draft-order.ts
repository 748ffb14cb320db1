import { notFound } from '../../errors'
import { emit } from '../../events/emit'
import type { Shop, Tx } from '../../shop'
import { readRevisions } from '../../store/memory/revision'
import { newId } from '../../store/schema/ids'
import { withDiscountCodes } from '../cart/apply-discounts'
import { type GivenAddress, withAddress } from '../cart/cart-addresses'
import { assertCartBounds } from '../cart/cart-figures'
import { newCart } from '../cart/create-cart'
import type { LoadedCart } from '../cart/load-cart'
import { saveCart } from '../cart/save-cart'
import { withAdjustments } from '../cart/with-adjustments'
import { shopSetup, shopSetupAmong } from '../region/shop-setup'
import { draftCustomer } from './draft-customer'
import { type DraftLine, withDraftLines } from './draft-lines'
import { checkMethods, type DraftMethod, withMethods } from './draft-shipping'
import { nextDraftNumber } from './queries'

interface NewDraftOrder {
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

/** A draft with a cart of its own, complete with lines, discounts and shipping (rules: draft orders). Returns its id. */
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
    const empty = await emptyCart(tx, cart_id, input)
    const filled = await withDraftLines(shop, tx, empty, input.items ?? [])
    const codes = (input.discounts ?? []).map(({ code }) => code)
    const reduced =
      codes.length > 0
        ? await withAdjustments(shop, tx, await withDiscountCodes(tx, filled, codes, new Map()))
        : filled
    const cart = await withMethods(shop, tx, reduced, methods)
    assertCartBounds(shop, cart)
    await saveCart(tx, undefined, cart)
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

async function emptyCart(tx: Tx, id: string, input: NewDraftOrder): Promise<LoadedCart> {
  const revisions = await readRevisions(tx)
  const setup = await shopSetupAmong(tx, revisions)
  const region = setup.regions.get(input.region_id)
  if (!region) throw notFound('Region', input.region_id)
  const customer = await draftCustomer(tx, input)
  const cart = newCart(tx, region, {
    setup,
    revisions,
    values: {
      id,
      type: 'draft_order',
      sales_channel_id: setup.default_sales_channel_id,
      customer_id: customer?.id ?? null,
      email: customer?.email ?? null,
      context: {},
      metadata: input.metadata ?? {},
    },
  })
  const caller = { customer }
  const { billing_address, shipping_address } = input
  const billed = billing_address
    ? await withAddress(tx, cart, 'billing_address', billing_address, caller)
    : cart
  return shipping_address ? withAddress(tx, billed, 'shipping_address', shipping_address, caller) : billed
}
