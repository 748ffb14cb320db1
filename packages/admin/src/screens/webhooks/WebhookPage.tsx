import type { Webhook } from '@cartwright/contract'
import { useEndpoint } from '@cartwright/sdk/react'
import { Button } from '@cartwright/ui/Button'
import { Card } from '@cartwright/ui/Card'
import { DateTime } from '@cartwright/ui/DateTime'
import { DescriptionList } from '@cartwright/ui/DescriptionList'
import { useToast } from '@cartwright/ui/Toast'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { CopyText } from '../../kit/CopyText'
import { onDemand } from '../../kit/on-demand'
import { RecordPage } from '../../kit/RecordPage'
import { RecordMenu } from '../../kit/resource/RecordMenu'
import { useAct } from '../../kit/use-act'
import { paths } from '../../paths'
import { useParams } from '../../router/hooks'
import { useMay } from '../../shell/permissions'
import { Deliveries } from './Deliveries'
import { EventNames } from './EventNames'
import { webhooks } from './resource'
import { WebhookStatus } from './WebhookStatus'
import { nameOf } from './WebhooksPage'

const WebhookDialog = onDemand(async () => (await import('./WebhookDialog')).WebhookDialog)
const RenewSecretDialog = onDemand(async () => (await import('./RenewSecretDialog')).RenewSecretDialog)

/** One webhook: what it is told of, and what became of each delivery. */
export function WebhookPage() {
  const { id = '' } = useParams()
  const webhook = useEndpoint('GET /admin/webhooks/:id', { params: { id } })
  return (
    <RecordPage
      of={webhook}
      id={id}
      list={paths.webhooks}
      screen="webhooks"
      title={({ webhook }) => nameOf(webhook)}
      badges={({ webhook }) => <WebhookStatus of={webhook} />}
      actions={({ webhook }) => <Actions of={webhook} />}
    >
      {({ webhook }) => (
        <div className="ad-Stack">
          <Facts of={webhook} />
          <Deliveries of={webhook} />
        </div>
      )}
    </RecordPage>
  )
}

function Actions({ of }: { of: Webhook }) {
  const t = useWords('webhooks')
  const may = useMay()
  const [open, setOpen] = useState<'edit' | 'renew'>()
  const close = () => setOpen(undefined)
  const mayChange = may('POST /admin/webhooks/:id')
  return (
    <>
      <RecordMenu
        of={webhooks}
        id={of.id}
        name={nameOf(of)}
        screen="webhooks"
        list={paths.webhooks}
        items={
          mayChange
            ? [
                { id: 'edit', name: t('common:edit'), onAction: () => setOpen('edit') },
                { id: 'renew', name: t('renew'), onAction: () => setOpen('renew') },
              ]
            : []
        }
      />
      {mayChange && <TestButton id={of.id} />}
      {open === 'edit' && <WebhookDialog row={of} onClose={close} />}
      {open === 'renew' && <RenewSecretDialog of={of} onClose={close} />}
    </>
  )
}

/** Sends an event that says nothing, at once, and tells what came back. */
function TestButton({ id }: { id: string }) {
  const t = useWords('webhooks')
  const toast = useToast()
  const test = useAct('POST /admin/webhooks/:id/test')
  return (
    <Button
      isPending={test.isPending}
      onPress={() =>
        test.mutate(
          { params: { id } },
          {
            onSuccess: ({ delivery }) => {
              if (delivery.status === 'delivered') toast.success(t('test_arrived'))
              else toast.error({ title: t('test_failed'), text: delivery.error ?? undefined })
            },
          },
        )
      }
    >
      {t('test')}
    </Button>
  )
}

function Facts({ of }: { of: Webhook }) {
  const t = useWords('webhooks')
  const when = (value: string) => <DateTime value={value} format="datetime" />
  return (
    <Card title={t('details')}>
      {of.disabled_at && <p className="ad-Alarm">{t('given_up_text')}</p>}
      <DescriptionList
        items={[
          { term: t('fields.url'), details: <CopyText value={of.url} /> },
          { term: t('fields.events'), details: <EventNames names={of.events} /> },
          { term: t('fields.secret'), details: <bdi className="ad-Code">…{of.secret_hint}</bdi> },
          ...(of.old_secret_until && new Date(of.old_secret_until) > new Date()
            ? [{ term: t('fields.old_secret_until'), details: when(of.old_secret_until) }]
            : []),
          ...(of.failing_since ? [{ term: t('fields.failing_since'), details: when(of.failing_since) }] : []),
          { term: t('fields.created_at'), details: when(of.created_at) },
        ]}
      />
    </Card>
  )
}
