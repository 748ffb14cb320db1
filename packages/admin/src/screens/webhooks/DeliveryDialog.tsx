import type { WebhookDelivery } from '@cartwright/contract'
import { Button } from '@cartwright/ui/Button'
import { DateTime } from '@cartwright/ui/DateTime'
import { DescriptionList } from '@cartwright/ui/DescriptionList'
import { Modal } from '@cartwright/ui/Modal'
import { useWords } from '../../i18n/use-words'
import { useLocale } from '../../kit/locale'
import { useAct } from '../../kit/use-act'
import { useMay } from '../../shell/permissions'
import { words } from './delivery-status'
import './webhooks.css'

interface Props {
  of: WebhookDelivery
  /** Its address is switched on. */
  isReplayable: boolean
  onClose: () => void
}

/** One delivery: what was sent, what came back, when it is tried next; and once more. */
export function DeliveryDialog({ of, isReplayable, onClose }: Props) {
  const t = useWords('webhooks')
  const locale = useLocale()
  const may = useMay()
  const replay = useAct('POST /admin/webhooks/:id/replay', t('replayed'))
  const when = (value: string) => <DateTime value={value} format="datetime" />
  const milliseconds = new Intl.NumberFormat(locale, { style: 'unit', unit: 'millisecond' })
  return (
    <Modal
      isOpen
      size="l"
      title={of.event_name}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      footer={
        isReplayable && may('POST /admin/webhooks/:id/replay') ? (
          <Button
            isPending={replay.isPending}
            onPress={() =>
              replay.mutate({ params: { id: of.webhook_id }, body: { ids: [of.id] } }, { onSuccess: onClose })
            }
          >
            {t('replay')}
          </Button>
        ) : undefined
      }
    >
      <div className="ad-Stack">
        <DescriptionList
          items={[
            { term: t('fields.status'), details: t(words[of.status]) },
            { term: t('fields.attempts'), details: of.attempts.toLocaleString(locale) },
            ...(of.error ? [{ term: t('fields.error'), details: <bdi>{of.error}</bdi> }] : []),
            ...(of.response_status === null
              ? []
              : [{ term: t('fields.answer'), details: String(of.response_status) }]),
            ...(of.duration_ms === null
              ? []
              : [{ term: t('fields.duration_ms'), details: milliseconds.format(of.duration_ms) }]),
            ...(of.attempted_at ? [{ term: t('fields.attempted_at'), details: when(of.attempted_at) }] : []),
            ...(of.due_at ? [{ term: t('fields.due_at'), details: when(of.due_at) }] : []),
            { term: t('fields.event_id'), details: <bdi className="ad-Code">{of.event_id}</bdi> },
          ]}
        />
        <Text title={t('sent')} text={indented(of.payload)} />
        {of.response_body && <Text title={t('answered')} text={of.response_body} />}
      </div>
    </Modal>
  )
}

function Text({ title, text }: { title: string; text: string }) {
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
      <pre className="ad-Payload" tabIndex={0}>
        {text}
      </pre>
    </section>
  )
}

/** For people; what is signed and sent has no spaces. */
const indented = (payload: string): string => JSON.stringify(JSON.parse(payload), null, 2)
