import {
  type ActionFunctionArgs,
  data,
  Form,
  Link,
  type LoaderFunctionArgs,
  type MetaArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { useT } from '../i18n/use-t'
import { Field } from '../parts/Field'
import { visit } from '../shop/context.server'
import { statusOf } from '../shop/failures'
import { pageMeta } from '../shop/meta'
import { type Profile, saveProfile } from '../shop/profile.server'
import { signInFirst } from '../shop/sign-in.server'

const path = '/account/profile'
/** The session ended, here or elsewhere: sign in again, and come back. */
const endedSession = (error: unknown) => (statusOf(error) === 401 ? signInFirst(path) : error)

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { client } = await visit(request, context)
  try {
    const { customer } = await client.customers.retrieve()
    const { first_name, last_name, email } = customer
    const values: Profile = { first_name: first_name ?? '', last_name: last_name ?? '', email }
    return { values, isSaved: new URL(request.url).searchParams.has('saved') }
  } catch (error) {
    throw endedSession(error)
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const shop = await visit(request, context)
  const form = await request.formData()
  try {
    return data(await saveProfile(shop, form), { status: 422 })
  } catch (error) {
    throw endedSession(error)
  }
}

export const meta = ({ matches }: MetaArgs) => pageMeta(matches, { titled: 'profile', isPrivate: true })

export default function ProfilePage() {
  const { values, isSaved } = useLoaderData<typeof loader>()
  const outcome = useActionData<typeof action>()
  const { t } = useT()
  const shown = outcome?.values ?? values
  const errors = outcome?.errors ?? {}
  return (
    <div className="page">
      <header className="page-head">
        <h1>{t('profile')}</h1>
        <p>
          <Link to="/account">{t('account')}</Link>
        </p>
      </header>
      <Form method="post" action={path} className="narrow-form">
        {isSaved && !outcome && (
          <p role="status" className="notice">
            {t('saved')}
          </p>
        )}
        {errors.form && (
          <p role="alert" className="notice notice-error">
            {errors.form}
          </p>
        )}
        <Field name="first_name" label={t('first_name')} value={shown.first_name} autoComplete="given-name" />
        <Field name="last_name" label={t('last_name')} value={shown.last_name} autoComplete="family-name" />
        <Field
          name="email"
          label={t('email')}
          type="email"
          value={shown.email}
          error={errors.email}
          autoComplete="username"
          dir="ltr"
        />
        <Field
          name="password"
          label={t('new_password')}
          type="password"
          value=""
          error={errors.password}
          hint={t('new_password_hint')}
          autoComplete="new-password"
          isOptional
          optionalText={t('optional')}
          dir="ltr"
        />
        {outcome?.asksPassword && (
          <Field
            name="current_password"
            label={t('current_password')}
            type="password"
            value=""
            error={errors.current_password}
            autoComplete="current-password"
            dir="ltr"
          />
        )}
        <button type="submit" className="button button-main">
          {t('save')}
        </button>
      </Form>
    </div>
  )
}
