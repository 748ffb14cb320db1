import type { SalesChannel } from '@cartwright/contract'
import { Button } from '@cartwright/ui/Button'
import { useWords } from '../../i18n/use-words'
import { RecordMenu } from '../../kit/resource/RecordMenu'
import { useAct } from '../../kit/use-act'
import { paths } from '../../paths'
import { useMay } from '../../shell/permissions'
import { salesChannels } from '../settings/resources'
import { useDefaultChannel } from './ChannelBadges'

/** Closes and opens a channel, and deletes it unless it is the one the store falls back to. */
export function ChannelActions({ channel }: { channel: SalesChannel }) {
  const { id, name, is_disabled } = channel
  const t = useWords('sales-channels')
  const may = useMay()
  const defaultId = useDefaultChannel()
  const change = useAct('POST /admin/sales-channels/:id', t(is_disabled ? 'enabled' : 'disabled', { name }))
  return (
    <>
      {defaultId !== undefined && defaultId !== id && (
        <RecordMenu
          of={salesChannels}
          id={id}
          name={name}
          screen="sales-channels"
          list={paths.salesChannels}
        />
      )}
      {may('POST /admin/sales-channels/:id') && (
        <Button
          isPending={change.isPending}
          onPress={() => change.mutate({ params: { id }, body: { is_disabled: !is_disabled } })}
        >
          {t(is_disabled ? 'enable' : 'disable')}
        </Button>
      )}
    </>
  )
}
