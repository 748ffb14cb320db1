import type { Cart } from '@cartwright/contract'
import { formatMoney } from '@cartwright/sdk/rules'
import { translator } from '../i18n/use-t'
import { paymentView } from '../payment/payment-view.server'
import { inclusiveIn } from './after-sale'
import { cartView } from './cart-view'
import { isShort } from './change-cart.server'
import {
  addressOf,
  type CheckoutErrors,
  type CheckoutValues,
  checkValues,
  readValues,
  startValues,
} from './checkout-form'
import type { ShopVisit } from './context.server'
import { chooseDelivery, countingDelivery, deliveriesOf, deliveryOf } from './deliveries.server'
import { isPaymentRefusal, refusalOf, statusOf } from './failures'
import { completeCart, openPaymentSession, readWish } from './payment-session.server'

interface RefusedCart {
  kind: 'refused'
  values: CheckoutValues
  errors: CheckoutErrors
  notice?: string
}

/** What came of agreeing to a cart that somebody else filled: an exchange, a draft. */
export type PaidCart = { kind: 'done' } | RefusedCart

/** Such a cart as its page shows it. The sum counts the delivery that is chosen, or the nearest until one is. */
export async function cartToPay(shop: ShopVisit, cart: Cart) {
  const inclusive = inclusiveIn(shop, cart.region_id)
  const options = await deliveriesOf(shop, cart, inclusive)
  const chosen = deliveryOf(cart, options)
  const view = countingDelivery(
    cartView(cart, inclusive),
    options.find(({ id }) => id === chosen),
  )
  return {
    id: cart.id,
    currency_code: view.currency_code,
    total: view.total,
    values: startValues([{ email: cart.email }, cart.shipping_address], countriesOf(shop, cart)[0]?.code),
    options: options.map(({ id, name, shown, dates }) => ({ id, name, amount: shown, dates })),
    chosen,
    payment: await paymentView(shop, {
      payFor: `cart:${cart.id}`,
      region: cart.region,
      total: view.total,
      hasSaved: true,
    }),
    countries: countriesOf(shop, cart),
  }
}

export type CartToPay = Awaited<ReturnType<typeof cartToPay>>

const countriesOf = ({ regions }: ShopVisit, cart: Cart) =>
  regions.find(({ id }) => id === cart.region_id)?.countries ?? []

/**
 * Agrees to the cart as the form has it, and pays what is due. As in the checkout nothing but the sum that was shown is
 * paid, and pressing twice does it once.
 */
export async function payCart(shop: ShopVisit, cart: Cart, form: FormData): Promise<PaidCart> {
  const ready = await readyCart(shop, cart, form)
  if (ready.kind === 'refused') return ready
  return orRefused(shop, cart, form, async () => {
    const done = await completeCart(shop, cart.id)
    if (done === 'done') return { kind: 'done' }
    const { t } = translator(shop.language)
    return refusal(cart, form, { payment: t(done === 'pending' ? 'pay_pending' : 'payment_unfinished') })
  })
}

/** Puts all that the form says on the cart, which may be paid then, or says why it may not. */
export async function readyCart(
  shop: ShopVisit,
  cart: Cart,
  form: FormData,
): Promise<{ kind: 'ready'; cart: Cart } | RefusedCart> {
  const { t } = translator(shop.language)
  const values = valuesOf(cart, form)
  const refused = (errors: CheckoutErrors, notice?: string) => refusal(cart, form, errors, notice)
  const countries = countriesOf(shop, cart).map(({ code }) => code)
  const errors = checkValues(values, countries, shop.language)
  if (Object.keys(errors).length > 0) return refused(errors)
  return orRefused(shop, cart, form, async () => {
    const { client } = shop
    const address = addressOf(values)
    await client.carts.update(cart.id, {
      shipping_address: address,
      ...(cart.billing_address_id ? {} : { billing_address: address }),
      ...(cart.email ? {} : { email: values.email }),
    })
    if (!(await chooseDelivery(shop, cart, String(form.get('shipping_option') ?? ''))))
      return refused({ shipping: t('needed_shipping') })
    const now = await openPaymentSession(shop, cart.id, readWish(form))
    const total = now.total ?? 0
    const seen = Number(form.get('seen_total'))
    if (seen !== total || form.get('intent') === 'update') {
      const show = (amount: number) => formatMoney(amount, now.region?.currency_code ?? '', shop.locale)
      return refused(
        {},
        seen === total ? undefined : t('total_changed', { before: show(seen || 0), now: show(total) }),
      )
    }
    return { kind: 'ready', cart: now }
  })
}

const valuesOf = (cart: Cart, form: FormData): CheckoutValues => ({
  ...readValues(form),
  email: cart.email ?? String(form.get('email') ?? '').trim(),
})

const refusal = (cart: Cart, form: FormData, errors: CheckoutErrors, notice?: string): RefusedCart => ({
  kind: 'refused',
  values: valuesOf(cart, form),
  errors,
  ...(notice ? { notice } : {}),
})

async function orRefused<T>(
  shop: ShopVisit,
  cart: Cart,
  form: FormData,
  work: () => Promise<T>,
): Promise<T | RefusedCart> {
  const { t } = translator(shop.language)
  const refused = (errors: CheckoutErrors) => refusal(cart, form, errors)
  try {
    return await work()
  } catch (error) {
    const message = refusalOf(error)
    if (message === undefined) throw error
    if (isShort(error)) return refused({ form: t('exchange_short') })
    if (statusOf(error) === 409) return refused({ form: t('under_way') })
    if (isPaymentRefusal(error)) return refused({ payment: t('pay_refused') })
    if (/swap was canceled|was canceled, so/i.test(message)) return refused({ form: t('swap_gone') })
    if (/countr/i.test(message)) return refused({ country_code: t('needed_country') })
    return refused({ form: t('swap_refused') })
  }
}
