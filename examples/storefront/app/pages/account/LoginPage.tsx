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
import { useT } from '../../i18n/use-t'
import { AccountForm } from '../../parts/AccountForm'
import { visit } from '../../shop/context.server'
import { pageMeta } from '../../shop/meta'
import { leaveAccount, signIn, whySignIn } from '../../shop/sign-in.server'

/** Whoever was sent here on the way somewhere else is told why. */
export const loader = ({ request }: LoaderFunctionArgs) => {
  const { searchParams } = new URL(request.url)
  return { why: searchParams.has('reset') ? ('reset' as const) : whySignIn(request) }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const shop = await visit(request, context)
  const form = await request.formData()
  if (form.get('intent') === 'leave') throw leaveAccount(request)
  return data(await signIn(request, shop, form), { status: 401 })
}

export const meta = ({ matches }: MetaArgs) => pageMeta(matches, { titled: 'sign_in', isPrivate: true })

const reasons = { account: 'sign_in_needed', ended: 'sign_in_again', reset: 'reset_done' } as const

export default function LoginPage() {
  const { why } = useLoaderData<typeof loader>()
  const { t } = useT()
  return (
    <AccountForm
      title="sign_in"
      notice={why && t(reasons[why])}
      other={{ question: 'no_account', title: 'register', to: '/account/register' }}
      outcome={useActionData<typeof action>()}
      after={
        <>
          <p className="form-foot">
            <Link to="/account/forgot">{t('forgot')}</Link>
          </p>
          {why === 'ended' && (
            <Form method="post" className="narrow-form">
              <button type="submit" name="intent" value="leave" className="button button-quiet">
                {t('go_on_as_guest')}
              </button>
            </Form>
          )}
        </>
      }
    />
  )
}
