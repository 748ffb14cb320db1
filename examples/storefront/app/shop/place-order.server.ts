import type { Cart } from '@cartwright/contract'
import { formatMoney, needsDelivery } from '@cartwright/sdk/rules'
import { translator } from '../i18n/use-t'
import { keepAddress } from './addresses.server'
import { findCart, regionOf } from './cart.server'
import { isShort } from './change-cart.server'
import { type CheckoutExtras, checkExtras, extrasFor, readExtras } from './checkout-extras'
import { addressOf, type CheckoutErrors, type CheckoutValues, checkValues, readValues } from './checkout-form'
import type { ShopVisit } from './context.server'
import { chooseDelivery } from './deliveries.server'
import { isPaymentRefusal, refusalOf, statusOf } from './failures'
import { completeCart, openPaymentSession, type PaymentWish, readWish } from './payment-session.server'

/** A form that cannot be ordered, with all that was typed. */
export interface RefusedOrder {
  kind: 'refused'
  values: CheckoutValues
  extras: CheckoutExtras
  errors: CheckoutErrors
  notice?: string
  saves: boolean
}

type NoOrder = { kind: 'order'; cartId: string } | { kind: 'no_cart' } | RefusedOrder

export type CheckoutOutcome = NoOrder | { kind: 'saved' }

/**
 * Turns the form and the cart into an order. The shopper pays exactly the total the page showed: if applying the
 * form changes it, nothing is bought and the page asks again. Pressing twice gives the order of the first press.
 */
export async function placeOrder(shop: ShopVisit, form: FormData): Promise<CheckoutOutcome> {
  const ready = await readyOrder(shop, form)
  if (ready.kind !== 'ready') return ready
  return orRefused(shop, form, async () => {
    const done = await completeCart(shop, ready.cart.id)
    if (done === 'done') {
      if (shop.signedIn && form.has('save_address')) await keepAddress(shop, readValues(form))
      return { kind: 'order', cartId: ready.cart.id }
    }
    const { t } = translator(shop.language)
    return refusal(form, { payment: t(done === 'pending' ? 'pay_pending' : 'payment_unfinished') })
  })
}

/** Puts all that the form says on the cart, which may be paid and ordered then, or says why it may not. */
export async function readyOrder(
  shop: ShopVisit,
  form: FormData,
): Promise<{ kind: 'ready'; cart: Cart } | NoOrder> {
  const values = readValues(form)
  const extras = readExtras(form)
  const { t } = translator(shop.language)
  const cart = await findCart(shop)
  if (!cart?.items?.length) return (await alreadyOrdered(shop)) ?? { kind: 'no_cart' }
  const isSent = needsDelivery(cart)
  const region = regionOf(shop, cart)
  const codes = region.countries.map(({ code }) => code)
  const errors = {
    ...checkValues(values, codes, shop.language, isSent),
    ...(isSent ? checkExtras(extras, everyCountry(shop), shop.language) : {}),
  }
  const option = String(form.get('shipping_option') ?? '')
  if (Object.keys(errors).length > 0) return refusal(form, errors)
  return orRefused(shop, form, async () => {
    const prepared = await prepare(shop, cart, { values, extras, option, payment: readWish(form) })
    if (!prepared) return refusal(form, { shipping: t('needed_shipping') })
    const seen = Number(form.get('seen_total'))
    const total = prepared.total ?? 0
    if (seen !== total) {
      const show = (amount: number) => formatMoney(amount, region.currency_code, shop.locale)
      return refusal(form, {}, t('total_changed', { before: show(seen || 0), now: show(total) }))
    }
    return { kind: 'ready', cart: prepared }
  })
}

const refusal = (form: FormData, errors: CheckoutErrors, notice?: string): RefusedOrder => ({
  kind: 'refused',
  values: readValues(form),
  extras: readExtras(form),
  errors,
  saves: form.has('save_address'),
  ...(notice ? { notice } : {}),
})

/** What the shop refused, told at the field that mends it. */
async function orRefused<T>(
  shop: ShopVisit,
  form: FormData,
  work: () => Promise<T>,
): Promise<T | { kind: 'order'; cartId: string } | RefusedOrder> {
  const { t } = translator(shop.language)
  try {
    return await work()
  } catch (error) {
    const message = refusalOf(error)
    if (message === undefined) throw error
    if (isShort(error)) return refusal(form, { form: t('refused_stock_checkout') })
    if (statusOf(error) === 409)
      return (await alreadyOrdered(shop, 8)) ?? refusal(form, { form: t('order_under_way') })
    if (isPaymentRefusal(error)) return refusal(form, { payment: t('pay_refused') })
    if (/e-?mail/i.test(message)) return refusal(form, { email: t('wrong_email') })
    if (/countr/i.test(message)) return refusal(form, { country_code: t('needed_country') })
    return refusal(form, { form: t('refused_order') })
  }
}

/** Keeps what is typed so far; a field that is not right yet is simply not kept. */
export async function saveDraft(shop: ShopVisit, form: FormData): Promise<CheckoutOutcome> {
  const values = readValues(form)
  const cart = await findCart(shop)
  if (!cart) return { kind: 'no_cart' }
  const codes = regionOf(shop, cart).countries.map(({ code }) => code)
  const isSent = needsDelivery(cart)
  const errors = checkValues(values, codes, shop.language, isSent)
  const option = String(form.get('shipping_option') ?? '')
  const extras = readExtras(form)
  const isBillRight =
    isSent && Object.keys(checkExtras(extras, everyCountry(shop), shop.language)).length === 0
  const address = addressOf(values)
  // A bill that goes along with the goods follows them, or an address that was mended would be billed as it was before.
  const bill = extras.billing ? {} : { billing_address: address }
  try {
    await shop.client.carts.update(cart.id, {
      ...extrasFor(cart, isBillRight ? extras : { note: extras.note }),
      ...(errors.email ? {} : { email: values.email }),
      ...(errors.country_code || !isSent ? {} : { shipping_address: address, ...bill }),
    })
    if (form.get('intent') === 'update' && option) await chooseDelivery(shop, cart, option)
  } catch (error) {
    if (refusalOf(error) === undefined) throw error
  }
  return { kind: 'saved' }
}

interface Wanted {
  values: CheckoutValues
  extras: CheckoutExtras
  option: string
  payment: PaymentWish
}

/** Bills go to every country the shop knows, goods only where this region delivers. */
const everyCountry = ({ regions }: ShopVisit) =>
  regions.flatMap(({ countries }) => countries.map(({ code }) => code))

/**
 * Address, delivery and payment on the cart; undefined when goods need a delivery and none was chosen. What comes by e-mail
 * has neither address nor delivery.
 */
async function prepare(
  shop: ShopVisit,
  cart: Cart,
  { values, extras, option, payment }: Wanted,
): Promise<Cart | undefined> {
  const { client } = shop
  if (!needsDelivery(cart))
    await client.carts.update(cart.id, { email: values.email, ...extrasFor(cart, { note: extras.note }) })
  else {
    const address = addressOf(values)
    await client.carts.update(cart.id, {
      email: values.email,
      shipping_address: address,
      billing_address: address,
      ...extrasFor(cart, extras),
    })
    if (!(await chooseDelivery(shop, cart, option))) return undefined
  }
  return openPaymentSession(shop, cart.id, payment)
}

/** The order this cart has become, waiting a little when the first press is still at work. */
export async function alreadyOrdered(
  shop: ShopVisit,
  tries = 1,
): Promise<{ kind: 'order'; cartId: string } | undefined> {
  const { cartId } = shop
  if (!cartId) return undefined
  for (let tried = 0; tried < tries; tried++) {
    if (tried > 0) await new Promise((resolve) => setTimeout(resolve, 250))
    try {
      await shop.client.orders.retrieveByCartId(cartId)
      return { kind: 'order', cartId }
    } catch (error) {
      if (refusalOf(error) === undefined) throw error
    }
  }
  return undefined
}
