import type { Call } from '../call'

export const roles = (call: Call) => ({
  /** List roles: the built-in ones, then those of the shop by name. */
  list: call('GET /admin/roles'),
  /** Make a role of the shop; it holds no more than you may yourself. */
  create: call('POST /admin/roles', 'body'),
  /** Read a role and what it may do. */
  retrieve: call('GET /admin/roles/:id'),
  /** Change a role of the shop. */
  update: call('POST /admin/roles/:id', 'body'),
  /** Remove a role of the shop that nobody has. */
  delete: call('DELETE /admin/roles/:id'),
})
