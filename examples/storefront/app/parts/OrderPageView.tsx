import type { OrderDetails } from '@cartwright/sdk/rules'
import { Form, Link } from 'react-router'
import { useT } from '../i18n/use-t'
import { useShop } from '../islands/shop-context'
import { settings } from '../settings'
import type { OrderActionsView } from '../shop/order-actions'
import { OrderActions } from './OrderActions'
import { OrderView } from './OrderView'

interface Props {
  order: OrderDetails
  /** What became of buying it again. */
  actions: OrderActionsView | undefined
  again?: { pieces: number; lost: string[] }
}

/** The page of an order: of an account's, and of a guest's. */
export function OrderPageView({ order, actions, again }: Props) {
  const { t, count } = useT()
  const { origin } = useShop()
  return (
    <>
      {again && (
        <div role="status" className="notice order-again no-print">
          <p>
            {again.pieces > 0 ? count('again_pieces', again.pieces) : t('again_none')}{' '}
            {again.pieces > 0 && <Link to="/cart">{t('view_cart')}</Link>}
          </p>
          {again.lost.length > 0 && (
            <>
              <p>{t('again_lost')}</p>
              <ul>
                {again.lost.map((title, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be of one name
                  <li key={at}>
                    <bdi>{title}</bdi>
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      )}
      <OrderView
        order={order}
        actions={
          <Form method="post">
            <button type="submit" name="intent" value="again" className="button button-quiet button-wide">
              {t('buy_again')}
            </button>
          </Form>
        }
      />
      <OrderActions actions={actions} />
      <p className="print-only receipt-foot" dir="ltr">
        {settings.name} · {origin}
      </p>
    </>
  )
}
