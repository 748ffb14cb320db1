import type { AuditEntry } from '@cartwright/contract'
import { routes } from '../../http/request'
import { equals, within } from '../../store/reading/filters'
import { list } from '../../store/reading/list'
import { actedBy, actorNames } from './queries'

export const auditRoutes = routes({
  'GET /admin/audit-log': async (shop, { query, shape }) => {
    const { limit, offset } = query
    const { audit_log: t } = shop.db.t
    const { rows, count } = await list<AuditEntry>(shop.db, 'audit_log', shape, {
      limit,
      offset,
      order: '-position',
      filters: [
        actedBy(shop.db, query.actor_id),
        equals(t.action, query.action),
        equals(t.entity, query.entity),
        equals(t.entity_id, query.entity_id),
        within(t.created_at, query.created_at),
      ],
    })
    const names = await actorNames(shop.db, rows)
    const audit_log = rows.map((row) => ({ ...row, actor_name: names.get(row.actor_id ?? '') ?? null }))
    return { audit_log, count, offset, limit }
  },
})
