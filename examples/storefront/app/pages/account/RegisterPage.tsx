import { type ActionFunctionArgs, data, type MetaArgs, useActionData } from 'react-router'
import { useT } from '../../i18n/use-t'
import { AccountForm } from '../../parts/AccountForm'
import { Field } from '../../parts/Field'
import { visit } from '../../shop/context.server'
import { pageMeta } from '../../shop/meta'
import { register } from '../../shop/sign-in.server'

export async function action({ request, context }: ActionFunctionArgs) {
  const shop = await visit(request, context)
  return data(await register(request, shop, await request.formData()), { status: 422 })
}

export const meta = ({ matches }: MetaArgs) => pageMeta(matches, { titled: 'register', isPrivate: true })

export default function RegisterPage() {
  const outcome = useActionData<typeof action>()
  const { t } = useT()
  return (
    <AccountForm
      title="register"
      other={{ question: 'have_account', title: 'sign_in', to: '/account/login' }}
      outcome={outcome}
      isNew
    >
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
    </AccountForm>
  )
}
