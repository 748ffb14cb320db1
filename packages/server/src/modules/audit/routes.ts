import type { AuditEntry } from '@cartwright/contract'
import { routes } from '../../http/ask'
import { equals, within } from '../../store/filters'
import { list } from '../../store/list'

export const auditRoutes = routes({
  'GET /admin/audit-log': async (shop, { query, shape }) => {
    const { limit, offset } = query
    const { audit_log: t } = shop.db.t
    const { rows, count } = await list<AuditEntry>(shop.db, 'audit_log', shape, {
      limit,
      offset,
      order: '-position',
      filters: [
        equals(t.actor_id, query.actor_id),
        equals(t.action, query.action),
        equals(t.entity, query.entity),
        equals(t.entity_id, query.entity_id),
        within(t.created_at, query.created_at),
      ],
    })
    return { audit_log: rows, count, offset, limit }
  },
})
