import { ClockIcon } from '@cartwright/ui/icons'
import { screens } from '../screen'

export const auditLogScreens = screens([
  {
    path: 'settings/audit-log',
    name: 'audit_log',
    icon: ClockIcon,
    place: 'settings',
    needs: 'GET /admin/audit-log',
    load: async () => (await import('./AuditLogPage')).AuditLogPage,
  },
])
