import type { SalesChannel } from '@cartwright/contract'
import { useEndpoint } from '@cartwright/sdk/react'
import { useWords } from '../../i18n/use-words'
import { RecordPage } from '../../kit/RecordPage'
import { FieldsCard } from '../../kit/resource/FieldsCard'
import { LinkedCard } from '../../kit/resource/LinkedCard'
import { paths } from '../../paths'
import { useParams } from '../../router/hooks'
import { apiKeys } from '../api-keys/resource'
import { salesChannels } from '../settings/resources'
import { ChannelActions } from './ChannelActions'
import { ChannelBadges } from './ChannelBadges'
import { LocationsCard, ProductsCard } from './ChannelMembers'

/** One channel: what it sells, from where, and which keys ask for it. */
export function SalesChannelPage() {
  const { id = '' } = useParams()
  const channel = useEndpoint('GET /admin/sales-channels/:id', { params: { id } })
  return (
    <RecordPage
      of={channel}
      id={id}
      list={paths.salesChannels}
      screen="sales-channels"
      title={({ sales_channel }) => sales_channel.name}
      badges={({ sales_channel }) => <ChannelBadges {...sales_channel} />}
      actions={({ sales_channel }) => <ChannelActions channel={sales_channel} />}
      aside={() => <KeysCard id={id} />}
    >
      {({ sales_channel }) => (
        <>
          <DetailsCard channel={sales_channel} />
          <ProductsCard id={id} />
          <LocationsCard id={id} />
        </>
      )}
    </RecordPage>
  )
}

function DetailsCard({ channel }: { channel: SalesChannel }) {
  const t = useWords('sales-channels')
  return (
    <FieldsCard
      of={salesChannels}
      row={channel}
      screen="sales-channels"
      title={t('details')}
      facts={[
        { id: 'name', term: t('fields.name'), details: channel.name },
        { id: 'description', term: t('fields.description'), details: channel.description || '—' },
      ]}
      fields={[
        { name: 'name', isRequired: true },
        { name: 'description', rows: 2 },
      ]}
    />
  )
}

/** Which keys narrow storefronts to this channel. A key chooses its channels on its own page. */
function KeysCard({ id }: { id: string }) {
  const t = useWords('sales-channels')
  const found = useEndpoint('GET /admin/sales-channels', {
    query: { id, expand: 'publishableKeys', limit: 1 },
  })
  return (
    <LinkedCard
      rows={found.data && (found.data.sales_channels[0]?.publishableKeys ?? [])}
      error={found.error}
      from={apiKeys}
      screen="sales-channels"
      words="keys"
      nameOf={({ title }) => title}
      describe={({ revoked_at }) => revoked_at && t('common:revoked')}
      hrefOf={({ id }) => paths.apiKey(id)}
    />
  )
}
