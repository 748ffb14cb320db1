import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { useT } from '../i18n/use-t'
import { AccountForm } from '../parts/AccountForm'
import { type StorefrontContext, visit } from '../shop/context.server'
import { pageMeta } from '../shop/meta'
import { nextPath, signIn } from '../shop/sign-in.server'

/** Whoever was sent here on the way somewhere else is told why. */
export const loader = ({ request }: LoaderFunctionArgs) => ({ isSent: nextPath(request) !== undefined })

export async function action({ request, context }: ActionFunctionArgs) {
  const shop = await visit(request, context as unknown as StorefrontContext)
  return data(await signIn(request, shop, await request.formData()), { status: 401 })
}

export const meta = ({ matches }: MetaArgs) => pageMeta(matches, { titled: 'sign_in', isPrivate: true })

export default function LoginPage() {
  const { isSent } = useLoaderData<typeof loader>()
  const { t } = useT()
  return (
    <AccountForm
      title="sign_in"
      notice={isSent ? t('sign_in_again') : undefined}
      other={{ question: 'no_account', title: 'register', to: '/account/register' }}
      outcome={useActionData<typeof action>()}
    />
  )
}
