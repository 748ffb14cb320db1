import { type ActionFunctionArgs, data, type MetaArgs, useActionData } from 'react-router'
import { AccountForm } from '../parts/AccountForm'
import { type StorefrontContext, visit } from '../shop/context.server'
import { pageMeta } from '../shop/meta'
import { signIn } from '../shop/sign-in.server'

export async function action({ request, context }: ActionFunctionArgs) {
  const shop = await visit(request, context as unknown as StorefrontContext)
  return data(await signIn(request, shop, await request.formData()), { status: 401 })
}

export const meta = ({ matches }: MetaArgs) => pageMeta(matches, { titled: 'sign_in', isPrivate: true })

export default function LoginPage() {
  return (
    <AccountForm
      title="sign_in"
      other={{ question: 'no_account', title: 'register', to: '/account/register' }}
      outcome={useActionData<typeof action>()}
    />
  )
}
