import type { GiftCard } from '@cartwright/contract'
import { useEndpoint } from '@cartwright/sdk/react'
import { Button } from '@cartwright/ui/Button'
import { Card } from '@cartwright/ui/Card'
import { DataTable } from '@cartwright/ui/DataTable'
import { DateTime } from '@cartwright/ui/DateTime'
import { EmptyState } from '@cartwright/ui/EmptyState'
import { Link } from '@cartwright/ui/Link'
import { Money } from '@cartwright/ui/Money'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { useErrorMessage } from '../../kit/use-error-message'
import { paths } from '../../paths'
import { useMay } from '../../shell/permissions'
import { balanceHistory } from './gift-card'
import './gift-cards.css'
import { onDemand } from '../../kit/on-demand'

const BalanceDialog = onDemand(async () => (await import('./BalanceDialog')).BalanceDialog)

/** What is left on a card, and everything that made it so. */
export function BalanceCard({ card }: { card: GiftCard }) {
  const t = useWords('gift-cards')
  const may = useMay()
  const message = useErrorMessage()
  const [isChanging, setChanging] = useState(false)
  const currency = card.region?.currency_code ?? 'eur'
  const paid = useEndpoint('GET /admin/gift-cards/:id/transactions', {
    params: { id: card.id },
    query: { limit: 200 },
  })
  const log = useEndpoint(
    'GET /admin/audit-log',
    { query: { entity: ['gift_card'], entity_id: [card.id], limit: 200 } },
    { enabled: may('GET /admin/audit-log') },
  )
  const rows = paid.data ? balanceHistory(card, paid.data.transactions, log.data?.audit_log ?? []) : undefined
  return (
    <Card
      title={t('balance')}
      isFlush
      actions={
        may('POST /admin/gift-cards/:id') && (
          <Button size="s" onPress={() => setChanging(true)}>
            {t('change_balance')}
          </Button>
        )
      }
    >
      <div className="ad-Balance">
        <span className="ad-Balance-sum">
          <Money amount={card.balance} currency={currency} />
        </span>
        <span className="ad-Muted">
          {t('of')} <Money amount={card.value} currency={currency} />
        </span>
        <progress
          className="ad-Progress"
          value={card.balance}
          max={card.value || 1}
          aria-label={t('balance')}
        />
      </div>
      <DataTable
        label={t('history')}
        rows={rows ?? []}
        rowId={({ id }) => id}
        isLoading={rows === undefined && !paid.error}
        scroll="own"
        empty={<EmptyState title={paid.error ? message(paid.error) : t('history_empty')} />}
        columns={[
          { id: 'at', header: t('fields.at'), cell: ({ at }) => <DateTime value={at} /> },
          {
            id: 'what',
            header: t('fields.what'),
            cell: ({ kind, order }) => (
              <>
                {t(`kind.${kind}`)}{' '}
                {order && (
                  <Link href={paths.order(order.id)}>
                    {order.display_id === null ? t('fields.order') : `#${order.display_id}`}
                  </Link>
                )}
              </>
            ),
          },
          {
            id: 'amount',
            header: t('fields.amount'),
            isNumeric: true,
            cell: ({ amount }) => <Money amount={amount} currency={currency} />,
          },
        ]}
      />
      {isChanging && <BalanceDialog card={card} currency={currency} onClose={() => setChanging(false)} />}
    </Card>
  )
}
