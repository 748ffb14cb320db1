import { resource } from '../../kit/resource/resource'

/** Staff: they come by an invite. */
export const team = resource({
  list: 'GET /admin/team',
  rows: (reply) => reply.users,
  create: 'POST /admin/invites',
  update: 'POST /admin/users/:id',
  remove: 'DELETE /admin/users/:id',
})

export const invites = resource({
  list: 'GET /admin/invites',
  rows: (reply) => reply.invites.filter(({ accepted }) => !accepted),
  create: 'POST /admin/invites',
  update: 'POST /admin/invites/:invite_id',
  remove: 'DELETE /admin/invites/:invite_id',
})

export const staffRoles = resource({
  list: 'GET /admin/roles',
  rows: (reply) => reply.roles,
  create: 'POST /admin/roles',
  update: 'POST /admin/roles/:id',
  remove: 'DELETE /admin/roles/:id',
})
