import type { AuditEntry } from '@cartwright/contract'
import { inArray, or } from 'drizzle-orm'
import { routes } from '../../http/request'
import type { Db } from '../../store/database/engine'
import { equals, type Filter, within } from '../../store/reading/filters'
import { list } from '../../store/reading/list'
import { actorNames } from './actor-names'

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

/** What somebody did, with their own hands or with a token of theirs. */
function actedBy(db: Db, ids: readonly string[] | undefined): Filter {
  if (!ids) return undefined
  const { audit_log, api_token } = db.t
  const tokens = db.select({ id: api_token.id }).from(api_token).where(equals(api_token.user_id, ids))
  return or(equals(audit_log.actor_id, ids), inArray(audit_log.actor_id, tokens))
}
