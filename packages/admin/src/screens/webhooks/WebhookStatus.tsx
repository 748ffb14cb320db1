import type { Webhook } from '@cartwright/contract'
import { Badge } from '@cartwright/ui/Badge'
import { useWords } from '../../i18n/use-words'

/** Whether an address is told, and whether what is told arrives. */
export function WebhookStatus({ of: { is_enabled, disabled_at, failing_since } }: { of: Webhook }) {
  const t = useWords('webhooks')
  if (disabled_at) return <Badge tone="red">{t('given_up')}</Badge>
  if (!is_enabled) return <Badge tone="grey">{t('off')}</Badge>
  if (failing_since) return <Badge tone="amber">{t('failing')}</Badge>
  return <Badge tone="green">{t('on')}</Badge>
}
