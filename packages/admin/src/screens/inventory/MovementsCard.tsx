import type { InventoryMovement, VariantInventoryItem } from '@cartwright/contract'
import { useEndpoint } from '@cartwright/sdk/react'
import { Card } from '@cartwright/ui/Card'
import { DataTable } from '@cartwright/ui/DataTable'
import { DateTime } from '@cartwright/ui/DateTime'
import { EmptyState } from '@cartwright/ui/EmptyState'
import { ClockIcon } from '@cartwright/ui/icons'
import { Link } from '@cartwright/ui/Link'
import { Pagination } from '@cartwright/ui/Pagination'
import { Select } from '@cartwright/ui/Select'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { useLocations } from '../../kit/stock/use-locations'
import { useErrorMessage } from '../../kit/use-error-message'
import { paths } from '../../paths'
import { useMay } from '../../shell/permissions'
import { nameOf as personName } from '../../shell/session'

const pageSize = 10

/** What became of an item: when, by how much, why, for which order, and by whom. */
export function MovementsCard({ item }: { item: VariantInventoryItem }) {
  const t = useWords('inventory')
  const message = useErrorMessage()
  const { options, nameOf } = useLocations()
  const [offset, setOffset] = useState(0)
  const [place, setPlace] = useState('')
  const actorName = useActorName()
  const reply = useEndpoint(
    'GET /admin/inventory-items/:id/movements',
    {
      params: { id: item.id },
      query: { limit: pageSize, offset, ...(place ? { location_id: [place] } : {}) },
    },
    { placeholderData: keepPreviousData },
  )
  const count = reply.data?.count ?? 0
  return (
    <Card
      title={t('movements')}
      isFlush
      actions={
        options.length > 1 && (
          <Select
            label={t('location')}
            isLabelHidden
            value={place || 'all'}
            onChange={(id) => {
              setPlace(id === 'all' ? '' : id)
              setOffset(0)
            }}
            options={[{ id: 'all', name: t('all_locations') }, ...options]}
          />
        )
      }
    >
      <DataTable
        label={t('movements')}
        rows={reply.data?.movements ?? []}
        rowId={({ id }) => id}
        isLoading={reply.isPending}
        isRefreshing={reply.isPlaceholderData}
        scroll="own"
        empty={
          <EmptyState
            icon={<ClockIcon size={20} />}
            title={reply.error ? message(reply.error) : t('no_movements')}
          />
        }
        columns={[
          {
            id: 'when',
            header: t('when'),
            cell: ({ created_at }) => <DateTime value={created_at} format="relative" />,
          },
          {
            id: 'quantity',
            header: t('quantity'),
            isNumeric: true,
            cell: ({ quantity }) => <Signed quantity={quantity} />,
          },
          { id: 'why', header: t('reason'), cell: (movement) => <Why movement={movement} /> },
          {
            id: 'location',
            header: t('location'),
            cell: ({ location_id }) => nameOf(location_id),
            isSecondary: true,
          },
          { id: 'who', header: t('who'), cell: actorName, isSecondary: true },
        ]}
      />
      {count > pageSize && (
        <Pagination
          label={t('movements')}
          offset={offset}
          limit={pageSize}
          total={count}
          onChange={setOffset}
        />
      )}
    </Card>
  )
}

/** A change with its sign, in the digits of the reader. */
function Signed({ quantity }: { quantity: number }) {
  return <bdi>{new Intl.NumberFormat(undefined, { signDisplay: 'exceptZero' }).format(quantity)}</bdi>
}

function Why({ movement: { reason, note, order_id, order_display_id } }: { movement: InventoryMovement }) {
  const t = useWords('inventory')
  return (
    <span className="ad-Under">
      <span>
        {t(`reasons.${reason}`)}
        {order_id && (
          <>
            {' · '}
            <bdi>
              <Link href={paths.order(order_id)}>{`#${order_display_id ?? ''}`}</Link>
            </bdi>
          </>
        )}
      </span>
      {note && <span className="ad-Muted">{note}</span>}
    </span>
  )
}

/** Who did it, by name where the reader may know the staff. */
function useActorName() {
  const t = useWords('inventory')
  const may = useMay()
  const staff = useEndpoint(
    'GET /admin/users',
    { query: { limit: 1000 } },
    { enabled: may('GET /admin/users') },
  )
  return ({ actor_type, actor_id }: InventoryMovement) => {
    const person = staff.data?.users.find(({ id }) => id === actor_id)
    if (person) return personName(person)
    return t(
      `actors.${actor_type === 'user' || actor_type === 'api_token' || actor_type === 'cli' ? actor_type : 'shop'}`,
    )
  }
}
