import { z } from 'zod'
import { endpoints, page } from '../endpoint'
import { AuditEntry } from '../entities/audit'
import { dateRange, list, paging } from '../query'

export const auditEndpoints = endpoints({
  'GET /admin/audit-log': {
    access: 'staff',
    tag: 'Audit Log',
    summary: 'What staff did, newest first',
    query: () =>
      z.strictObject({
        ...paging(50),
        actor_id: list.optional(),
        action: list.optional(),
        entity: list.optional(),
        entity_id: list.optional(),
        created_at: dateRange.optional(),
      }),
    returns: () => page('audit_log', AuditEntry),
  },
})
