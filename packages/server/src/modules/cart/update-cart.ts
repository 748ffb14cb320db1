import { eq, inArray } from 'drizzle-orm'
import { notAllowed, notFound } from '../../errors'
import { emit } from '../../events/emit'
import type { Caller } from '../../http/request'
import type { Shop, Tx } from '../../shop'
import { shownOf } from '../../store/reading/shape'
import { now } from '../../store/schema/ids'
import { mergeMetadata } from '../../store/writing/metadata'
import { ratesFor } from '../tax/rates-for'
import { applyDiscounts, dropUnusableDiscounts } from './apply-discounts'
import { applyGiftCards } from './apply-gift-cards'
import { type GivenAddress, setAddress } from './cart-addresses'
import { assertCustomer, customerFor } from './cart-customer'
import { clearShipping, deleteLines, soldInChannel } from './cart-lines'
import { changeCart } from './change-cart'
import { countryOf, openChannel } from './create-cart'
import { linePrices } from './line-prices'
import { hasFixedPrice } from './lines'
import type { LoadedCart } from './load-cart'
import { openCart, openCartForEmail } from './open-cart'
import { refreshAdjustments } from './refresh-adjustments'
import { closeQuietly } from './refresh-payment-sessions'
import { restoredPrices } from './shipping-prices'

export interface CartChanges {
  region_id?: string | null
  country_code?: string | null
  email?: string | null
  billing_address?: GivenAddress
  shipping_address?: GivenAddress
  gift_cards?: { code: string }[] | null
  discounts?: { code: string }[] | null
  customer_id?: string | null
  context?: Record<string, unknown> | null
  customer_note?: string | null
  sales_channel_id?: string | null
}

/** Changes a cart, each part in the order of the rules of carts, and writes the cart row once. */
export async function updateCart(
  shop: Shop,
  cartId: string,
  input: CartChanges,
  caller: Caller,
): Promise<LoadedCart> {
  if (input.customer_id && !caller.customer) await assertCustomer(shop.db, input.customer_id)
  const prices = input.discounts || input.region_id ? await restoredPrices(shop, cartId, caller) : new Map()
  let closed: LoadedCart['payment_sessions'] = []
  const saysEmailAlone = Boolean(input.email) && Object.keys(input).length === 1
  const cart = await changeCart(
    shop,
    cartId,
    caller,
    async (tx, open) => {
      // Whoever goes on as a guest does not carry along where the owner of the account was.
      const leaves = open.isOfAccount && !caller.customer
      const changes = leaves ? { ...input, context: { ip: '', user_agent: '' } } : input
      closed = await applyChanges(shop, tx, open, changes, caller, prices)
    },
    saysEmailAlone ? openCartForEmail : openCart,
  )
  for (const session of closed) await closeQuietly(shop, session)
  return cart
}

/** The changes to a cart that is held; answers the payment sessions that are to be closed afterwards. */
export async function applyChanges(
  shop: Shop,
  tx: Tx,
  open: LoadedCart,
  input: CartChanges,
  caller: Caller,
  prices: ReadonlyMap<string, number>,
): Promise<LoadedCart['payment_sessions']> {
  const closed: LoadedCart['payment_sessions'] = []
  const before = { ...open.row }
  const currency = open.region.currency_code
  let lines = await changeCustomer(tx, open, input, caller)
  if (input.region_id) {
    lines = true
    if (input.region_id !== open.row.region_id) closed.push(...(await changeRegion(tx, open, input)))
  }
  if (lines) await repriceLines(shop, tx, open, open.region.currency_code !== currency)
  if (input.billing_address !== undefined)
    await setAddress(tx, open, 'billing_address', input.billing_address, caller)
  if (input.shipping_address !== undefined)
    await setAddress(tx, open, 'shipping_address', input.shipping_address, caller)
  if (input.sales_channel_id && input.sales_channel_id !== open.row.sales_channel_id)
    lines = (await changeChannel(tx, open, input.sales_channel_id)) || lines
  if (input.discounts)
    await applyDiscounts(
      tx,
      open,
      input.discounts.map(({ code }) => code),
      prices,
    )
  else if (lines) await dropUnusableDiscounts(tx, open, prices)
  if (lines || input.discounts) await refreshAdjustments(shop, tx, open)
  if (input.gift_cards)
    await applyGiftCards(
      tx,
      open,
      input.gift_cards.map(({ code }) => code),
    )
  if (input.customer_note !== undefined)
    open.row.metadata = mergeMetadata(open.row.metadata, { customer_note: input.customer_note?.trim() ?? '' })
  if (input.context) open.row.context = { ...open.row.context, ...input.context }
  await saveRow(tx, open, before)
  return closed
}

/** Answers whether lines may cost something else for the new customer. */
async function changeCustomer(
  tx: Tx,
  cart: LoadedCart,
  input: CartChanges,
  caller: Caller,
): Promise<boolean> {
  const customer = await customerFor(tx, input, caller)
  if (!customer || (customer.id === cart.row.customer_id && customer.email === cart.row.email)) return false
  const stranger = cart.row.customer_id === null && !caller.customer
  cart.row.customer_id = customer.id
  cart.row.email = customer.email
  await emit(tx, 'cart.customer_updated', { id: cart.row.id })
  return !stranger
}

/** Answers the payment sessions that are gone. */
async function changeRegion(tx: Tx, cart: LoadedCart, input: CartChanges) {
  const region = cart.setup.regions.get(input.region_id ?? '')
  if (!region) throw notFound('Region', input.region_id ?? '')
  if (cart.row.payment_authorized_at)
    throw notAllowed('The region of a cart cannot change once its payment is authorized')
  const { address, cart_gift_cards, payment_session } = tx.t
  cart.region = region
  cart.row.region_id = region.id
  const given = typeof input.shipping_address === 'object' ? input.shipping_address?.country_code : undefined
  const asked = input.country_code ?? given
  const only = region.countries.length === 1 ? (region.countries[0]?.iso_2 ?? null) : null
  const country_code = asked ? countryOf(region, asked) : only
  const current = cart.shipping_address
  if (current && current.customer_id === null && current.country_code !== country_code) {
    await tx.updateRows(address, { id: current.id }, { country_code })
    cart.shipping_address = { ...current, country_code }
  } else if ((!current && country_code) || (current && current.country_code !== country_code)) {
    const { id: _, customer_id: __, ...kept } = current ?? ({} as Partial<NonNullable<typeof current>>)
    const [row] = await tx.insertRows(address, [{ ...kept, country_code }])
    cart.shipping_address = row ? shownOf('address', row) : null
    cart.row.shipping_address_id = row?.id ?? null
  }
  await clearShipping(tx, cart)
  if (cart.gift_cards.length > 0) {
    await tx.delete(cart_gift_cards).where(eq(cart_gift_cards.cart_id, cart.row.id))
    cart.gift_cards = []
  }
  const sessions = cart.payment_sessions
  if (sessions.length > 0)
    await tx.delete(payment_session).where(
      inArray(
        payment_session.id,
        sessions.map((session) => session.id),
      ),
    )
  cart.payment_sessions = []
  return sessions
}

/**
 * New prices for region and customer; lines that have none there are removed. A price that staff named stays, unless
 * it was in another currency: the same number would be another amount.
 */
async function repriceLines(shop: Shop, tx: Tx, cart: LoadedCart, isOtherCurrency: boolean): Promise<void> {
  const goods = cart.items.filter((line) => line.variant_id && !line.is_return)
  const lines = goods.filter((line) => isOtherCurrency || !hasFixedPrice(line, cart))
  if (goods.length === 0) return
  const rates = await ratesFor(
    tx,
    cart.region,
    goods.flatMap((line) => line.variant?.product_id ?? []),
    cart.revisions,
  )
  for (const line of goods)
    line.tax_lines = (rates.get(line.variant?.product_id ?? '') ?? []).map((rate) => ({
      ...rate,
      item_id: line.id,
    }))
  const prices = await linePrices(
    shop,
    tx,
    lines.map((line) => ({
      variant_id: line.variant_id ?? '',
      quantity: line.quantity,
      rates: line.tax_lines,
    })),
    { region: cart.region, customer_id: cart.row.customer_id, revisions: cart.revisions },
  )
  const changed = lines.flatMap((line, index) => {
    const price = prices[index]
    if (!price || (price.unit_price === line.unit_price && price.includes_tax === line.includes_tax))
      return []
    Object.assign(line, price)
    return [{ id: line.id, unit_price: price.unit_price, includes_tax: price.includes_tax }]
  })
  await tx.updateEach(tx.t.line_item, changed)
  await deleteLines(
    tx,
    cart,
    lines.filter((_, index) => !prices[index]),
  )
}

/** Answers whether lines went because the new channel does not sell them. */
async function changeChannel(tx: Tx, cart: LoadedCart, channelId: string): Promise<boolean> {
  cart.row.sales_channel_id = openChannel(cart.setup, channelId)
  cart.channel = cart.setup.channels.get(channelId) ?? null
  const products = cart.items.flatMap((line) => line.variant?.product_id ?? [])
  const sold = await soldInChannel(tx, products, channelId, cart.revisions)
  const gone = cart.items.filter((line) => line.variant && !sold.has(line.variant.product_id))
  await deleteLines(tx, cart, gone)
  return gone.length > 0
}

async function saveRow(tx: Tx, { row }: LoadedCart, before: LoadedCart['row']): Promise<void> {
  const keys = [
    'email',
    'customer_id',
    'region_id',
    'billing_address_id',
    'shipping_address_id',
    'sales_channel_id',
    'context',
    'metadata',
  ] as const
  const changes = Object.fromEntries(
    keys.filter((key) => row[key] !== before[key]).map((key) => [key, row[key]]),
  )
  if (Object.keys(changes).length === 0) return
  row.updated_at = now()
  await tx.updateRows(tx.t.cart, { id: row.id }, { ...changes, updated_at: row.updated_at })
  await emit(tx, 'cart.updated', { id: row.id })
}
