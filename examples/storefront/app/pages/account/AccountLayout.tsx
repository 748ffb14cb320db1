import { Form, NavLink, Outlet } from 'react-router'
import { useT } from '../../i18n/use-t'

const places = [
  ['/account', 'overview'],
  ['/account/orders', 'orders'],
  ['/account/addresses', 'addresses'],
  ['/account/profile', 'profile'],
  ['/account/privacy', 'privacy'],
] as const

/** The pages of an account beside their menu. Each is guarded where it is loaded, by `inAccount`. */
export default function AccountLayout() {
  const { t } = useT()
  return (
    <div className="page account">
      <nav aria-label={t('account')} className="account-nav no-print">
        <ul>
          {places.map(([to, name]) => (
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
