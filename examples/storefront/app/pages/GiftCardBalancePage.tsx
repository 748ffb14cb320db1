import type { GiftCardBalance } from '@cartwright/contract'
import { type ActionFunctionArgs, data, Form, Link, type MetaArgs, useActionData } from 'react-router'
import { translator, useT } from '../i18n/use-t'
import { Field } from '../parts/Field'
import { GiftCardFacts } from '../parts/GiftCardFacts'
import { visit } from '../shop/context.server'
import { refusalOf, statusOf } from '../shop/failures'
import { pageMeta } from '../shop/meta'

interface Outcome {
  code: string
  card?: GiftCardBalance
  error?: string
}

/** A wrong code and a blocked one are answered with the same words: nobody learns which cards exist. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { client, language } = await visit(request, context)
  const { t } = translator(language)
  const form = await request.formData()
  const code = String(form.get('code') ?? '')
    .trim()
    .slice(0, 100)
  const refuse = (error: string, status = 404) => data<Outcome>({ code, error }, { status })
  if (!code) return refuse(t('gift_balance_failed'), 422)
  try {
    const { gift_card } = await client.giftCards.retrieveBalance(code)
    return data<Outcome>({ code, card: gift_card })
  } catch (error) {
    if (statusOf(error) === 429) return refuse(t('too_often'), 429)
    if (refusalOf(error) === undefined) throw error
    return refuse(t('gift_balance_failed'))
  }
}

export const meta = ({ matches }: MetaArgs) =>
  pageMeta(matches, { titled: 'gift_balance_title', path: '/gift-cards/balance' })

export default function GiftCardBalancePage() {
  const outcome = useActionData<typeof action>()
  const { t } = useT()
  return (
    <div className="page gift-page">
      <header className="page-head">
        <h1>{t('gift_balance_title')}</h1>
        <p className="lead">{t('gift_balance_lead')}</p>
      </header>
      {outcome?.card && <GiftCardFacts card={outcome.card} />}
      <Form method="post" className="narrow-form">
        {outcome?.error && (
          <p role="alert" className="notice notice-error">
            {outcome.error}
          </p>
        )}
        <Field
          name="code"
          label={t('gift_code')}
          value={outcome?.card ? '' : (outcome?.code ?? '')}
          autoComplete="off"
          maxLength={100}
          dir="ltr"
        />
        <button type="submit" className="button button-main">
          {t('gift_balance_do')}
        </button>
      </Form>
      <p>
        <Link to="/gift-cards">{t('gift_cards')}</Link>
      </p>
    </div>
  )
}
