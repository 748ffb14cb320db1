import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  type MetaArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { useT } from '../i18n/use-t'
import { AccountForm } from '../parts/AccountForm'
import { visit } from '../shop/context.server'
import { pageMeta } from '../shop/meta'
import { leaveAccount, nextPath, signIn } from '../shop/sign-in.server'

/** Whoever was sent here on the way somewhere else is told why. */
export const loader = ({ request }: LoaderFunctionArgs) => ({ isSent: nextPath(request) !== undefined })

export async function action({ request, context }: ActionFunctionArgs) {
  const shop = await visit(request, context)
  const form = await request.formData()
  if (form.get('intent') === 'leave') throw leaveAccount(request)
  return data(await signIn(request, shop, form), { status: 401 })
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
      after={
        isSent && (
          <Form method="post" reloadDocument className="narrow-form">
            <button type="submit" name="intent" value="leave" className="button button-quiet">
              {t('go_on_as_guest')}
            </button>
          </Form>
        )
      }
    />
  )
}
