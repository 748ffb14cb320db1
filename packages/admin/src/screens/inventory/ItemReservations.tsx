import type { ReservationDetails, VariantInventoryItem } from '@cartwright/contract'
import { Button } from '@cartwright/ui/Button'
import { Card } from '@cartwright/ui/Card'
import { DataTable } from '@cartwright/ui/DataTable'
import { EmptyState } from '@cartwright/ui/EmptyState'
import { LockIcon, PlusIcon } from '@cartwright/ui/icons'
import { Pagination } from '@cartwright/ui/Pagination'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { onDemand } from '../../kit/on-demand'
import { useRemoved } from '../../kit/pending-removals'
import { useList } from '../../kit/resource/use-list'
import { useRemove } from '../../kit/resource/use-remove'
import { useLocations } from '../../kit/stock/use-locations'
import { useErrorMessage } from '../../kit/use-error-message'
import { useMay } from '../../shell/permissions'
import { ReservedFor } from '../reservations/ReservedFor'
import { reservations } from './resource'

const ReservationDialog = onDemand(
  async () => (await import('../reservations/ReservationDialog')).ReservationDialog,
)

const pageSize = 10

/** What is spoken for of an item: by orders, and by hand. */
export function ItemReservations({ item }: { item: VariantInventoryItem }) {
  const t = useWords('reservations')
  const may = useMay()
  const message = useErrorMessage()
  const removed = useRemoved()
  const remove = useRemove(reservations)
  const { nameOf } = useLocations()
  const [offset, setOffset] = useState(0)
  const [open, setOpen] = useState<ReservationDetails | 'new'>()
  const {
    rows,
    count = 0,
    reply,
  } = useList(reservations, {
    inventory_item_id: [item.id],
    expand: 'line_item.order',
    limit: pageSize,
    offset,
    order: '-created_at',
  })
  const mayMake = may('POST /admin/reservations') && item.location_levels.length > 0
  return (
    <Card
      title={t('list.title')}
      isFlush
      actions={
        mayMake && (
          <Button size="s" icon={<PlusIcon />} onPress={() => setOpen('new')}>
            {t('list.new')}
          </Button>
        )
      }
    >
      <DataTable
        label={t('list.title')}
        rows={rows?.filter(({ id }) => !removed.has(id)) ?? []}
        rowId={({ id }) => id}
        rowName={({ quantity }) => String(quantity)}
        isLoading={rows === undefined && !reply.error}
        isRefreshing={reply.isPlaceholderData}
        scroll="own"
        rowMenu={(row) => [
          ...(may('POST /admin/reservations/:id')
            ? [{ id: 'edit', name: t('common:edit'), onAction: () => setOpen(row) }]
            : []),
          ...(remove
            ? [
                {
                  id: 'delete',
                  name: t('free'),
                  isDanger: true,
                  onAction: () =>
                    remove({
                      id: row.id,
                      title: t('list.deleted', { name: row.quantity }),
                    }),
                },
              ]
            : []),
        ]}
        empty={
          <EmptyState
            icon={<LockIcon size={20} />}
            title={reply.error ? message(reply.error) : t('none_of_item')}
          />
        }
        columns={[
          { id: 'quantity', header: t('fields.quantity'), isNumeric: true, cell: ({ quantity }) => quantity },
          { id: 'for', header: t('fields.for'), cell: (row) => <ReservedFor reservation={row} /> },
          {
            id: 'location',
            isSecondary: true,
            header: t('fields.location_id'),
            cell: ({ location_id }) => nameOf(location_id),
          },
        ]}
      />
      {count > pageSize && (
        <Pagination
          label={t('list.title')}
          offset={offset}
          limit={pageSize}
          total={count}
          onChange={setOffset}
        />
      )}
      {open && (
        <ReservationDialog
          row={open === 'new' ? undefined : open}
          item={item}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Card>
  )
}
