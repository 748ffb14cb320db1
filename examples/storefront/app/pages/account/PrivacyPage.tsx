import { type ActionFunctionArgs, data, type MetaArgs, useActionData } from 'react-router'
import { useT } from '../../i18n/use-t'
import { usePath } from '../../islands/shop-context'
import { Field } from '../../parts/Field'
import { PostForm } from '../../parts/PostForm'
import { inAccount, signOut } from '../../shop/account.server'
import { pageMeta } from '../../shop/meta'
import { deleteAccount } from '../../shop/privacy.server'

export const loader = ({ request, context }: ActionFunctionArgs) =>
  inAccount(request, context, async ({ client }) => {
    await client.customers.retrieve()
    return null
  })

export const action = ({ request, context }: ActionFunctionArgs) =>
  inAccount(request, context, async (shop) => {
    const form = await request.formData()
    const refused = await deleteAccount(shop, form)
    if (refused) return data({ ...refused, isSure: form.has('sure') }, { status: 422 })
    throw await signOut(request, shop, '/account/deleted')
  })

export const meta = ({ matches }: MetaArgs) => pageMeta(matches, { titled: 'privacy', isPrivate: true })

export default function PrivacyPage() {
  const outcome = useActionData<typeof action>()
  const path = usePath()
  const { t } = useT()
  const errors = outcome?.errors ?? {}
  return (
    <>
      <header className="page-head">
        <h1>{t('privacy')}</h1>
      </header>
      <section aria-labelledby="data-title" className="account-section">
        <h2 id="data-title">{t('export_title')}</h2>
        <p>{t('export_text')}</p>
        <a href={path('/account/privacy/data.json')} download="my-data.json" className="button button-quiet">
          {t('export_do')}
        </a>
      </section>
      <section aria-labelledby="delete-title" className="account-section">
        <h2 id="delete-title">{t('delete_account')}</h2>
        <p>{t('delete_text')}</p>
        <PostForm errors={errors} button={t('delete_account')} isQuiet>
          <Field
            name="password"
            label={t('password')}
            type="password"
            value=""
            error={errors.password}
            autoComplete="current-password"
            dir="ltr"
          />
          <label className="check">
            <input
              type="checkbox"
              id="sure"
              name="sure"
              defaultChecked={outcome?.isSure ?? false}
              aria-invalid={errors.sure ? true : undefined}
              aria-describedby={errors.sure && 'sure-error'}
            />
            <span>{t('delete_sure')}</span>
          </label>
          {errors.sure && (
            <p className="refusal" id="sure-error">
              {errors.sure}
            </p>
          )}
        </PostForm>
      </section>
    </>
  )
}
