import { Link } from 'react-router'
import { useT } from '../i18n/use-t'
import { useShop } from '../islands/shop-context'
import type { OrderActionsView } from '../shop/order-actions'

/** What can be done with an order after the sale, and what waits for an answer or is under way. */
export function OrderActions({ actions }: { actions: OrderActionsView | undefined }) {
  const { t } = useT()
  const { locale } = useShop()
  if (!actions) return null
  const { token, canReturn, returns, swaps, edits } = actions
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  const date = (at: string) => day.format(new Date(at))
  if (!canReturn && returns.length + swaps.length + edits.length === 0) return null
  return (
    <nav className="order-ways no-print" aria-labelledby="order-actions">
      <h2 id="order-actions">{t('actions_title')}</h2>
      <ul>
        {edits.map(({ id }) => (
          <li key={id}>
            <Link to={`/order-edits/${id}`} className="button button-main">
              {t('action_edit')}
            </Link>
          </li>
        ))}
        {swaps.map(({ cart, at, isOpen }) => (
          <li key={cart}>
            <Link to={`/swaps/${cart}`} className={isOpen ? 'button button-main' : undefined}>
              {t(isOpen ? 'action_swap_open' : 'action_swap', { date: date(at) })}
            </Link>
          </li>
        ))}
        {returns.map(({ id, at }) => (
          <li key={id}>
            <Link to={`/returns/${id}?order=${token}`}>{t('action_return_see', { date: date(at) })}</Link>
          </li>
        ))}
        {canReturn && (
          <li>
            <Link to={`/returns/new?order=${token}`} className="button button-quiet">
              {t('action_return')}
            </Link>
          </li>
        )}
      </ul>
    </nav>
  )
}
