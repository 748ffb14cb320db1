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
import { DifferenceRow } from '../../parts/DifferenceRow'
import { Field } from '../../parts/Field'
import { StateLine } from '../../parts/StateLine'
import { collectionPayment } from '../../payment/collection-payment.server'
import { withPayment } from '../../payment/policy.server'
import { answerEdit, editChanges, findEdit } from '../../shop/answer-edit.server'
import { findCollection } from '../../shop/collection.server'
import { visit } from '../../shop/context.server'
import { pageMeta } from '../../shop/meta'
import { useMoney } from '../../shop/money'

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const shop = await visit(request, context)
  const { edit, order } = await findEdit(shop, params.id ?? '')
  const isOver = edit.status === 'requested' && order.status === 'canceled'
  const payment = edit.payment_collection_id
    ? await collectionPayment(shop, await findCollection(shop, edit.payment_collection_id), `edit:${edit.id}`)
    : undefined
  return {
    state: isOver ? ('expired' as const) : (edit.status ?? 'requested'),
    number: order.display_id,
    currency: order.currency_code,
    changes: editChanges(edit),
    total: edit.total ?? 0,
    due: edit.difference_due ?? 0,
    because: edit.declined_reason,
    isPaid: edit.payment_collection?.status === 'authorized',
    payment: payment && withPayment(request, context, shop, payment),
  }
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const shop = await visit(request, context)
  const form = await request.formData()
  const error = await answerEdit(shop, params.id ?? '', form)
  if (!error) throw redirect(`/order-edits/${params.id}`, 303)
  return data({ error, reason: String(form.get('reason') ?? '') }, { status: 422 })
}

export const meta = ({ matches }: MetaArgs) => pageMeta(matches, { titled: 'edit_title', isPrivate: true })

const stateWords = {
  confirmed: 'edit_state_confirmed',
  declined: 'edit_state_declined',
  canceled: 'edit_state_canceled',
  expired: 'edit_state_expired',
} as const

export default function OrderEditPage() {
  const { state, number, currency, changes, total, due, because, isPaid, payment } =
    useLoaderData<typeof loader>()
  const outcome = useActionData<typeof action>()
  const { t } = useT()
  const money = useMoney()
  const isOpen = state === 'requested' || state === 'created'
  const mustPay = due > 0 && !isPaid
  return (
    <div className="page">
      <header className="page-head">
        <p className="eyebrow">{t('order_number', { number })}</p>
        <h1>{t('edit_title')}</h1>
        {isOpen ? (
          <p className="lead">{t('edit_lead')}</p>
        ) : (
          <StateLine isGood={state === 'confirmed'} isOver={state !== 'confirmed'}>
            {t(stateWords[state])}
          </StateLine>
        )}
      </header>
      {outcome?.error && (
        <p role="alert" className="notice notice-error after-narrow">
          {outcome.error}
        </p>
      )}
      <div className="after-narrow">
        <ul className="edit-changes">
          {changes.map(({ id, kind, title, variant, before, after }) => (
            <li key={id} data-kind={kind}>
              <span>
                <bdi>{title}</bdi>
                {variant && <small dir="auto">{variant}</small>}
              </span>
              <span>
                {kind === 'item_add'
                  ? t('edit_added', { pieces: after })
                  : kind === 'item_remove'
                    ? t('edit_removed', { pieces: before })
                    : t('edit_quantity', { before, after })}
              </span>
            </li>
          ))}
        </ul>
        {isOpen && (
          <dl className="sum-rows">
            <div>
              <dt>{t('edit_total')}</dt>
              <dd>{money(total, currency)}</dd>
            </div>
            <DifferenceRow amount={due} currency={currency} isSettled={due > 0 && isPaid} />
          </dl>
        )}
        {state === 'declined' && because && <p className="after-note">{because}</p>}
      </div>
      {isOpen && (
        <>
          <Form method="post" className="after-narrow after-form after-section">
            <input type="hidden" name="seen_due" value={due} />
            {mustPay && payment && <Island name="payment" of={PaymentIsland} props={{ payment }} />}
            <button type="submit" name="intent" value="accept" className="button button-main">
              {mustPay ? t('edit_accept_pay', { amount: money(due, currency) }) : t('edit_accept')}
            </button>
            <p className="caption">{t('agree_once')}</p>
          </Form>
          <Form method="post" className="after-narrow after-form after-form-second">
            <h2 className="after-heading">{t('edit_decline_title')}</h2>
            <Field
              name="reason"
              label={t('edit_reason')}
              value={outcome?.reason ?? ''}
              isOptional
              rows={3}
              maxLength={1000}
            />
            <button type="submit" name="intent" value="decline" className="button button-quiet">
              {t('edit_decline')}
            </button>
          </Form>
        </>
      )}
    </div>
  )
}
