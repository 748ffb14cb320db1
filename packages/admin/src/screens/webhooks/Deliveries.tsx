import {
  type Webhook,
  type WebhookDelivery,
  type WebhookDeliveryStatus,
  webhookDeliveryStatuses,
} from '@cartwright/contract'
import { useEndpoint } from '@cartwright/sdk/react'
import { Badge } from '@cartwright/ui/Badge'
import { Button } from '@cartwright/ui/Button'
import { Card } from '@cartwright/ui/Card'
import { DataTable } from '@cartwright/ui/DataTable'
import { DateTime } from '@cartwright/ui/DateTime'
import { EmptyState } from '@cartwright/ui/EmptyState'
import { Pagination } from '@cartwright/ui/Pagination'
import { Select } from '@cartwright/ui/Select'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { onDemand } from '../../kit/on-demand'
import { useAct } from '../../kit/use-act'
import { useErrorMessage } from '../../kit/use-error-message'
import { useMay } from '../../shell/permissions'
import { isStatus, tones, words } from './delivery-status'

const DeliveryDialog = onDemand(async () => (await import('./DeliveryDialog')).DeliveryDialog)

const limit = 20
const every = 'every'

/** What was sent to an address and what came back, the latest first. */
export function Deliveries({ of: { id, is_enabled } }: { of: Webhook }) {
  const t = useWords('webhooks')
  const message = useErrorMessage()
  const may = useMay()
  const [status, setStatus] = useState<WebhookDeliveryStatus>()
  const [offset, setOffset] = useState(0)
  const [opened, setOpened] = useState<WebhookDelivery>()
  const { data, error, isPending, isPlaceholderData } = useEndpoint(
    'GET /admin/webhooks/:id/deliveries',
    { params: { id }, query: { limit, offset, status } },
    { placeholderData: keepPreviousData },
  )
  const replay = useAct('POST /admin/webhooks/:id/replay', t('replayed'))
  const count = data?.count ?? 0
  return (
    <Card
      title={t('deliveries')}
      isFlush
      actions={
        <>
          {status === 'failed' && count > 0 && is_enabled && may('POST /admin/webhooks/:id/replay') && (
            <Button
              isPending={replay.isPending}
              onPress={() => replay.mutate({ params: { id }, body: { status: 'failed' } })}
            >
              {t('replay_failed')}
            </Button>
          )}
          <Select
            label={t('fields.status')}
            isLabelHidden
            value={status ?? every}
            onChange={(next) => {
              setStatus(isStatus(next) ? next : undefined)
              setOffset(0)
            }}
            options={[
              { id: every, name: t('every_status') },
              ...webhookDeliveryStatuses.map((one) => ({ id: one, name: t(words[one]) })),
            ]}
          />
        </>
      }
    >
      <DataTable
        label={t('deliveries')}
        rows={data?.deliveries ?? []}
        rowId={({ id }) => id}
        rowName={({ event_name }) => event_name}
        onPreview={setOpened}
        isLoading={isPending}
        isRefreshing={isPlaceholderData}
        scroll="own"
        columns={[
          {
            id: 'event_name',
            header: t('fields.event_name'),
            cell: (delivery) => (
              <Button variant="ghost" size="s" onPress={() => setOpened(delivery)}>
                <bdi className="ad-Code">{delivery.event_name}</bdi>
              </Button>
            ),
          },
          {
            id: 'status',
            header: t('fields.status'),
            cell: ({ status }) => <Badge tone={tones[status]}>{t(words[status])}</Badge>,
          },
          {
            id: 'answer',
            header: t('fields.answer'),
            isNumeric: true,
            isSecondary: true,
            cell: ({ response_status }) => response_status ?? '–',
          },
          {
            id: 'created_at',
            header: t('fields.created_at'),
            cell: ({ created_at }) => <DateTime value={created_at} format="relative" />,
          },
        ]}
        empty={<EmptyState title={error ? message(error) : t('no_deliveries')} />}
      />
      {count > limit && (
        <Pagination
          label={t('deliveries')}
          offset={offset}
          limit={limit}
          total={count}
          onChange={setOffset}
        />
      )}
      {opened && (
        <DeliveryDialog of={opened} isReplayable={is_enabled} onClose={() => setOpened(undefined)} />
      )}
    </Card>
  )
}
