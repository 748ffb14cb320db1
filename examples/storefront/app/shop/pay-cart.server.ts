import type { Cart } from '@cartwright/contract'
import { formatMoney } from '@cartwright/sdk/rules'
import { translator } from '../i18n/use-t'
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
import { refusalOf, statusOf } from './failures'
import { openPaymentSession } from './payment-session.server'

/** What came of agreeing to a cart that somebody else filled: an exchange, a draft. */
export type PaidCart =
  | { kind: 'done' }
  | { kind: 'refused'; values: CheckoutValues; errors: CheckoutErrors; notice?: string }

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
    providers: (cart.region?.payment_providers ?? []).map(({ id }) => id),
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
  const { t } = translator(shop.language)
  const values = { ...readValues(form), email: cart.email ?? String(form.get('email') ?? '').trim() }
  const refused = (errors: CheckoutErrors, notice?: string): PaidCart => ({
    kind: 'refused',
    values,
    errors,
    ...(notice ? { notice } : {}),
  })
  const countries = countriesOf(shop, cart).map(({ code }) => code)
  const errors = checkValues(values, countries, shop.language)
  if (Object.keys(errors).length > 0) return refused(errors)
  try {
    const { client } = shop
    const address = addressOf(values)
    await client.carts.update(cart.id, {
      shipping_address: address,
      ...(cart.billing_address_id ? {} : { billing_address: address }),
      ...(cart.email ? {} : { email: values.email }),
    })
    if (!(await chooseDelivery(shop, cart, String(form.get('shipping_option') ?? ''))))
      return refused({ shipping: t('needed_shipping') })
    const now = await openPaymentSession(shop, cart.id, String(form.get('payment_provider') ?? ''))
    const total = now.total ?? 0
    const seen = Number(form.get('seen_total'))
    if (seen !== total || form.get('intent') === 'update') {
      const show = (amount: number) => formatMoney(amount, now.region?.currency_code ?? '', shop.locale)
      return refused(
        {},
        seen === total ? undefined : t('total_changed', { before: show(seen || 0), now: show(total) }),
      )
    }
    const answer = await client.carts.complete(cart.id, undefined, { idempotencyKey: `agree-${cart.id}` })
    return answer.type === 'cart' ? refused({ form: t('payment_unfinished') }) : { kind: 'done' }
  } catch (error) {
    const message = refusalOf(error)
    if (message === undefined) throw error
    if (isShort(error)) return refused({ form: t('exchange_short') })
    if (statusOf(error) === 409) return refused({ form: t('under_way') })
    if (/swap was canceled|was canceled, so/i.test(message)) return refused({ form: t('swap_gone') })
    if (/countr/i.test(message)) return refused({ country_code: t('needed_country') })
    return refused({ form: t('swap_refused') })
  }
}
