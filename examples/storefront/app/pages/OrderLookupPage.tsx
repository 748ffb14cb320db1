import type { OrderDetails } from '@cartwright/sdk/rules'
import { type ActionFunctionArgs, data, Form, type MetaArgs, useActionData } from 'react-router'
import { translator, useT } from '../i18n/use-t'
import { Field } from '../parts/Field'
import { OrderView } from '../parts/OrderView'
import { visit } from '../shop/context.server'
import { refusalOf, statusOf } from '../shop/failures'
import { pageMeta } from '../shop/meta'
import { orderView } from '../shop/order-view'

interface Outcome {
  number: string
  email: string
  order?: OrderDetails
  error?: string
}

/** A wrong number and a wrong e-mail are answered with the same words: nobody learns which orders exist. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { client, region, language } = await visit(request, context)
  const { t } = translator(language)
  const form = await request.formData()
  const number = String(form.get('number') ?? '')
    .trim()
    .replace(/^#/, '')
  const email = String(form.get('email') ?? '').trim()
  const refuse = (error: string, status = 404) => data<Outcome>({ number, email, error }, { status })
  if (!/^\d{1,15}$/.test(number) || !email.includes('@')) return refuse(t('lookup_failed'))
  try {
    const { order } = await client.orders.lookupOrder({ display_id: Number(number), email })
    return data<Outcome>({ number, email, order: orderView(order, region.inclusive) })
  } catch (error) {
    if (statusOf(error) === 429) return refuse(t('too_often'), 429)
    if (refusalOf(error) === undefined) throw error
    return refuse(t('lookup_failed'))
  }
}

export const meta = ({ matches }: MetaArgs) => pageMeta(matches, { titled: 'order_lookup', isPrivate: true })

export default function OrderLookupPage() {
  const outcome = useActionData<typeof action>()
  const { t } = useT()
  return (
    <div className="page">
      <header className="page-head">
        <h1>{outcome?.order ? t('order_number', { number: outcome.order.number }) : t('order_lookup')}</h1>
        {!outcome?.order && <p className="lead">{t('lookup_text')}</p>}
      </header>
      {outcome?.order ? (
        <OrderView order={outcome.order} />
      ) : (
        <Form method="post" className="narrow-form">
          {outcome?.error && (
            <p role="alert" className="notice notice-error">
              {outcome.error}
            </p>
          )}
          <Field
            name="number"
            label={t('lookup_number')}
            value={outcome?.number ?? ''}
            inputMode="numeric"
            autoComplete="off"
            dir="ltr"
          />
          <Field
            name="email"
            label={t('email')}
            type="email"
            value={outcome?.email ?? ''}
            autoComplete="email"
            dir="ltr"
          />
          <button type="submit" className="button button-main">
            {t('lookup_do')}
          </button>
        </Form>
      )}
    </div>
  )
}
