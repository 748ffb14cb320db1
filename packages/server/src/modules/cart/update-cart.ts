import { notAllowed, notFound } from '../../errors'
import { emit } from '../../events/emit'
import type { Caller } from '../../http/request'
import type { Shop, Tx } from '../../shop'
import type { Db } from '../../store/database/engine'
import { mergeMetadata } from '../../store/writing/metadata'
import type { RegionSetup } from '../region/shop-setup'
import { ratesFor } from '../tax/rates-for'
import { withDiscountCodes, withoutUnusableDiscounts } from './apply-discounts'
import { withGiftCards } from './apply-gift-cards'
import { copiedAddress, type GivenAddress, withAddress } from './cart-addresses'
import { assertCustomer, customerFor } from './cart-customer'
import { soldInChannel, withoutLines, withoutShipping } from './cart-lines'
import { changeCart } from './change-cart'
import { countryOf, openChannel } from './create-cart'
import { linePrices } from './line-prices'
import { hasFixedPrice } from './lines'
import type { CartLine, LoadedCart } from './load-cart'
import { openCart, openCartForEmail } from './open-cart'
import { restoredPrices } from './shipping-prices'
import { withAdjustments } from './with-adjustments'

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

/** Changes a cart, each part in the order of the rules of carts. */
export async function updateCart(
  shop: Shop,
  cartId: string,
  input: CartChanges,
  caller: Caller,
): Promise<LoadedCart> {
  if (input.customer_id && !caller.customer) await assertCustomer(shop.db, input.customer_id)
  const prices = input.discounts || input.region_id ? await restoredPrices(shop, cartId, caller) : new Map()
  const saysEmailAlone = Boolean(input.email) && Object.keys(input).length === 1
  return changeCart(
    shop,
    cartId,
    caller,
    (tx, cart) => {
      // Whoever goes on as a guest does not carry along where the owner of the account was.
      const leaves = cart.isOfAccount && !caller.customer
      const changes = leaves ? { ...input, context: { ip: '', user_agent: '' } } : input
      return withChanges(shop, tx, cart, changes, caller, prices)
    },
    saysEmailAlone ? openCartForEmail : openCart,
  )
}

/** A cart that is held with these changes. A guest whose e-mail is new becomes a customer, which is written at once. */
export async function withChanges(
  shop: Shop,
  tx: Tx,
  cart: LoadedCart,
  input: CartChanges,
  caller: Caller,
  prices: ReadonlyMap<string, number>,
): Promise<LoadedCart> {
  const { cart: owned, isPricedAnew } = await withCustomer(tx, cart, input, caller)
  const moved = input.region_id ? inRegion(tx, owned, input) : owned
  const isMoved = Boolean(input.region_id)
  const isOtherCurrency = moved.region.currency_code !== cart.region.currency_code
  const priced = isPricedAnew || isMoved ? await withCurrentPrices(shop, tx, moved, isOtherCurrency) : moved
  const addressed = await withAddresses(tx, priced, input, caller)
  const offered = await inChannel(tx, addressed, input.sales_channel_id)
  const hasOtherLines = isPricedAnew || isMoved || offered.items.length < addressed.items.length
  const reduced = input.discounts
    ? await withDiscountCodes(tx, offered, codesOf(input.discounts), prices)
    : hasOtherLines
      ? await withoutUnusableDiscounts(tx, offered, prices)
      : offered
  const adjusted = hasOtherLines || input.discounts ? await withAdjustments(shop, tx, reduced) : reduced
  const paid = input.gift_cards ? await withGiftCards(tx, adjusted, codesOf(input.gift_cards)) : adjusted
  return withWords(paid, input)
}

const codesOf = (given: readonly { code: string }[]) => given.map(({ code }) => code)

/** The cart of whoever it is now, and whether its lines may cost something else for them. */
async function withCustomer(
  tx: Tx,
  cart: LoadedCart,
  input: CartChanges,
  caller: Caller,
): Promise<{ cart: LoadedCart; isPricedAnew: boolean }> {
  const customer = await customerFor(tx, input, caller)
  if (!customer || (customer.id === cart.row.customer_id && customer.email === cart.row.email))
    return { cart, isPricedAnew: false }
  const isStranger = cart.row.customer_id === null && !caller.customer
  await emit(tx, 'cart.customer_updated', { id: cart.row.id })
  const row = { ...cart.row, customer_id: customer.id, email: customer.email }
  return { cart: { ...cart, row }, isPricedAnew: !isStranger }
}

/**
 * The cart in another region: its country is the one that is named or the only one, and what belongs to the region it
 * leaves (shipping, gift cards, payment sessions) is gone.
 */
function inRegion(db: Db, cart: LoadedCart, input: CartChanges): LoadedCart {
  if (input.region_id === cart.row.region_id) return cart
  const region = cart.setup.regions.get(input.region_id ?? '')
  if (!region) throw notFound('Region', input.region_id ?? '')
  if (cart.row.payment_authorized_at)
    throw notAllowed('The region of a cart cannot change once its payment is authorized')
  const shipping_address = addressIn(db, cart.shipping_address, countryIn(region, input))
  const row = { ...cart.row, region_id: region.id, shipping_address_id: shipping_address?.id ?? null }
  return withoutShipping({ ...cart, row, region, shipping_address, gift_cards: [], payment_sessions: [] })
}

function countryIn(region: RegionSetup, { country_code, shipping_address }: CartChanges): string | null {
  const given = typeof shipping_address === 'object' ? shipping_address?.country_code : undefined
  const asked = country_code ?? given
  if (asked) return countryOf(region, asked)
  return region.countries.length === 1 ? (region.countries[0]?.iso_2 ?? null) : null
}

/** An address book's entry is copied rather than changed. */
function addressIn(db: Db, current: LoadedCart['shipping_address'], country_code: string | null) {
  if (!current) return country_code ? copiedAddress(db.t, null, { country_code }) : null
  if (current.country_code === country_code) return current
  if (current.customer_id === null) return { ...current, country_code }
  return copiedAddress(db.t, current, { country_code })
}

/**
 * The cart with the prices of its region and customer; lines that have none there are gone. A price that staff named
 * stays, unless it was in another currency: the same number would be another amount.
 */
async function withCurrentPrices(
  shop: Shop,
  db: Db,
  cart: LoadedCart,
  isOtherCurrency: boolean,
): Promise<LoadedCart> {
  const goods = cart.items.filter((line) => line.variant_id && !line.is_return)
  if (goods.length === 0) return cart
  const rates = await ratesFor(
    db,
    cart.region,
    goods.flatMap((line) => line.variant?.product_id ?? []),
    cart.revisions,
  )
  const ratesOf = (line: CartLine) => rates.get(line.variant?.product_id ?? '') ?? []
  const asked = goods.filter((line) => isOtherCurrency || !hasFixedPrice(line, cart))
  const answers = await linePrices(
    shop,
    db,
    asked.map((line) => ({
      variant_id: line.variant_id ?? '',
      quantity: line.quantity,
      rates: ratesOf(line),
    })),
    { region: cart.region, customer_id: cart.row.customer_id, revisions: cart.revisions },
  )
  const prices = new Map(asked.map((line, index) => [line, answers[index] ?? null]))
  const items = cart.items.flatMap((line) => {
    const price = prices.get(line)
    if (price === null) return []
    const tax_lines = goods.includes(line)
      ? ratesOf(line).map((rate) => ({ ...rate, item_id: line.id }))
      : line.tax_lines
    return [{ ...line, ...price, tax_lines }]
  })
  return { ...cart, items }
}

async function withAddresses(db: Db, cart: LoadedCart, input: CartChanges, caller: Caller) {
  const billed =
    input.billing_address === undefined
      ? cart
      : await withAddress(db, cart, 'billing_address', input.billing_address, caller)
  return input.shipping_address === undefined
    ? billed
    : withAddress(db, billed, 'shipping_address', input.shipping_address, caller)
}

/** The cart in another sales channel, without the lines that are not sold there. */
async function inChannel(
  db: Db,
  cart: LoadedCart,
  channelId: string | null | undefined,
): Promise<LoadedCart> {
  if (!channelId || channelId === cart.row.sales_channel_id) return cart
  const row = { ...cart.row, sales_channel_id: openChannel(cart.setup, channelId) }
  const products = cart.items.flatMap((line) => line.variant?.product_id ?? [])
  const sold = await soldInChannel(db, products, channelId, cart.revisions)
  const gone = cart.items.filter((line) => line.variant && !sold.has(line.variant.product_id))
  return withoutLines({ ...cart, row, channel: cart.setup.channels.get(channelId) ?? null }, gone)
}

/** The cart with what the shopper and their storefront say about it. */
function withWords(cart: LoadedCart, { customer_note, context }: CartChanges): LoadedCart {
  if (customer_note === undefined && !context) return cart
  const metadata =
    customer_note === undefined
      ? cart.row.metadata
      : mergeMetadata(cart.row.metadata, { customer_note: customer_note?.trim() ?? '' })
  return { ...cart, row: { ...cart.row, metadata, context: { ...cart.row.context, ...context } } }
}
