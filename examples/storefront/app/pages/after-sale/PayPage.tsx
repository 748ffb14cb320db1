import type { CartView } from '@cartwright/sdk/rules'
import { CartLines } from '@cartwright/ui/CartLines'
import { Totals } from '@cartwright/ui/Totals'
import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  type MetaArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { useT } from '../../i18n/use-t'
import { Island } from '../../islands/Island'
import PaymentIsland from '../../islands/PaymentIsland'
import { CartToPayForm } from '../../parts/CartToPayForm'
import { StateLine } from '../../parts/StateLine'
import { collectionPayment } from '../../payment/collection-payment.server'
import type { PaymentView } from '../../payment/payment-view.server'
import { withPayment } from '../../payment/policy.server'
import { cartExpand, shownCart } from '../../shop/cart.server'
import {
  type CollectionView,
  collectionView,
  findCollection,
  payCollection,
} from '../../shop/collection.server'
import { type ShopVisit, visit } from '../../shop/context.server'
import { isNotFound, notFound } from '../../shop/failures'
import { pageMeta } from '../../shop/meta'
import { useMoney } from '../../shop/money'
import { type CartToPay, cartToPay, type PaidCart, payCart } from '../../shop/pay-cart.server'
import { readWish } from '../../shop/payment-session.server'
import { orSignIn } from '../../shop/sign-in.server'

/** Links to pay lead to a collection, or to the cart that staff filled for a draft. */
const isDraft = (id: string) => id.startsWith('cart_')

/** The open cart of a draft; what is bought already shows as the order it became. Other carts are paid in the checkout. */
async function draftCart({ client }: ShopVisit, id: string) {
  try {
    const { cart } = await client.carts.retrieve(id, { expand: cartExpand })
    if (cart.type !== 'draft_order') throw notFound()
    if (cart.completed_at) throw redirect(`/checkout/${id}/thanks`, 303)
    return cart
  } catch (error) {
    throw isNotFound(error) ? notFound() : error
  }
}

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const shop = await visit(request, context)
  const id = params.id ?? ''
  if (!isDraft(id)) {
    const collection = await findCollection(shop, id)
    const payment = await collectionPayment(shop, collection, `collection:${id}`)
    return {
      collection: collectionView(collection),
      payment: withPayment(request, context, shop, payment),
    }
  }
  const cart = await draftCart(shop, id)
  const [draft, shown] = await Promise.all([cartToPay(shop, cart), shownCart(shop, cart)])
  return { draft: { ...draft, payment: withPayment(request, context, shop, draft.payment) }, cart: shown }
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const shop = await visit(request, context)
  const form = await request.formData()
  const id = params.id ?? ''
  if (isDraft(id)) {
    const cart = await draftCart(shop, id)
    const draft = await orSignIn(`/pay/${id}`, () => payCart(shop, cart, form))
    if (draft.kind === 'done') throw redirect(`/checkout/${id}/thanks`, 303)
    return data({ draft }, { status: 422 })
  }
  const error = await payCollection(shop, await findCollection(shop, id), readWish(form).provider_id)
  if (!error) throw redirect(`/pay/${id}`, 303)
  return data({ error }, { status: 422 })
}

export const meta = ({ matches }: MetaArgs) => pageMeta(matches, { titled: 'pay_title', isPrivate: true })

export default function PayPage() {
  const loaded = useLoaderData<typeof loader>()
  const outcome = useActionData<typeof action>()
  const error = outcome && 'error' in outcome ? outcome.error : undefined
  const draft = outcome && 'draft' in outcome ? outcome.draft : undefined
  const { t } = useT()
  return (
    <div className="page">
      {'collection' in loaded && loaded.collection ? (
        <Collection collection={loaded.collection} payment={loaded.payment} error={error} />
      ) : (
        <>
          <header className="page-head">
            <h1>{t('pay_draft')}</h1>
          </header>
          {loaded.draft && loaded.cart && <Draft toPay={loaded.draft} cart={loaded.cart} outcome={draft} />}
        </>
      )}
    </div>
  )
}

interface DraftProps {
  toPay: CartToPay
  cart: CartView
  outcome: Extract<PaidCart, { kind: 'refused' }> | undefined
}

function Draft({ toPay, cart, outcome }: DraftProps) {
  const { t } = useT()
  const money = useMoney()
  return (
    <CartToPayForm
      cart={toPay}
      outcome={outcome}
      button={t('place_order', { amount: money(toPay.total, toPay.currency_code) })}
    >
      <h2 className="after-heading">{t('your_order')}</h2>
      <CartLines
        lines={cart.lines.map((line) => ({ ...line, isFixed: true }))}
        currency={cart.currency_code}
        isCompact
      />
      <Totals
        totals={{ ...cart, total: toPay.total }}
        currency={cart.currency_code}
        isInclusive={cart.inclusive}
      />
    </CartToPayForm>
  )
}

const stateWords = { authorized: 'pay_state_authorized', canceled: 'pay_state_canceled' } as const

interface CollectionProps {
  collection: CollectionView
  payment: PaymentView
  error: string | undefined
}

function Collection({ collection, payment, error }: CollectionProps) {
  const { t } = useT()
  const money = useMoney()
  const { status, amount, paid, currency_code, description } = collection
  const show = (sum: number) => money(sum, currency_code)
  const isOver = status === 'authorized' || status === 'canceled'
  return (
    <>
      <header className="page-head">
        <h1>{t('pay_title')}</h1>
        {description && (
          <p className="lead">
            <bdi>{description}</bdi>
          </p>
        )}
        <p className="pay-amount">{show(amount)}</p>
        {isOver ? (
          <StateLine isGood={status === 'authorized'} isOver={status === 'canceled'}>
            {t(stateWords[status])}
          </StateLine>
        ) : status === 'partially_authorized' ? (
          <StateLine>{t('pay_state_partly', { paid: show(paid), amount: show(amount) })}</StateLine>
        ) : status === 'awaiting' ? (
          <StateLine>{t('pay_state_awaiting')}</StateLine>
        ) : null}
      </header>
      {error && (
        <p role="alert" className="notice notice-error after-narrow">
          {error}
        </p>
      )}
      {!isOver && (
        <Form method="post" className="after-narrow after-form after-section">
          <Island name="payment" of={PaymentIsland} props={{ payment }} />
          <button type="submit" className="button button-main">
            {t('pay_do', { amount: show(amount - paid) })}
          </button>
          <p className="caption">{t('agree_once')}</p>
        </Form>
      )}
    </>
  )
}
