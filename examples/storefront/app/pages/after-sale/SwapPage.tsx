import { CartLines } from '@cartwright/ui/CartLines'
import {
  type ActionFunctionArgs,
  data,
  Link,
  type LoaderFunctionArgs,
  type MetaArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { useT } from '../../i18n/use-t'
import { CartToPayForm } from '../../parts/CartToPayForm'
import { DifferenceRow } from '../../parts/DifferenceRow'
import { StateLine } from '../../parts/StateLine'
import { withPayment } from '../../payment/policy.server'
import { inclusiveIn } from '../../shop/after-sale'
import { cartExpand } from '../../shop/cart.server'
import { type ShopVisit, visit } from '../../shop/context.server'
import { isNotFound, notFound } from '../../shop/failures'
import { linePictures } from '../../shop/line-pictures.server'
import { pageMeta } from '../../shop/meta'
import { useMoney } from '../../shop/money'
import { cartToPay, payCart } from '../../shop/pay-cart.server'
import { orSignIn } from '../../shop/sign-in.server'
import { swapView } from '../../shop/swap-view'

async function swapOfCart({ client }: ShopVisit, id: string) {
  try {
    const { swap } = await orSignIn(`/swaps/${id}`, () => client.swaps.retrieveByCartId(id))
    const { cart } = await client.carts.retrieve(id, { expand: cartExpand })
    return { swap, cart }
  } catch (error) {
    throw isNotFound(error) ? notFound() : error
  }
}

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const shop = await visit(request, context)
  const { swap, cart } = await swapOfCart(shop, params.cart ?? '')
  const pictures = await linePictures(shop.client, cart.items ?? [])
  const view = swapView(swap, cart, inclusiveIn(shop, cart.region_id), pictures)
  const toPay = view.state === 'open' ? await cartToPay(shop, cart) : null
  return {
    view,
    token: swap.order?.cart_id ?? '',
    number: swap.order?.display_id ?? 0,
    currency: swap.order?.currency_code ?? '',
    toPay: toPay && { ...toPay, payment: withPayment(request, context, shop, toPay.payment) },
  }
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const shop = await visit(request, context)
  const form = await request.formData()
  const { swap, cart } = await swapOfCart(shop, params.cart ?? '')
  const done = redirect(`/swaps/${cart.id}`, 303)
  // Agreed or called off meanwhile: the page says which.
  if (swap.confirmed_at || swap.canceled_at) throw done
  const outcome = await orSignIn(`/swaps/${cart.id}`, () => payCart(shop, cart, form))
  if (outcome.kind === 'done') throw done
  return data(outcome, { status: 422 })
}

export const meta = ({ matches }: MetaArgs) => pageMeta(matches, { titled: 'swap_one', isPrivate: true })

export default function SwapPage() {
  const { view, token, number, currency, toPay } = useLoaderData<typeof loader>()
  const outcome = useActionData<typeof action>()
  const { t } = useT()
  const money = useMoney()
  const total = toPay?.total ?? view.difference ?? 0
  // Until a delivery is chosen, what stands first among them is counted.
  const delivery = view.delivery ?? toPay?.options.find(({ id }) => id === toPay.chosen)?.amount ?? null
  const lines = (
    <>
      <h2 className="after-heading">{t('swap_back')}</h2>
      <CartLines lines={view.back} currency={currency} isCompact />
      <h2 className="after-heading">{t('swap_comes')}</h2>
      <CartLines lines={view.comes} currency={currency} isCompact />
      <dl className="sum-rows">
        {view.backCost > 0 && (
          <div>
            <dt>{t('return_cost')}</dt>
            <dd>{money(view.backCost, currency)}</dd>
          </div>
        )}
        {delivery !== null && (
          <div>
            <dt>{t('delivery')}</dt>
            <dd>{money(delivery, currency)}</dd>
          </div>
        )}
        {view.state !== 'canceled' && (
          <DifferenceRow amount={total} currency={currency} isSettled={view.isSettled} />
        )}
      </dl>
    </>
  )
  return (
    <div className="page">
      <header className="page-head">
        <p className="eyebrow">{t('order_number', { number })}</p>
        <h1>{t('swap_one')}</h1>
        {view.state === 'open' ? (
          <p className="lead">{t('swap_lead')}</p>
        ) : (
          <StateLine isGood={view.state === 'shipped'} isOver={view.state === 'canceled'}>
            {t(stateWords[view.state])}
          </StateLine>
        )}
      </header>
      {toPay ? (
        <CartToPayForm
          cart={toPay}
          outcome={outcome}
          button={total > 0 ? t('swap_agree_pay', { amount: money(total, currency) }) : t('swap_agree')}
        >
          {lines}
        </CartToPayForm>
      ) : (
        <div className="after-narrow">{lines}</div>
      )}
      <p className="trouble-ways no-print">
        {view.returnId && view.state !== 'canceled' && (
          <Link to={`/returns/${view.returnId}?order=${token}`}>{t('swap_return')}</Link>
        )}
        <Link to={`/checkout/${token}/thanks`}>{t('to_order')}</Link>
      </p>
    </div>
  )
}

const stateWords = {
  agreed: 'swap_state_agreed',
  shipped: 'swap_state_shipped',
  canceled: 'swap_state_canceled',
} as const
