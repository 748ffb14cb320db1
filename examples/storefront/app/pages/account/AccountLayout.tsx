import { Form, type LoaderFunctionArgs, NavLink, Outlet, useLoaderData } from 'react-router'
import { useT } from '../../i18n/use-t'
import { connectedAgents } from '../../shop/agents.server'
import { visit } from '../../shop/context.server'

const places = [
  ['/account', 'overview'],
  ['/account/orders', 'orders'],
  ['/account/addresses', 'addresses'],
  ['/account/profile', 'profile'],
  ['/account/agents', 'agents'],
  ['/account/privacy', 'privacy'],
] as const

/** Whether customers of this shop connect agents: the page of them is in no other menu. Whoever has not signed in sees none. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { client, signedIn } = await visit(request, context)
  // The page itself says what is wrong; a menu without one entry keeps nobody from the others.
  const agents = signedIn ? await connectedAgents(client).catch(() => undefined) : undefined
  return { hasAgents: agents !== undefined }
}

/** The pages of an account beside their menu. Each is guarded where it is loaded, by `inAccount`. */
export default function AccountLayout() {
  const { hasAgents } = useLoaderData<typeof loader>()
  const { t } = useT()
  return (
    <div className="page account">
      <nav aria-label={t('account')} className="account-nav no-print">
        <ul>
          {places
            .filter(([, name]) => hasAgents || name !== 'agents')
            .map(([to, name]) => (
              <li key={to}>
                <NavLink to={to} end={to === '/account'}>
                  {t(name)}
                </NavLink>
              </li>
            ))}
          <li>
            <Form method="post" action="/account/sign-out">
              <button type="submit" className="text-button">
                {t('sign_out')}
              </button>
            </Form>
          </li>
        </ul>
      </nav>
      <div className="account-page">
        <Outlet />
      </div>
    </div>
  )
}
