import { GlobeIcon } from '@cartwright/ui/icons'
import { useWords } from '../../i18n/use-words'
import { ListPage } from '../../kit/list/ListPage'
import { onDemand } from '../../kit/on-demand'
import { paths } from '../../paths'
import { salesChannels } from '../settings/resources'
import { useMakeDefault } from './ChannelActions'
import { ChannelBadges, useDefaultChannel } from './ChannelBadges'

const EditDialog = onDemand(async () => (await import('../../kit/resource/EditDialog')).EditDialog)

/** Where products are sold: the web shop, a marketplace, a counter. */
export function SalesChannelsPage() {
  const t = useWords('sales-channels')
  const defaultId = useDefaultChannel()
  return (
    <ListPage
      of={salesChannels}
      screen="sales-channels"
      icon={GlobeIcon}
      crumbs={[{ name: t('common:places.settings'), href: paths.settings }]}
      nameOf={({ name }) => name}
      hrefOf={({ id }) => paths.salesChannel(id)}
      menuOf={useMakeDefault()}
      isKept={({ id }) => id === defaultId}
      query={{ expand: 'locations,publishableKeys' }}
      sort={{ column: 'name', direction: 'ascending' }}
      columns={(column) => [
        column.name('name', { isSortable: true }),
        column.of('status', (channel) => <ChannelBadges {...channel} />),
        column.text('description'),
        column.of('locations', ({ locations }) => locations?.length ?? 0, {
          isNumeric: true,
          isSecondary: true,
        }),
        column.names('keys', ({ publishableKeys }) => publishableKeys?.map(({ title }) => title)),
        column.date('created_at', { isSortable: true, isHidden: true }),
      ]}
      edit={(row, close) => (
        <EditDialog
          of={salesChannels}
          screen="sales-channels"
          row={row}
          nameOf={({ name }) => name}
          onClose={close}
          fields={[
            { name: 'name', isRequired: true },
            { name: 'description', rows: 2 },
          ]}
        />
      )}
    />
  )
}
