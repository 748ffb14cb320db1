import { type ActionFunctionArgs, data, Form, Link, type MetaArgs, useActionData } from 'react-router'
import { useT } from '../i18n/use-t'
import { Field } from '../parts/Field'
import { type StorefrontContext, visit } from '../shop/context.server'
import { pageMeta } from '../shop/meta'
import { signIn } from '../shop/sign-in.server'

export async function action({ request, context }: ActionFunctionArgs) {
  const shop = await visit(request, context as unknown as StorefrontContext)
  return data(await signIn(request, shop, await request.formData()), { status: 401 })
}

export const meta = ({ matches }: MetaArgs) => pageMeta(matches, { titled: 'sign_in', isPrivate: true })

export default function LoginPage() {
  const outcome = useActionData<typeof action>()
  const { t } = useT()
  return (
    <div className="page">
      <header className="page-head">
        <h1>{t('sign_in')}</h1>
        <p className="lead">
          {t('no_account')} <Link to="/account/register">{t('register')}</Link>
        </p>
      </header>
      <Form method="post" className="narrow-form">
        {outcome?.error && (
          <p role="alert" className="notice notice-error">
            {outcome.error}
          </p>
        )}
        <Field
          name="email"
          label={t('email')}
          type="email"
          value={outcome?.email ?? ''}
          autoComplete="username"
          dir="ltr"
        />
        <Field
          name="password"
          label={t('password')}
          type="password"
          value=""
          autoComplete="current-password"
          dir="ltr"
        />
        <button type="submit" className="button button-main">
          {t('sign_in')}
        </button>
      </Form>
    </div>
  )
}
