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
import { cookie } from '../../shop/cookies'
import { pageMeta } from '../../shop/meta'
import { resetPassword } from '../../shop/password.server'

/** What the link of the mail says. */
export const loader = ({ request }: LoaderFunctionArgs) => {
  const { searchParams } = new URL(request.url)
  return { token: searchParams.get('token') ?? '', email: searchParams.get('email') ?? '' }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const shop = await visit(request, context)
  const form = await request.formData()
  const link = { token: String(form.get('token') ?? ''), email: String(form.get('email') ?? '') }
  const refused = await resetPassword(shop, form, link)
  if (refused) return data(refused, { status: 422 })
  // Every session has ended with the old password, this browser's as well.
  const headers = { 'set-cookie': cookie(request, 'customer', undefined) }
  throw redirect('/account/login?reset=1', { headers, status: 303 })
}

export const meta = ({ matches }: MetaArgs) => pageMeta(matches, { titled: 'reset', isPrivate: true })

export default function ResetPage() {
  const { token, email } = useLoaderData<typeof loader>()
  const outcome = useActionData<typeof action>()
  const { t } = useT()
  const isOver = outcome?.isOver || !token || !email
  return (
    <div className="page">
      <header className="page-head">
        <h1>{t('reset')}</h1>
      </header>
      {isOver ? (
        <>
          <p role="alert" className="notice notice-error">
            {t('link_over')}
          </p>
          <Link to="/account/forgot" className="button button-quiet">
            {t('link_again')}
          </Link>
        </>
      ) : (
        <PostForm errors={outcome?.errors} button={t('reset_do')}>
          <input type="hidden" name="token" value={token} />
          {/* For the password manager that keeps what is chosen here. */}
          <input type="text" name="email" value={email} autoComplete="username" readOnly hidden />
          <Field
            name="password"
            label={t('new_password')}
            type="password"
            value=""
            error={outcome?.errors.password}
            hint={t('password_hint')}
            autoComplete="new-password"
            dir="ltr"
          />
        </PostForm>
      )}
    </div>
  )
}
