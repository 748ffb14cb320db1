import type { Order, OrderEdit } from '@cartwright/contract'
import { Card } from '@cartwright/ui/Card'
import { Money } from '@cartwright/ui/Money'
import type { ReactNode } from 'react'
import { useWords } from '../../../i18n/use-words'
import { useMoney } from '../../../kit/use-money'
import { sumsOf } from '../order-sums'
import { heldOf, netPaid, sumsAfter } from './edit-lines'
import './edit.css'

interface Props {
  order: Order
  edit: OrderEdit | undefined
  /** What can be done about it. */
  children?: ReactNode
}

/** What the order comes to now and then, and who owes whom the difference. */
export function MoneyCard({ order, edit, children }: Props) {
  const t = useWords('order-edits')
  const words = useWords('orders')
  const now = sumsOf(order)
  const then = edit ? sumsAfter(order, edit) : now
  const amount = (value: number) => <Money amount={value} currency={order.currency_code} />
  const rows = [
    { name: words('subtotal'), before: now.goods, after: then.goods },
    { name: words('discount'), before: -now.discount, after: -then.discount, isRare: true },
    { name: words('shipping'), before: now.shipping, after: then.shipping },
    ...(now.isInclusive ? [] : [{ name: words('tax'), before: now.tax, after: then.tax }]),
    { name: words('gift_card'), before: -now.giftCard, after: -then.giftCard, isRare: true },
    { name: words('total'), before: now.total, after: then.total, isTotal: true },
    ...(now.isInclusive ? [{ name: words('tax_included'), before: now.tax, after: then.tax }] : []),
  ].filter((row) => !('isRare' in row && row.isRare) || row.before !== 0 || row.after !== 0)
  return (
    <Card title={t('money')}>
      <div className="ad-Stack">
        <table className="oe-Money">
          <caption className="cw-hidden">{t('money')}</caption>
          <thead>
            <tr>
              <td />
              <th scope="col">{t('now')}</th>
              <th scope="col">{t('then')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.name} data-total={('isTotal' in row && row.isTotal) || undefined}>
                <th scope="row">{row.name}</th>
                <td>{amount(row.before)}</td>
                <td>{amount(row.after)}</td>
              </tr>
            ))}
            {heldOf(order) > 0 && (
              <tr>
                <th scope="row">{words('ledger_authorized')}</th>
                <td>{amount(heldOf(order))}</td>
                <td />
              </tr>
            )}
            <tr>
              <th scope="row">{words('net_received')}</th>
              <td>{amount(netPaid(order))}</td>
              <td />
            </tr>
          </tbody>
        </table>
        <Due order={order} edit={edit} />
        {children}
      </div>
    </Card>
  )
}

/** Who pays whom, in a sentence. */
export function Due({ order, edit }: { order: Order; edit: OrderEdit | undefined }) {
  const due = useDue(order.currency_code)
  return (
    <p className="oe-Due" aria-live="polite">
      {due(edit?.difference_due ?? 0)}
    </p>
  )
}

/** A difference in words: who pays, who gets something back. */
export function useDue(currency: string): (difference: number) => string {
  const t = useWords('order-edits')
  const words = useWords('orders')
  const money = useMoney(currency)
  return (difference) =>
    difference === 0
      ? t('even')
      : words(difference > 0 ? 'event_customer_pays' : 'event_customer_gets', {
          amount: money(Math.abs(difference)),
        })
}
