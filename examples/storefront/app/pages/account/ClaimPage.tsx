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
import { Field } from '../../parts/Field'
import { PostForm } from '../../parts/PostForm'
import { inAccount } from '../../shop/account.server'
import { askForOrders, type ClaimOutcome, takeOrders } from '../../shop/claim-orders.server'
import { visit } from '../../shop/context.server'
import { pageMeta } from '../../shop/meta'

const path = '/account/claim'
const ordersPath = '/account/orders?claimed=1'

/** By the link of the mail anybody may come, as whoever reads that inbox decides; to ask for one takes an account. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const token = searchParams.get('token')
  if (token !== null) return { token, email: '', isSent: false }
  return inAccount(request, context, async ({ client }) => {
    const { customer } = await client.customers.retrieve()
    return { token, email: customer.email, isSent: searchParams.has('sent') }
  })
}

interface Outcome {
  claim?: ClaimOutcome
  isOver?: boolean
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  if (form.get('intent') === 'take') {
    const shop = await visit(request, context)
    if (!(await takeOrders(shop, String(form.get('token') ?? ''))))
      return data<Outcome>({ isOver: true }, { status: 422 })
    const signInTo = `/account/login?next=${encodeURIComponent(ordersPath)}&why=account`
    throw redirect(shop.signedIn ? ordersPath : signInTo, 303)
  }
  return inAccount(request, context, async (shop) => {
    const claim = await askForOrders(shop, form)
    if (claim.isSent) throw redirect(`${path}?sent=1`, 303)
    return data<Outcome>({ claim }, { status: 422 })
  })
}

export const meta = ({ matches }: MetaArgs) => pageMeta(matches, { titled: 'claim', isPrivate: true })

export default function ClaimPage() {
  const { token, email, isSent } = useLoaderData<typeof loader>()
  const { claim, isOver }: Outcome = useActionData<typeof action>() ?? {}
  const { t } = useT()
  if (token !== null) {
    return (
      <div className="page">
        <header className="page-head">
          <h1>{t('claim')}</h1>
          {!isOver && <p className="lead">{t('claim_take_text')}</p>}
        </header>
        {isOver ? (
          <>
            <p role="alert" className="notice notice-error">
              {t('link_over')}
            </p>
            <Link to={path} className="button button-quiet">
              {t('link_again')}
            </Link>
          </>
        ) : (
          <PostForm action={path} intent="take" button={t('claim_take')}>
            <input type="hidden" name="token" value={token} />
          </PostForm>
        )}
      </div>
    )
  }
  const errors = claim?.errors ?? {}
  return (
    <div className="page">
      <header className="page-head">
        <p className="eyebrow">
          <Link to="/account">{t('account')}</Link>
        </p>
        <h1>{t('claim')}</h1>
      </header>
      {isSent && !claim && (
        <p role="status" className="notice">
          {t('claim_sent')}
        </p>
      )}
      <section className="account-section">
        <p>{t('claim_text', { email })}</p>
        <PostForm action={path} intent="own" button={t('claim_send')} />
      </section>
      <section aria-labelledby="other-title" className="account-section">
        <h2 id="other-title">{t('claim_elsewhere')}</h2>
        <PostForm action={path} intent="other" errors={errors} button={t('claim_send')} isQuiet>
          <Field
            name="number"
            label={t('lookup_number')}
            value={claim?.number ?? ''}
            error={errors.number}
            inputMode="numeric"
            autoComplete="off"
            dir="ltr"
          />
          <Field
            name="email"
            label={t('email')}
            type="email"
            value={claim?.email ?? ''}
            error={errors.email}
            autoComplete="email"
            dir="ltr"
          />
        </PostForm>
      </section>
    </div>
  )
}
