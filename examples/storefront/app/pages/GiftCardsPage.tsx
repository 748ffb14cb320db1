import { ChoiceCards } from '@cartwright/ui/ChoiceCards'
import { Picture } from '@cartwright/ui/Picture'
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
import { translator, useT } from '../i18n/use-t'
import { Field } from '../parts/Field'
import { PostForm } from '../parts/PostForm'
import { visit } from '../shop/context.server'
import { cookie } from '../shop/cookies'
import { addGiftCard, type GiftValues, giftCards } from '../shop/gift-cards.server'
import { pageMeta } from '../shop/meta'
import { useMoney } from '../shop/money'
import type { PageHandle } from '../shop/shared-pages.server'
import { orSignIn } from '../shop/sign-in.server'

const nothing: GiftValues = {
  variant: '',
  recipient_name: '',
  recipient_email: '',
  sender_name: '',
  message: '',
  send_on: '',
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const shop = await visit(request, context)
  return {
    ...(await giftCards(shop)),
    description: translator(shop.language).t('gift_lead'),
    // The server's clock: a browser that draws the page again has the same day.
    today: new Date().toISOString().slice(0, 10),
  }
}

/** Into the cart, and there the page shows it: reloading buys nothing twice. */
export async function action({ request, context }: ActionFunctionArgs) {
  const shop = await visit(request, context)
  const form = await request.formData()
  const outcome = await orSignIn('/gift-cards', () => addGiftCard(shop, form))
  if ('cartId' in outcome)
    throw redirect('/cart', {
      status: 303,
      headers: { 'set-cookie': cookie(request, 'cart', outcome.cartId) },
    })
  return data(outcome, { status: 422 })
}

export const handle: PageHandle = { isForEverybody: true }

export const meta = ({ matches, loaderData }: MetaArgs<typeof loader>) =>
  pageMeta(matches, {
    titled: 'gift_cards',
    path: '/gift-cards',
    description: loaderData?.description,
    image: loaderData?.picture ?? undefined,
  })

export default function GiftCardsPage() {
  const { amounts, picture, today } = useLoaderData<typeof loader>()
  const outcome = useActionData<typeof action>()
  const { t } = useT()
  const money = useMoney()
  const values = outcome?.values ?? nothing
  const errors = outcome?.errors ?? {}
  const chosen = values.variant || amounts[Math.min(1, amounts.length - 1)]?.variant
  return (
    <div className="page gift-page">
      <header className="page-head">
        <h1>{t('gift_cards')}</h1>
        <p className="lead">{t('gift_lead')}</p>
        <p>
          <Link to="/gift-cards/balance">{t('gift_check')}</Link>
        </p>
      </header>
      {amounts.length === 0 ? (
        <p>{t('gift_none')}</p>
      ) : (
        <div className="gift-columns">
          <PostForm className="gift-form" errors={errors} button={t('gift_add')}>
            <ChoiceCards
              label={t('gift_amount')}
              name="variant"
              id="variant"
              className="gift-amounts"
              defaultValue={chosen}
              error={errors.variant}
              cards={amounts.map(({ variant, title, price, worth }) => ({
                value: variant,
                title: <span className="gift-amount">{money(price)}</span>,
                description:
                  [title, worth === price ? null : t('gift_worth', { amount: money(worth) })]
                    .filter(Boolean)
                    .join(' · ') || undefined,
              }))}
            />
            <fieldset className="gift-fields">
              <legend>{t('gift_for_whom')}</legend>
              <p className="field-hint gift-wide">{t('gift_for_hint')}</p>
              <Field
                name="recipient_name"
                label={t('gift_recipient_name')}
                value={values.recipient_name}
                isOptional
                maxLength={100}
                autoComplete="off"
              />
              <Field
                name="recipient_email"
                label={t('gift_recipient_email')}
                type="email"
                value={values.recipient_email}
                error={errors.recipient_email}
                isOptional
                autoComplete="off"
                dir="ltr"
              />
              <Field
                name="sender_name"
                label={t('gift_sender_name')}
                value={values.sender_name}
                isOptional
                maxLength={100}
                autoComplete="name"
              />
              <Field
                name="send_on"
                label={t('gift_send_on')}
                type="date"
                value={values.send_on}
                error={errors.send_on}
                hint={t('gift_send_hint')}
                isOptional
                min={today}
              />
              <Field
                name="message"
                label={t('gift_message')}
                value={values.message}
                isOptional
                rows={4}
                maxLength={1000}
                className="gift-wide"
              />
            </fieldset>
          </PostForm>
          {picture && (
            <Picture picture={picture} sizes="(max-width: 1040px) 1px, 420px" className="gift-picture" />
          )}
        </div>
      )}
    </div>
  )
}
