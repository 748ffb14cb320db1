import type { Order, Output, TimelineEntry } from '@cartwright/contract'
import type { ShopError } from '@cartwright/sdk'
import { keyOf, useClient } from '@cartwright/sdk/react'
import { Button } from '@cartwright/ui/Button'
import { Card } from '@cartwright/ui/Card'
import { ErrorPanel } from '@cartwright/ui/ErrorPanel'
import { Skeleton } from '@cartwright/ui/Skeleton'
import { Timeline } from '@cartwright/ui/Timeline'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useWords } from '../../i18n/use-words'
import { NoteComposer } from '../../kit/notes/NoteComposer'
import { useRemoved } from '../../kit/pending-removals'
import { useErrorMessage } from '../../kit/use-error-message'
import { useMoney } from '../../kit/use-money'
import { useStaffNames } from '../../kit/use-staff-names'
import { useMay } from '../../shell/permissions'
import { nameOf } from '../../shell/session'
import { eventOf } from './timeline-events'
import { useProviderName } from './use-provider-name'
import './orders.css'

/** What happened to an order, newest first: events, money, changes, mails, and what the staff wrote about it. */
export function OrderTimeline({ order }: { order: Order }) {
  const t = useWords('orders')
  const people = useWords('order-people')
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
            events={entries.map((entry) => eventOf(entry, { t, people, money, providerName, actorName }))}
            composer={
              may('POST /admin/notes') ? (
                <NoteComposer type="order" id={order.id} also={timelines} />
              ) : undefined
            }
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

/** Notes stand in the timeline, too. */
const timelines = ['/admin/orders']

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
  const staffName = useStaffNames([...ids].filter((id) => id !== order.customer_id))
  return (id: string | null) => {
    if (id && id === order.customer_id) return order.customer ? nameOf(order.customer) : order.email
    return staffName(id)
  }
}
