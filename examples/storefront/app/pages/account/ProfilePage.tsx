import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { useT } from '../../i18n/use-t'
import { Field } from '../../parts/Field'
import { PostForm } from '../../parts/PostForm'
import { inAccount } from '../../shop/account.server'
import { pageMeta } from '../../shop/meta'
import { type Profile, saveProfile } from '../../shop/profile.server'

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  inAccount(request, context, async ({ client }) => {
    const { customer } = await client.customers.retrieve()
    const { first_name, last_name, email, phone } = customer
    const values: Profile = {
      first_name: first_name ?? '',
      last_name: last_name ?? '',
      email,
      phone: phone ?? '',
    }
    return { values, isSaved: new URL(request.url).searchParams.has('saved') }
  })

export const action = ({ request, context }: ActionFunctionArgs) =>
  inAccount(request, context, async (shop) =>
    data(await saveProfile(shop, await request.formData()), { status: 422 }),
  )

export const meta = ({ matches }: MetaArgs) => pageMeta(matches, { titled: 'profile', isPrivate: true })

export default function ProfilePage() {
  const { values, isSaved } = useLoaderData<typeof loader>()
  const outcome = useActionData<typeof action>()
  const { t } = useT()
  const shown = outcome?.values ?? values
  const errors = outcome?.errors ?? {}
  return (
    <>
      <header className="page-head">
        <h1>{t('profile')}</h1>
      </header>
      <PostForm
        action="/account/profile"
        errors={errors}
        notice={isSaved && !outcome ? t('saved') : undefined}
        button={t('save')}
      >
        <Field name="first_name" label={t('first_name')} value={shown.first_name} autoComplete="given-name" />
        <Field name="last_name" label={t('last_name')} value={shown.last_name} autoComplete="family-name" />
        <Field
          name="phone"
          label={t('phone')}
          type="tel"
          inputMode="tel"
          value={shown.phone}
          autoComplete="tel"
          isOptional
          dir="ltr"
        />
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
      </PostForm>
    </>
  )
}
