import { resource } from '../../kit/resource/resource'

export const auditLog = resource({ list: 'GET /admin/audit-log', rows: (reply) => reply.audit_log })

export const staff = resource({ list: 'GET /admin/users', rows: (reply) => reply.users })
