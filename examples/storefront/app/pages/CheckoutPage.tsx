import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { useT } from '../i18n/use-t'
import CheckoutIsland from '../islands/CheckoutIsland'
import { Island } from '../islands/Island'
import { withPayment } from '../payment/policy.server'
import { checkoutView } from '../shop/checkout-view.server'
import { visit } from '../shop/context.server'
import { cookie } from '../shop/cookies'
import { pageMeta } from '../shop/meta'
import { placeOrder, saveDraft } from '../shop/place-order.server'
import { orSignIn } from '../shop/sign-in.server'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const shop = await visit(request, context)
  const view = await checkoutView(shop, new URL(request.url).searchParams.get('address'), true)
  return { ...view, payment: withPayment(request, context, shop, view.payment) }
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
  return data(outcome, { status: outcome.kind === 'refused' ? 422 : 200 })
}

export const meta = ({ matches }: MetaArgs) => pageMeta(matches, { titled: 'checkout', isPrivate: true })

export default function CheckoutPage() {
  const loaded = useLoaderData<typeof loader>()
  const outcome = useActionData<typeof action>()
  const { t } = useT()
  return (
    <div className="page checkout-page">
      <h1>{t('checkout')}</h1>
      <Island
        name="checkout"
        of={CheckoutIsland}
        props={{ ...loaded, outcome: outcome?.kind === 'refused' ? outcome : undefined }}
      />
    </div>
  )
}
