import type { PublishableApiKey } from '@cartwright/contract'
import { Badge } from '@cartwright/ui/Badge'
import { KeyIcon, LockIcon } from '@cartwright/ui/icons'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { CopyText } from '../../kit/CopyText'
import { useDateFilter } from '../../kit/list/filters'
import { ListPage } from '../../kit/list/ListPage'
import { onDemand } from '../../kit/on-demand'
import { paths } from '../../paths'
import { useMay } from '../../shell/permissions'
import { apiKeys, masked } from './resource'

const EditDialog = onDemand(async () => (await import('../../kit/resource/EditDialog')).EditDialog)
const RevokeDialog = onDemand(async () => (await import('./RevokeDialog')).RevokeDialog)

/** How storefronts say for which channels they ask. */
export function ApiKeysPage() {
  const t = useWords('api-keys')
  const may = useMay()
  const [revoking, setRevoking] = useState<PublishableApiKey>()
  return (
    <ListPage
      of={apiKeys}
      screen="api-keys"
      icon={KeyIcon}
      crumbs={[{ name: t('common:places.settings'), href: paths.settings }]}
      nameOf={({ title }) => title}
      hrefOf={({ id }) => paths.apiKey(id)}
      filters={[useDateFilter('created_at', t('fields.created_at'))]}
      columns={(column) => [
        column.name('title', { isSortable: true }),
        column.of('key', ({ id }) => <CopyText value={id} shown={masked(id)} />),
        column.of(
          'status',
          ({ revoked_at }) => revoked_at && <Badge tone="grey">{t('common:revoked')}</Badge>,
        ),
        column.date('created_at', { isSortable: true }),
        column.date('revoked_at', { isHidden: true }),
      ]}
      menuOf={(key) =>
        key.revoked_at || !may('POST /admin/publishable-api-keys/:id/revoke')
          ? []
          : [{ id: 'revoke', name: t('revoke'), icon: <LockIcon />, onAction: () => setRevoking(key) }]
      }
      edit={(row, close) => (
        <EditDialog
          of={apiKeys}
          screen="api-keys"
          row={row}
          nameOf={({ title }) => title}
          onClose={close}
          fields={[{ name: 'title', isRequired: true, hint: t('title_hint') }]}
        />
      )}
      after={revoking && <RevokeDialog of={revoking} onClose={() => setRevoking(undefined)} />}
    />
  )
}
