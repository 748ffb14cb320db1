import type { Cart } from '@cartwright/contract'
import { formatMoney } from '@cartwright/sdk/rules'
import { translator } from '../i18n/use-t'
import { findCart } from './cart.server'
import { isShort } from './change-cart.server'
import { addressOf, type CheckoutErrors, type CheckoutValues, checkValues, readValues } from './checkout-form'
import type { ShopVisit } from './context.server'
import { refusalOf, statusOf } from './failures'

export type CheckoutOutcome =
  | { kind: 'order'; cartId: string }
  | { kind: 'no_cart' }
  | { kind: 'saved' }
  | { kind: 'refused'; values: CheckoutValues; errors: CheckoutErrors; notice?: string }

/**
 * Turns the form and the cart into an order. The shopper pays exactly the total the page showed: if applying the
 * form changes it, nothing is bought and the page asks again. Pressing twice gives the order of the first press.
 */
export async function placeOrder(shop: ShopVisit, form: FormData): Promise<CheckoutOutcome> {
  const values = readValues(form)
  const { t } = translator(shop.language)
  const refused = (errors: CheckoutErrors, notice?: string): CheckoutOutcome => ({
    kind: 'refused',
    values,
    errors,
    ...(notice ? { notice } : {}),
  })
  const cart = await findCart(shop)
  if (!cart?.items?.length) return (await alreadyOrdered(shop)) ?? { kind: 'no_cart' }
  const errors = checkValues(
    values,
    shop.region.countries.map(({ code }) => code),
    shop.language,
  )
  const option = String(form.get('shipping_option') ?? '')
  if (Object.keys(errors).length > 0) return refused(errors)
  try {
    const prepared = await prepare(shop, cart, values, option, String(form.get('payment_provider') ?? ''))
    if (!prepared) return refused({ shipping: t('needed_shipping') })
    const seen = Number(form.get('seen_total'))
    const total = prepared.total ?? 0
    if (seen !== total) {
      const show = (amount: number) => formatMoney(amount, shop.region.currency_code, shop.locale)
      return refused({}, t('total_changed', { before: show(seen || 0), now: show(total) }))
    }
    const answer = await shop.client.carts.complete(cart.id, undefined, {
      idempotencyKey: `order-${cart.id}`,
    })
    if (answer.type === 'cart') return refused({ form: t('payment_unfinished') })
    return { kind: 'order', cartId: cart.id }
  } catch (error) {
    const message = refusalOf(error)
    if (message === undefined) throw error
    if (isShort(error)) return refused({ form: t('refused_stock_checkout') })
    if (statusOf(error) === 409)
      return (await alreadyOrdered(shop, 8)) ?? refused({ form: t('order_under_way') })
    if (/e-?mail/i.test(message)) return refused({ email: t('wrong_email') })
    if (/countr/i.test(message)) return refused({ country_code: t('needed_country') })
    return refused({ form: t('refused_order') })
  }
}

/** Keeps what is typed so far; a field that is not right yet is simply not kept. */
export async function saveDraft(shop: ShopVisit, form: FormData): Promise<CheckoutOutcome> {
  const values = readValues(form)
  const cart = await findCart(shop)
  if (!cart) return { kind: 'no_cart' }
  const codes = shop.region.countries.map(({ code }) => code)
  const errors = checkValues(values, codes, shop.language)
  const option = String(form.get('shipping_option') ?? '')
  try {
    await shop.client.carts.update(cart.id, {
      ...(errors.email ? {} : { email: values.email }),
      ...(errors.country_code ? {} : { shipping_address: addressOf(values) }),
    })
    if (form.get('intent') === 'update' && option) await chooseShipping(shop, cart, option)
  } catch (error) {
    if (refusalOf(error) === undefined) throw error
  }
  return { kind: 'saved' }
}

/** Address, delivery and payment on the cart; undefined when goods need a delivery and none was chosen. */
async function prepare(
  shop: ShopVisit,
  cart: Cart,
  values: CheckoutValues,
  option: string,
  provider: string,
): Promise<Cart | undefined> {
  const { client } = shop
  const address = addressOf(values)
  await client.carts.update(cart.id, {
    email: values.email,
    shipping_address: address,
    billing_address: address,
  })
  const { shipping_options } = await client.shippingOptions.listCartOptions(cart.id)
  if (shipping_options.length > 0) {
    if (!shipping_options.some(({ id }) => id === option)) return undefined
    await chooseShipping(shop, cart, option)
  }
  const { cart: paying } = await client.carts.createPaymentSessions(cart.id)
  const sessions = paying.payment_sessions ?? []
  const wanted = sessions.find(({ provider_id }) => provider_id === provider) ?? sessions[0]
  if (!wanted || wanted.is_selected) return paying
  return (await client.carts.setPaymentSession(cart.id, { provider_id: wanted.provider_id })).cart
}

async function chooseShipping({ client }: ShopVisit, cart: Cart, option: string) {
  const chosen = cart.shipping_methods?.some(({ shipping_option_id }) => shipping_option_id === option)
  if (!chosen) await client.carts.addShippingMethod(cart.id, { option_id: option })
}

/** The order this cart has become, waiting a little when the first press is still at work. */
async function alreadyOrdered(shop: ShopVisit, tries = 1): Promise<CheckoutOutcome | undefined> {
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
