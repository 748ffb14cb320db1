import type { Order, Output, TimelineEntry } from '@cartwright/contract'
import type { ShopError } from '@cartwright/sdk'
import { keyOf, useClient, useEndpoint } from '@cartwright/sdk/react'
import { Button } from '@cartwright/ui/Button'
import { Card } from '@cartwright/ui/Card'
import { ErrorPanel } from '@cartwright/ui/ErrorPanel'
import { Skeleton } from '@cartwright/ui/Skeleton'
import { TextField } from '@cartwright/ui/TextField'
import { Timeline } from '@cartwright/ui/Timeline'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { useRemoved } from '../../kit/pending-removals'
import { useAct } from '../../kit/use-act'
import { useErrorMessage } from '../../kit/use-error-message'
import { useMoney } from '../../kit/use-money'
import { useMay } from '../../shell/permissions'
import { nameOf } from '../../shell/session'
import { eventOf } from './timeline-events'
import { useProviderName } from './use-provider-name'
import './orders.css'

/** What happened to an order, newest first: events, money, changes, mails, and what the staff wrote about it. */
export function OrderTimeline({ order }: { order: Order }) {
  const t = useWords('orders')
  const message = useErrorMessage()
  const money = useMoney(order.currency_code)
  const providerName = useProviderName()
  const may = useMay()
  const timeline = useTimeline(order.id)
  const removed = useRemoved()
  const entries = timeline.data?.pages
    .flatMap((page) => page.timeline)
    .filter((entry) => entry.kind !== 'note' || !removed.has(entry.note_id))
  const actorName = useActorNames(order, entries ?? [])
  return (
    <Card title={t('timeline')}>
      {entries ? (
        <>
          <Timeline
            label={t('timeline')}
            events={entries.map((entry) => eventOf(entry, { t, money, providerName, actorName }))}
            composer={may('POST /admin/notes') ? <Composer orderId={order.id} /> : undefined}
          />
          {timeline.hasNextPage && (
            <Button
              className="ad-Timeline-more"
              isPending={timeline.isFetchingNextPage}
              onPress={() => void timeline.fetchNextPage()}
            >
              {t('earlier')}
            </Button>
          )}
        </>
      ) : timeline.error ? (
        <ErrorPanel
          title={t('timeline_failed')}
          onRetry={() => void timeline.refetch()}
          isRetrying={timeline.isFetching}
          requestId={timeline.error.requestId}
        >
          {message(timeline.error)}
        </ErrorPanel>
      ) : (
        <Skeleton lines={4} />
      )}
    </Card>
  )
}

const call = 'GET /admin/orders/:id/timeline'

/** The timeline in pages. It is read anew with the order whenever something is done to it. */
function useTimeline(id: string) {
  const client = useClient()
  return useInfiniteQuery<Output<typeof call>, ShopError>({
    queryKey: [...keyOf(call, { params: { id } }), 'pages'],
    initialPageParam: undefined,
    queryFn: ({ pageParam, signal }) =>
      client.send(
        call,
        { params: { id }, query: pageParam ? { cursor: String(pageParam) } : {} },
        { signal },
      ),
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
  })
}

/** Names of those who changed the order: the entries hold their ids only. */
function useActorNames(order: Order, entries: readonly TimelineEntry[]) {
  const ids = new Set(entries.flatMap((entry) => ('by' in entry && entry.by ? [entry.by] : [])))
  const staff = [...ids].filter((id) => id !== order.customer_id)
  const { data } = useEndpoint(
    'GET /admin/users',
    { query: { id: staff, limit: staff.length } },
    { enabled: staff.length > 0 },
  )
  return (id: string | null) => {
    if (id && id === order.customer_id) return order.customer ? nameOf(order.customer) : order.email
    const user = data?.users.find((one) => one.id === id)
    return user && nameOf(user)
  }
}

function Composer({ orderId }: { orderId: string }) {
  const t = useWords('orders')
  const [value, setValue] = useState('')
  const add = useAct('POST /admin/notes', undefined, ['/admin/orders'])
  const send = () => {
    if (!value.trim() || add.isPending) return
    add.mutate(
      { body: { resource_id: orderId, resource_type: 'order', value: value.trim() } },
      { onSuccess: () => setValue('') },
    )
  }
  return (
    <form
      className="ad-Composer"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <TextField
        label={t('write_note')}
        isLabelHidden
        placeholder={t('write_note')}
        value={value}
        onChange={setValue}
      />
      <Button type="submit" isPending={add.isPending} isDisabled={!value.trim()}>
        {t('add_note')}
      </Button>
    </form>
  )
}
