import { z } from 'zod'
import { Amount } from '../bounds'
import { Name } from '../common'
import { deleted, endpoints, page } from '../endpoint'
import { TeamMember } from '../entities/account'
import { Permission, StaffRole } from '../entities/staff-role'
import { list, paging, text } from '../query'

const RoleInput = z.strictObject({
  name: Name.min(1),
  description: z.string().max(2000).nullish(),
  permissions: z.array(Permission).min(1).max(200),
  /** The most that an order may be refunded in all, in minor units of the store's currency; null without a limit. */
  refund_limit: Amount.nullish(),
})

export const staffRoleEndpoints = endpoints({
  'GET /admin/roles': {
    access: 'staff',
    tag: 'Roles',
    summary: 'List roles: the built-in ones, then those of the shop by name',
    returns: () => z.object({ roles: z.array(StaffRole) }),
  },
  'POST /admin/roles': {
    access: 'staff',
    tag: 'Roles',
    summary: 'Make a role of the shop; it holds no more than you may yourself',
    body: () => RoleInput,
    returns: () => z.object({ role: StaffRole }),
  },
  'GET /admin/roles/:id': {
    access: 'staff',
    tag: 'Roles',
    summary: 'Read a role and what it may do',
    returns: () => z.object({ role: StaffRole }),
  },
  'POST /admin/roles/:id': {
    access: 'staff',
    tag: 'Roles',
    summary: 'Change a role of the shop',
    body: () => RoleInput.partial(),
    returns: () => z.object({ role: StaffRole }),
  },
  'DELETE /admin/roles/:id': {
    access: 'staff',
    tag: 'Roles',
    summary: 'Remove a role of the shop that nobody has',
    returns: () => deleted('role'),
  },
  'GET /admin/team': {
    access: 'staff',
    tag: 'Roles',
    summary: 'List staff with role, two-factor and when they were last seen, in the order they joined',
    query: () =>
      z.strictObject({
        ...paging(50),
        q: text.optional(),
        role_id: list.optional(),
      }),
    returns: () => page('users', TeamMember),
  },
})
