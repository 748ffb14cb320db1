import type { LedgerSums, Order } from '@cartwright/contract'
import { Button } from '@cartwright/ui/Button'
import { DateTime } from '@cartwright/ui/DateTime'
import { Money } from '@cartwright/ui/Money'
import { useWords } from '../../i18n/use-words'
import type { LedgerRow } from './ledger-rows'
import { useProviderName } from './use-provider-name'
import './order-page.css'
import './orders.css'

interface Props {
  order: Order
  rows: readonly LedgerRow[]
  /** What all of it adds up to; undefined until the shop has told. */
  sums?: LedgerSums
  /** Opens a payment, for those who may see it. */
  onOpen?: (paymentId: string) => void
}

const ofPayments: readonly string[] = ['authorized', 'captured', 'voided', 'refunded']

/** What happened to the money of an order, with what was owed after each, who did it and why. */
export function LedgerTable({ order, rows, sums, onOpen }: Props) {
  const t = useWords('orders')
  const words = useWords('order-money')
  const currency = order.currency_code
  const name = ({ kind }: LedgerRow) =>
    ofPayments.includes(kind) ? t(`ledger_${kind}`) : words(`ledger_${kind}`)
  const net = rows.reduce((sum, { amount, counts }) => sum + (counts ? amount : 0), 0)
  const hasBalance = sums !== undefined
  return (
    <table className="ad-Ledger or-Ledger">
      <caption className="cw-hidden">{t('payment')}</caption>
      {hasBalance && (
        <thead>
          <tr>
            <th scope="col">
              <span className="cw-hidden">{t('payment')}</span>
            </th>
            <th scope="col" data-numeric>
              {words('amount')}
            </th>
            <th scope="col" data-numeric>
              {words('outstanding')}
            </th>
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <td>
              {row.provider && onOpen ? (
                <Button className="ad-Ledger-open" size="s" variant="ghost" onPress={() => onOpen(row.id)}>
                  {name(row)}
                </Button>
              ) : (
                name(row)
              )}
              <RowFacts order={order} row={row} />
            </td>
            <td data-numeric>
              <Money amount={row.amount} currency={currency} isSigned={row.counts} />
            </td>
            {hasBalance && (
              <td data-numeric className="or-Balance">
                {row.balance === undefined ? '—' : <Money amount={row.balance} currency={currency} />}
              </td>
            )}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('net_received')}</th>
          <td data-numeric>
            <Money amount={net} currency={currency} />
          </td>
          {hasBalance && (
            <td data-numeric>
              <Money amount={sums.outstanding} currency={currency} />
            </td>
          )}
        </tr>
      </tfoot>
    </table>
  )
}

/** When, by whom, by way of which provider, for which pieces and why. */
function RowFacts({ order, row }: { order: Order; row: LedgerRow }) {
  const t = useWords('orders')
  const providerName = useProviderName()
  const title = (id: string) => order.items?.find((item) => item.id === id)?.title ?? id
  const who = row.actor && (row.actor.name ?? t(`actors.${row.actor.type}`))
  const isNamed = row.reason && row.reason !== 'other'
  const pieces = row.items?.map(({ item_id, quantity }) => `${quantity} × ${title(item_id)}`) ?? []
  return (
    <>
      {row.provider && <span className="ad-Ledger-note">{providerName(row.provider)}</span>}
      <span className="ad-Ledger-note">
        <DateTime value={row.at} format="relative" />
        {who && (
          <>
            {' · '}
            <bdi>{who}</bdi>
          </>
        )}
      </span>
      {pieces.length > 0 && <span className="ad-Ledger-note">{pieces.join(', ')}</span>}
      {isNamed && (
        <span className="ad-Ledger-note">
          {t('reason_named', {
            reason: t(`reason_${row.reason}`, { defaultValue: row.reason }),
          })}
        </span>
      )}
      {row.note && (
        <span className="ad-Ledger-note">
          <bdi>{row.note}</bdi>
        </span>
      )}
    </>
  )
}
