import { type ApiToken, keepsAllTokens } from '@cartwright/contract'
import { Badge } from '@cartwright/ui/Badge'
import { LockIcon, ShieldIcon } from '@cartwright/ui/icons'
import { StatusBadge } from '@cartwright/ui/StatusBadge'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { type ListFilter, useFlagFilter, useRelationFilter } from '../../kit/list/filters'
import { ListPage } from '../../kit/list/ListPage'
import { onDemand } from '../../kit/on-demand'
import { useList } from '../../kit/resource/use-list'
import { paths } from '../../paths'
import { useMay } from '../../shell/permissions'
import { nameOf, useSession } from '../../shell/session'
import { apiTokens, staff } from './resource'

const NewTokenDialog = onDemand(async () => (await import('./NewTokenDialog')).NewTokenDialog)
const RevokeTokenDialog = onDemand(async () => (await import('./RevokeTokenDialog')).RevokeTokenDialog)

const hasEnded = ({ revoked_at, expires_at }: ApiToken) =>
  revoked_at !== null || (expires_at !== null && new Date(expires_at) <= new Date())

/** Access for programs: one's own tokens, for the owners of the shop those of everybody. */
export function ApiTokensPage() {
  const t = useWords('api-tokens')
  const may = useMay()
  const { user } = useSession()
  const seesAll = user !== undefined && keepsAllTokens(user)
  const [revoking, setRevoking] = useState<ApiToken>()
  const filters: ListFilter<'include_ended' | 'user_id'>[] = [
    useFlagFilter('include_ended', t('ended')),
    useRelationFilter('user_id', t('fields.owner'), staff, nameOf),
  ]
  return (
    <ListPage
      of={apiTokens}
      screen="api-tokens"
      icon={ShieldIcon}
      crumbs={[{ name: t('common:places.settings'), href: paths.settings }]}
      sort={null}
      isUnsearched
      isFixed
      nameOf={({ name }) => name}
      filters={filters.filter(({ id }) => seesAll || id !== 'user_id')}
      columns={(column) => [
        column.name('name', { below: ({ hint }) => <bdi className="ad-Code">…{hint}</bdi> }),
        column.of('status', (token) =>
          token.revoked_at ? (
            <Badge tone="grey">{t('common:revoked')}</Badge>
          ) : hasEnded(token) ? (
            <StatusBadge status="expired" />
          ) : null,
        ),
        column.of('scopes', ({ scopes }) => <Access scopes={scopes} />, { isSecondary: true }),
        ...(seesAll
          ? [column.of('owner', ({ user_id }) => <Owner id={user_id} />, { isSecondary: true })]
          : []),
        column.date('last_used_at', { format: 'relative' }),
        column.date('expires_at'),
        column.date('created_at', { isHidden: true }),
      ]}
      menuOf={(token) =>
        hasEnded(token) || !may('DELETE /admin/api-tokens/:id')
          ? []
          : [
              {
                id: 'revoke',
                name: t('revoke'),
                icon: <LockIcon />,
                isDanger: true,
                onAction: () => setRevoking(token),
              },
            ]
      }
      edit={(_, close) => <NewTokenDialog onClose={close} />}
      after={revoking && <RevokeTokenDialog of={revoking} onClose={() => setRevoking(undefined)} />}
    />
  )
}

/** What a token may do, in the words programs use. */
function Access({ scopes }: { scopes: readonly string[] | null }) {
  const t = useWords('api-tokens')
  if (scopes === null || scopes.includes('*')) return t('all_access')
  return <bdi className="ad-Clip ad-Code">{scopes.join(', ')}</bdi>
}

const everybody = { limit: 100, fields: 'id,email,first_name,last_name' }

/** Staff are few: all their names are fetched by one question that the rows share. */
function Owner({ id }: { id: string | null }) {
  const { rows = [] } = useList(staff, everybody)
  const owner = rows.find((one) => one.id === id)
  return owner ? nameOf(owner) : <bdi className="ad-Code">{id}</bdi>
}
