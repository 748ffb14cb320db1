import type { Note, Order } from '@cartwright/contract'
import { useEndpoint } from '@cartwright/sdk/react'
import { Button } from '@cartwright/ui/Button'
import { Card } from '@cartwright/ui/Card'
import { TextField } from '@cartwright/ui/TextField'
import { Timeline, type TimelineEvent } from '@cartwright/ui/Timeline'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { useAct } from '../../kit/use-act'
import { useMoney } from '../../kit/use-money'
import { nameOf } from '../../shell/session'

/** What happened to an order, and what the staff wrote about it. */
export function OrderTimeline({ order }: { order: Order }) {
  const t = useWords('orders')
  const money = useMoney(order.currency_code)
  const notes = useEndpoint('GET /admin/notes', { query: { resource_id: order.id, limit: 100 } })
  return (
    <Card title={t('timeline')}>
      <Timeline
        label={t('timeline')}
        events={eventsOf(order, notes.data?.notes ?? [], money, t)}
        composer={<Composer orderId={order.id} />}
      />
    </Card>
  )
}

function Composer({ orderId }: { orderId: string }) {
  const t = useWords('orders')
  const [value, setValue] = useState('')
  const add = useAct('POST /admin/notes')
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

/** Everything with a date, newest first. */
export function eventsOf(
  order: Order,
  notes: readonly Note[],
  money: (amount: number) => string,
  t: TFunction,
): TimelineEvent[] {
  const events: (TimelineEvent | null)[] = [
    { id: 'placed', title: t('event_placed'), at: order.created_at },
    ...(order.payments ?? []).flatMap(({ id, amount, captured_at, canceled_at }) => [
      captured_at
        ? {
            id: `${id}-captured`,
            title: t('event_captured', { amount: money(amount) }),
            at: captured_at,
            tone: 'green' as const,
          }
        : null,
      canceled_at
        ? { id: `${id}-voided`, title: t('event_voided', { amount: money(amount) }), at: canceled_at }
        : null,
    ]),
    ...(order.refunds ?? []).map(({ id, amount, note, created_at }) => ({
      id,
      title: t('event_refunded', { amount: money(amount) }),
      at: created_at,
      tone: 'violet' as const,
      children: note ? <bdi>{note}</bdi> : undefined,
    })),
    ...(order.fulfillments ?? []).flatMap(({ id, created_at, shipped_at, canceled_at, items }) => {
      const count = items?.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0
      return [
        { id: `${id}-packed`, title: t('event_packed', { count }), at: created_at },
        shipped_at
          ? {
              id: `${id}-shipped`,
              title: t('event_shipped', { count }),
              at: shipped_at,
              tone: 'green' as const,
            }
          : null,
        canceled_at ? { id: `${id}-canceled`, title: t('event_parcel_canceled'), at: canceled_at } : null,
      ]
    }),
    ...(order.returns ?? []).flatMap(({ id, created_at, received_at }) => [
      { id: `${id}-requested`, title: t('event_return_requested'), at: created_at, tone: 'amber' as const },
      received_at
        ? {
            id: `${id}-received`,
            title: t('event_return_received'),
            at: received_at,
            tone: 'violet' as const,
          }
        : null,
    ]),
    ...(order.swaps ?? []).map(({ id, created_at }) => ({ id, title: t('event_swap'), at: created_at })),
    ...(order.claims ?? []).map(({ id, created_at }) => ({ id, title: t('event_claim'), at: created_at })),
    order.canceled_at
      ? { id: 'canceled', title: t('event_canceled'), at: order.canceled_at, tone: 'red' as const }
      : null,
    ...notes.map(({ id, value, created_at, author }) => ({
      id,
      title: t('event_note'),
      by: author ? nameOf(author) : undefined,
      at: created_at,
      tone: 'blue' as const,
      children: <bdi>{value}</bdi>,
    })),
  ]
  return events.filter((event) => event !== null).sort((a, b) => String(b.at).localeCompare(String(a.at)))
}
