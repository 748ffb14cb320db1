import { checkoutSteps } from '@cartwright/sdk/rules'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaArgs,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { useT } from '../i18n/use-t'
import { CheckoutForm } from '../parts/CheckoutForm'
import { findCart } from '../shop/cart.server'
import { cartView } from '../shop/cart-view'
import type { CheckoutValues } from '../shop/checkout-form'
import { visit } from '../shop/context.server'
import { cookie } from '../shop/cookies'
import { refusalOf } from '../shop/failures'
import { pageMeta } from '../shop/meta'
import { placeOrder, saveDraft } from '../shop/place-order.server'
import { orSignIn, signInFirst } from '../shop/sign-in.server'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const shop = await visit(request, context)
  const cart = await findCart(shop)
  if (!cart?.items?.length) throw redirect('/cart')
  const [{ shipping_options }, customer] = await Promise.all([
    shop.client.shippingOptions.listCartOptions(cart.id),
    shop.signedIn ? customerOf(shop) : undefined,
  ])
  // The sign-in has ended: better to say so before anything is typed than when the order is placed.
  if (shop.signedIn && !customer) throw signInFirst('/checkout')
  const { inclusive } = shop.region
  const options = shipping_options
    .map(({ id, name, amount, price_incl_tax, tax_amount }) => ({
      id,
      name,
      shown: inclusive ? price_incl_tax : price_incl_tax - tax_amount || (amount ?? 0),
      gross: price_incl_tax,
      tax: tax_amount,
    }))
    .sort((a, b) => a.gross - b.gross)
  const view = cartView(cart, inclusive)
  const chosen = cart.shipping_methods?.[0]?.shipping_option_id ?? options[0]?.id
  const option = options.find(({ id }) => id === chosen)
  // Until a delivery is chosen the nearest guess counts, so that the sum at the button is the one to be paid.
  const counted =
    view.shipping === null && option
      ? {
          ...view,
          shipping: option.shown,
          tax: view.tax + option.tax,
          total: view.total + option.gross,
        }
      : view
  const address = cart.shipping_address
  const known = (value: string | null | undefined, other?: string | null) => value ?? other ?? ''
  const home = customer?.shipping_addresses?.[0]
  const values: CheckoutValues = {
    email: known(cart.email, customer?.email),
    country_code: known(address?.country_code, home?.country_code) || (shop.region.countries[0]?.code ?? ''),
    first_name: known(address?.first_name, customer?.first_name),
    last_name: known(address?.last_name, customer?.last_name),
    address_1: known(address?.address_1, home?.address_1),
    address_2: known(address?.address_2, home?.address_2),
    postal_code: known(address?.postal_code, home?.postal_code),
    city: known(address?.city, home?.city),
    province: known(address?.province, home?.province),
    phone: known(address?.phone, home?.phone),
  }
  return {
    cart: counted,
    steps: checkoutSteps(cart),
    values,
    options: options.map(({ id, name, shown }) => ({ id, name, shown })),
    chosen,
    providers: (cart.region?.payment_providers ?? []).map(({ id }) => id),
    countries: shop.region.countries,
  }
}

async function customerOf({ client }: Awaited<ReturnType<typeof visit>>) {
  try {
    return (await client.customers.retrieve()).customer
  } catch (error) {
    if (refusalOf(error) === undefined) throw error
    return undefined
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const shop = await visit(request, context)
  const form = await request.formData()
  const pays = form.get('intent') === 'pay'
  const outcome = await orSignIn('/checkout', () => (pays ? placeOrder(shop, form) : saveDraft(shop, form)))
  if (outcome.kind === 'no_cart') throw redirect('/cart', 303)
  if (outcome.kind === 'order') {
    const headers = { 'set-cookie': cookie(request, 'cart', undefined) }
    throw redirect(`/checkout/${outcome.cartId}/thanks`, { headers, status: 303 })
  }
  const isPlainForm = request.headers.get('accept')?.includes('text/html')
  return data(outcome, { status: outcome.kind === 'refused' && isPlainForm ? 422 : 200 })
}

/** Keeping a draft changes neither the sum nor the deliveries. */
export const shouldRevalidate = ({ formData, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  formData?.get('intent') === 'save' ? false : defaultShouldRevalidate

export const meta = ({ matches }: MetaArgs) => pageMeta(matches, { titled: 'checkout', isPrivate: true })

export default function CheckoutPage() {
  const loaded = useLoaderData<typeof loader>()
  const outcome = useActionData<typeof action>()
  const { t } = useT()
  return (
    <div className="page checkout-page">
      <h1>{t('checkout')}</h1>
      <CheckoutForm {...loaded} outcome={outcome?.kind === 'refused' ? outcome : undefined} />
    </div>
  )
}
