import { audited } from '../../audit/audit-context'
import type { Turn } from './many-action'

/** Does one order's turn as whoever started the job, with an entry of its own in the audit log. */
export const auditTurn = <T>(
  { shop, job, target }: Turn,
  action: string,
  work: () => Promise<T>,
): Promise<T> =>
  audited(
    shop,
    {
      actor_type: job.created_by ? 'user' : 'cli',
      actor_id: job.created_by,
      address: null,
      action,
      entity: 'order',
      entity_id: target.record_id,
      request_id: null,
    },
    work,
  )
