import type { PublishableApiKey } from '@cartwright/contract'
import { useChange, useEndpoint } from '@cartwright/sdk/react'
import { Badge } from '@cartwright/ui/Badge'
import { Button } from '@cartwright/ui/Button'
import { DateTime } from '@cartwright/ui/DateTime'
import { Skeleton } from '@cartwright/ui/Skeleton'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { CopyText } from '../../kit/CopyText'
import { onDemand } from '../../kit/on-demand'
import { RecordPage } from '../../kit/RecordPage'
import { FieldsCard } from '../../kit/resource/FieldsCard'
import { LinkedCard } from '../../kit/resource/LinkedCard'
import { RecordMenu } from '../../kit/resource/RecordMenu'
import { paths } from '../../paths'
import { useParams } from '../../router/hooks'
import { useMay } from '../../shell/permissions'
import { salesChannels } from '../settings/resources'
import { apiKeys } from './resource'

const SnippetCard = onDemand(async () => (await import('./SnippetCard')).SnippetCard, {
  placeholder: <Skeleton height="160px" />,
})

const RevokeDialog = onDemand(async () => (await import('./RevokeDialog')).RevokeDialog)

/** One key: for which channels it asks, and how a storefront uses it. */
export function ApiKeyPage() {
  const { id = '' } = useParams()
  const t = useWords('api-keys')
  const key = useEndpoint('GET /admin/publishable-api-keys/:id', { params: { id } })
  return (
    <RecordPage
      of={key}
      id={id}
      list={paths.apiKeys}
      screen="api-keys"
      title={({ publishable_api_key }) => publishable_api_key.title}
      badges={({ publishable_api_key: { revoked_at } }) =>
        revoked_at && <Badge tone="red">{t('common:revoked')}</Badge>
      }
      actions={({ publishable_api_key }) => <Actions of={publishable_api_key} />}
      aside={() => <ChannelsCard id={id} />}
    >
      {({ publishable_api_key }) => (
        <>
          <DetailsCard of={publishable_api_key} />
          <SnippetCard apiKey={id} />
        </>
      )}
    </RecordPage>
  )
}

function Actions({ of }: { of: PublishableApiKey }) {
  const t = useWords('api-keys')
  const may = useMay()
  const [isRevoking, setRevoking] = useState(false)
  return (
    <>
      <RecordMenu of={apiKeys} id={of.id} name={of.title} screen="api-keys" list={paths.apiKeys} />
      {!of.revoked_at && may('POST /admin/publishable-api-keys/:id/revoke') && (
        <Button onPress={() => setRevoking(true)}>{t('revoke')}</Button>
      )}
      {isRevoking && <RevokeDialog of={of} onClose={() => setRevoking(false)} />}
    </>
  )
}

function DetailsCard({ of }: { of: PublishableApiKey }) {
  const t = useWords('api-keys')
  return (
    <FieldsCard
      of={apiKeys}
      row={of}
      screen="api-keys"
      title={t('details')}
      facts={[
        { id: 'title', term: t('fields.title'), details: of.title },
        { id: 'key', term: t('fields.key'), details: <CopyText value={of.id} /> },
        {
          id: 'created_at',
          term: t('fields.created_at'),
          details: <DateTime value={of.created_at} format="date" />,
        },
        ...(of.revoked_at
          ? [
              {
                id: 'revoked_at',
                term: t('fields.revoked_at'),
                details: <DateTime value={of.revoked_at} format="datetime" />,
              },
            ]
          : []),
      ]}
      fields={[{ name: 'title', isRequired: true, hint: t('title_hint') }]}
    />
  )
}

/** What the key narrows a storefront to; without a channel it narrows nothing. */
function ChannelsCard({ id }: { id: string }) {
  const params = { id }
  const held = useEndpoint('GET /admin/publishable-api-keys/:id/sales-channels', { params })
  const add = useChange('POST /admin/publishable-api-keys/:id/sales-channels/batch')
  const remove = useChange('DELETE /admin/publishable-api-keys/:id/sales-channels/batch')
  const may = useMay()
  const mayChange = may('POST /admin/publishable-api-keys/:id/sales-channels/batch')
  const withId = (ids: readonly string[]) => ({ sales_channel_ids: ids.map((id) => ({ id })) })
  return (
    <LinkedCard
      rows={held.data?.sales_channels}
      error={held.error}
      from={salesChannels}
      screen="api-keys"
      words="channels"
      nameOf={({ name }) => name}
      hrefOf={({ id }) => paths.salesChannel(id)}
      onAdd={mayChange ? (ids) => add.mutateAsync({ params, body: withId(ids) }) : undefined}
      onRemove={mayChange ? (one) => remove.mutateAsync({ params, body: withId([one]) }) : undefined}
    />
  )
}
