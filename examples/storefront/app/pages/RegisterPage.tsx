import { type ActionFunctionArgs, data, Form, Link, type MetaArgs, useActionData } from 'react-router'
import { useT } from '../i18n/use-t'
import { Field } from '../parts/Field'
import { type StorefrontContext, visit } from '../shop/context.server'
import { pageMeta } from '../shop/meta'
import { register } from '../shop/sign-in.server'

export async function action({ request, context }: ActionFunctionArgs) {
  const shop = await visit(request, context as unknown as StorefrontContext)
  return data(await register(request, shop, await request.formData()), { status: 422 })
}

export const meta = ({ matches }: MetaArgs) => pageMeta(matches, { titled: 'register', isPrivate: true })

export default function RegisterPage() {
  const outcome = useActionData<typeof action>()
  const { t } = useT()
  return (
    <div className="page">
      <header className="page-head">
        <h1>{t('register')}</h1>
        <p className="lead">
          {t('have_account')} <Link to="/account/login">{t('sign_in')}</Link>
        </p>
      </header>
      <Form method="post" className="narrow-form">
        {outcome?.error && (
          <p role="alert" className="notice notice-error">
            {outcome.error}
          </p>
        )}
        <Field
          name="first_name"
          label={t('first_name')}
          value={outcome?.first_name ?? ''}
          autoComplete="given-name"
        />
        <Field
          name="last_name"
          label={t('last_name')}
          value={outcome?.last_name ?? ''}
          autoComplete="family-name"
        />
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
          autoComplete="new-password"
          hint={t('password_hint')}
          minLength={8}
          dir="ltr"
        />
        <button type="submit" className="button button-main">
          {t('register')}
        </button>
      </Form>
    </div>
  )
}
