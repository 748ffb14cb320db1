import { Card } from '@cartwright/ui/Card'
import { DataTable } from '@cartwright/ui/DataTable'
import { EmptyState } from '@cartwright/ui/EmptyState'
import { OrderIcon } from '@cartwright/ui/icons'
import { Pagination } from '@cartwright/ui/Pagination'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { columnsIn } from '../../kit/resource/columns'
import { useList } from '../../kit/resource/use-list'
import { useErrorMessage } from '../../kit/use-error-message'
import { paths } from '../../paths'
import { orders } from '../orders/resource'
import '../../kit/parts.css'

const pageSize = 10

/** What the customer ordered, newest first, a page at a time. */
export function CustomerOrders({ id }: { id: string }) {
  const t = useWords('customers')
  const message = useErrorMessage()
  const [offset, setOffset] = useState(0)
  const query = { customer_id: id, limit: pageSize, offset, order: '-created_at', expand: 'items' }
  const { rows, count = 0, reply } = useList(orders, query)
  const column = columnsIn<NonNullable<typeof rows>[number]>(t)
  return (
    <Card title={t('orders')} isFlush>
      <DataTable
        label={t('orders')}
        rows={rows ?? []}
        rowId={(order) => order.id}
        rowHref={(order) => paths.order(order.id)}
        rowName={(order) => `#${order.display_id}`}
        isLoading={reply.isPending}
        isRefreshing={reply.isPlaceholderData}
        scroll="own"
        empty={
          <EmptyState
            icon={<OrderIcon size={20} />}
            title={reply.error ? message(reply.error) : t('no_orders')}
          />
        }
        columns={[
          column.of('number', (order) => `#${order.display_id}`, { header: t('number'), width: '80px' }),
          column.date('created_at', { header: t('date') }),
          column.status('payment', (order) => order.payment_status, { header: t('payment') }),
          column.status('fulfillment', (order) => order.fulfillment_status, {
            header: t('fulfillment'),
            isSecondary: true,
          }),
          column.money(
            'total',
            (order) => order.total,
            (order) => order.currency_code,
            { header: t('total') },
          ),
        ]}
      />
      {count > pageSize && (
        <Pagination label={t('orders')} offset={offset} limit={pageSize} total={count} onChange={setOffset} />
      )}
    </Card>
  )
}
