'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Admin: roles and team. One hook a call; read-hook.ts and change-hook.ts say what each takes.

/** List roles: the built-in ones, then those of the shop by name. */
export const useAdminRoles = read('GET /admin/roles')
/** Read a role and what it may do. */
export const useAdminRole = read('GET /admin/roles/:id')
/** Make a role of the shop; it holds no more than you may yourself. */
export const useAdminCreateRole = change('POST /admin/roles')
/** Change a role of the shop. */
export const useAdminUpdateRole = change('POST /admin/roles/:id')
/** Remove a role of the shop that nobody has. */
export const useAdminDeleteRole = change('DELETE /admin/roles/:id')
/** List staff with role, two-factor and when they were last seen, in the order they joined. */
export const useAdminTeam = read('GET /admin/team', 'query')
