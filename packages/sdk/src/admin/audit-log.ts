import type { Call } from '../call'
import { listed } from '../iterate'

export const auditLog = (call: Call) => ({ ...listed(call('GET /admin/audit-log', 'query')) })
