import { type ActionFunctionArgs, data, type MetaArgs, redirect, useActionData } from 'react-router'
import { translator, useT } from '../i18n/use-t'
import { Field } from '../parts/Field'
import { PostForm } from '../parts/PostForm'
import { visit } from '../shop/context.server'
import { refusalOf, statusOf } from '../shop/failures'
import { pageMeta } from '../shop/meta'
import { orderPath } from '../shop/orders.server'

interface Outcome {
  number: string
  email: string
  errors: { form: string }
}

/**
 * Leads to the page of the order, which bears being loaded again. A wrong number and a wrong e-mail are answered with the
 * same words: nobody learns which orders exist.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const { client, language } = await visit(request, context)
  const { t } = translator(language)
  const form = await request.formData()
  const number = String(form.get('number') ?? '')
    .trim()
    .replace(/^#/, '')
  const email = String(form.get('email') ?? '').trim()
  const refuse = (error: string, status = 404) =>
    data<Outcome>({ number, email, errors: { form: error } }, { status })
  if (!/^\d{1,15}$/.test(number) || !email.includes('@')) return refuse(t('lookup_failed'))
  try {
    const { order } = await client.orders.lookupOrder({ display_id: Number(number), email })
    throw redirect(orderPath(order), 303)
  } catch (error) {
    if (error instanceof Response) throw error
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
        <h1>{t('order_lookup')}</h1>
        <p className="lead">{t('lookup_text')}</p>
      </header>
      <PostForm errors={outcome?.errors} button={t('lookup_do')}>
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
      </PostForm>
    </div>
  )
}
