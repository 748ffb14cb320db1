import type { AuditEntry } from '@cartwright/contract'
import { useEndpoint } from '@cartwright/sdk/react'
import { DateTime } from '@cartwright/ui/DateTime'
import { ClockIcon } from '@cartwright/ui/icons'
import { useWords } from '../../i18n/use-words'
import { type ListFilter, useDateFilter, useRelationFilter } from '../../kit/list/filters'
import { ListPage } from '../../kit/list/ListPage'
import { paths } from '../../paths'
import { useSearchParams } from '../../router/hooks'
import { useMay } from '../../shell/permissions'
import { nameOf } from '../../shell/session'
import { AuditEntryDrawer } from './AuditEntryDrawer'
import { kindOf, subjectOf } from './audit-values'
import { entities } from './entities'
import { auditLog, staff } from './resource'
import { useEntityName } from './use-entity-name'

/** Who did what, newest first, and how it was before. */
export function AuditLogPage() {
  const t = useWords('audit-log')
  const entityName = useEntityName()
  const filters = useAuditFilters()
  return (
    <ListPage
      of={auditLog}
      screen="audit-log"
      icon={ClockIcon}
      crumbs={[{ name: t('common:places.settings'), href: paths.settings }]}
      subtitle={t('chained')}
      sort={null}
      isUnsearched
      nameOf={({ position }) => `#${position}`}
      columns={(column) => [
        column.name('actor_name', {
          value: (entry) => entry.actor_name ?? t(`actors.${actorOf(entry)}`),
          below: (entry) => <DateTime value={entry.created_at} format="relative" />,
        }),
        column.of('action', (entry) => t(`kinds.${kindOf(subjectOf(entry))}`)),
        column.of('entity', (entry) => entityName(subjectOf(entry)?.entity ?? null)),
        column.of('entity_id', (entry) => <span className="ad-Mono">{subjectOf(entry)?.entity_id}</span>, {
          isSecondary: true,
        }),
        column.code('address', { isHidden: true }),
        column.date('created_at', { format: 'datetime', isHidden: true }),
        column.code('request_id', { isHidden: true }),
      ]}
      filters={filters}
      isForReading
      edit={(entry, close) => entry && <AuditEntryDrawer entry={entry} onClose={close} />}
    />
  )
}

const actors = ['user', 'api_token', 'cli', 'nobody'] as const
const actorOf = ({ actor_type }: AuditEntry) => actors.find((one) => one === actor_type) ?? 'nobody'

type AuditFilter = ListFilter<'actor_id' | 'action' | 'entity' | 'created_at'>

/** By person, by what was done, by what it was done to, by days. */
function useAuditFilters(): AuditFilter[] {
  const t = useWords('audit-log')
  const may = useMay()
  const [search] = useSearchParams()
  const actor = useRelationFilter('actor_id', t('fields.actor_name'), staff, nameOf)
  const date = useDateFilter('created_at', t('fields.created_at'))
  const recent = useEndpoint('GET /admin/audit-log', { query: { limit: 100 } })
  const seen = (recent.data?.audit_log ?? []).map(({ action }) => action)
  // The calls of the last hundred entries, and those the address asks for.
  const actions = [...new Set([...search.getAll('action'), ...seen])].toSorted()
  const entityName = useEntityName()
  return [
    ...(may('GET /admin/users') ? [actor] : []),
    { id: 'action', name: t('fields.call'), options: actions.map((id) => ({ id, name: id })) },
    {
      id: 'entity',
      name: t('fields.entity'),
      options: Object.keys(entities).map((id) => ({ id, name: entityName(id) })),
    },
    date,
  ]
}
