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
import { ReturnForm } from '../../parts/ReturnForm'
import { inclusiveIn, pathOf } from '../../shop/after-sale'
import { visit } from '../../shop/context.server'
import { pageMeta } from '../../shop/meta'
import { readReturn, sendReturn } from '../../shop/new-return.server'
import { newReturn } from '../../shop/new-return-view.server'
import { orderOfToken } from '../../shop/orders.server'
import { piecesInExchange } from '../../shop/return-offers.server'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const shop = await visit(request, context)
  const token = new URL(request.url).searchParams.get('order')
  return newReturn(shop, await orderOfToken(shop, token, pathOf(request)))
}

export async function action({ request, context }: ActionFunctionArgs) {
  const shop = await visit(request, context)
  const token = new URL(request.url).searchParams.get('order')
  const order = await orderOfToken(shop, token, pathOf(request))
  const form = await request.formData()
  const outcome = await sendReturn(shop, order, form)
  if (outcome.kind === 'sent')
    throw redirect(`/returns/${outcome.returnId}?order=${encodeURIComponent(token ?? '')}`, 303)
  if (outcome.kind === 'exchange') throw redirect(`/swaps/${outcome.cartId}`, 303)
  const found = await piecesInExchange(
    shop,
    order,
    readReturn(form, order).find,
    inclusiveIn(shop, order.region_id),
  )
  const isRefused = outcome.errors.form !== undefined || Object.keys(outcome.errors.lines).length > 0
  return data({ ...outcome, found }, { status: isRefused ? 422 : 200 })
}

export const meta = ({ matches }: MetaArgs) => pageMeta(matches, { titled: 'return_title', isPrivate: true })

export default function NewReturnPage() {
  const loaded = useLoaderData<typeof loader>()
  const outcome = useActionData<typeof action>()
  const { t } = useT()
  const isNone = loaded.lines.every(({ most }) => most === 0)
  return (
    <div className="page">
      <header className="page-head">
        <p className="eyebrow">{t('order_number', { number: loaded.number })}</p>
        <h1>{t('return_title')}</h1>
        <p className="lead">
          {loaded.isCanceled ? t('return_canceled') : isNone ? t('return_none_left') : t('return_lead')}
        </p>
      </header>
      {!loaded.isCanceled && <ReturnForm {...loaded} outcome={outcome} isNone={isNone} />}
      <p className="trouble-ways">
        <Link to={`/checkout/${loaded.token}/thanks`}>{t('to_order')}</Link>
      </p>
    </div>
  )
}
