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
import { visit } from '../../shop/context.server'
import { pageMeta } from '../../shop/meta'
import { subscribe } from '../../shop/newsletter.server'

export const loader = ({ request }: LoaderFunctionArgs) => ({
  isSent: new URL(request.url).searchParams.has('sent'),
})

/** Answers the form of this page and the one below every page. */
export async function action({ request, context }: ActionFunctionArgs) {
  const outcome = await subscribe(await visit(request, context), await request.formData())
  if (outcome.isSent) throw redirect('/newsletter?sent=1', 303)
  return data(outcome, { status: 422 })
}

export const meta = ({ matches }: MetaArgs) => pageMeta(matches, { titled: 'newsletter', isPrivate: true })

export default function NewsletterPage() {
  const { isSent } = useLoaderData<typeof loader>()
  const outcome = useActionData<typeof action>()
  const { t } = useT()
  if (isSent && !outcome)
    return (
      <div className="page">
        <header className="page-head">
          <h1>{t('newsletter')}</h1>
        </header>
        <p role="status" className="notice">
          {t('newsletter_sent')}
        </p>
        <Link to="/" className="button button-quiet">
          {t('to_home')}
        </Link>
      </div>
    )
  const { email = '', errors = {} } = outcome ?? {}
  return (
    <div className="page">
      <header className="page-head">
        <h1>{t('newsletter')}</h1>
        <p className="lead">{t('newsletter_text')}</p>
      </header>
      <PostForm errors={errors} button={t('newsletter_do')}>
        <input type="hidden" name="source" value="page" />
        <Field
          name="email"
          label={t('email')}
          type="email"
          value={email}
          error={errors.email}
          autoComplete="email"
          dir="ltr"
        />
        <p className="field-hint">
          <Link to="/pages/privacy">{t('page_privacy')}</Link>
        </p>
      </PostForm>
    </div>
  )
}
