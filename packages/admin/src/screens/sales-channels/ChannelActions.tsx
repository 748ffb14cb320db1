import type { SalesChannel } from '@cartwright/contract'
import { Button } from '@cartwright/ui/Button'
import { CheckIcon } from '@cartwright/ui/icons'
import type { MenuAction } from '@cartwright/ui/Menu'
import { useWords } from '../../i18n/use-words'
import { RecordMenu } from '../../kit/resource/RecordMenu'
import { useAct } from '../../kit/use-act'
import { paths } from '../../paths'
import { useMay } from '../../shell/permissions'
import { salesChannels } from '../settings/resources'
import { useDefaultChannel } from './ChannelBadges'

/** What makes a channel the one that sells where nothing else is said; one that is closed cannot be it. */
export function useMakeDefault(): (channel: SalesChannel) => MenuAction[] {
  const t = useWords('sales-channels')
  const may = useMay()
  const defaultId = useDefaultChannel()
  const change = useAct('POST /admin/store', t('default_set'))
  return ({ id, is_disabled }) =>
    defaultId === undefined || defaultId === id || !may('POST /admin/store')
      ? []
      : [
          {
            id: 'default',
            name: t('make_default'),
            icon: <CheckIcon />,
            isDisabled: is_disabled,
            onAction: () => change.mutate({ body: { default_sales_channel_id: id } }),
          },
        ]
}

/** Closes and opens a channel, and deletes it unless it is the one the store falls back to. */
export function ChannelActions({ channel }: { channel: SalesChannel }) {
  const { id, name, is_disabled } = channel
  const t = useWords('sales-channels')
  const may = useMay()
  const defaultId = useDefaultChannel()
  const makeDefault = useMakeDefault()
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
          items={makeDefault(channel)}
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
