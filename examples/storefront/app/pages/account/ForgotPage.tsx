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
import { askForReset } from '../../shop/password.server'

export const loader = ({ request }: LoaderFunctionArgs) => ({
  isSent: new URL(request.url).searchParams.has('sent'),
})

export async function action({ request, context }: ActionFunctionArgs) {
  const outcome = await askForReset(await visit(request, context), await request.formData())
  if (outcome.isSent) throw redirect('/account/forgot?sent=1', 303)
  return data(outcome, { status: 422 })
}

export const meta = ({ matches }: MetaArgs) => pageMeta(matches, { titled: 'forgot', isPrivate: true })

export default function ForgotPage() {
  const { isSent } = useLoaderData<typeof loader>()
  const outcome = useActionData<typeof action>()
  const { t } = useT()
  return (
    <div className="page">
      <header className="page-head">
        <h1>{t('forgot')}</h1>
        {!isSent && <p className="lead">{t('forgot_text')}</p>}
      </header>
      {isSent ? (
        <>
          <p role="status" className="notice">
            {t('forgot_sent')}
          </p>
          <Link to="/account/login">{t('sign_in')}</Link>
        </>
      ) : (
        <PostForm errors={outcome?.errors} button={t('forgot_send')}>
          <Field
            name="email"
            label={t('email')}
            type="email"
            value={outcome?.email ?? ''}
            error={outcome?.errors.email}
            autoComplete="username"
            dir="ltr"
          />
        </PostForm>
      )}
    </div>
  )
}
