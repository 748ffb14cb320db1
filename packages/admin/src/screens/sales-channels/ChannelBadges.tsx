import { useEndpoint } from '@cartwright/sdk/react'
import { Badge } from '@cartwright/ui/Badge'
import { StatusBadge } from '@cartwright/ui/StatusBadge'
import { useWords } from '../../i18n/use-words'

/** The id of the channel that sells where nothing else is said. */
export const useDefaultChannel = (): string | null | undefined =>
  useEndpoint('GET /admin/store').data?.store.default_sales_channel_id

/** What is out of the ordinary about a channel. */
export function ChannelBadges({ id, is_disabled }: { id: string; is_disabled: boolean }) {
  const t = useWords('sales-channels')
  const isDefault = useDefaultChannel() === id
  return (
    <>
      {isDefault && <Badge isPlain>{t('default')}</Badge>}
      {is_disabled && <StatusBadge status="disabled" />}
    </>
  )
}
