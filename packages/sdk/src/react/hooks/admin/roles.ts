'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Admin: roles and team. One hook a call; read-hook.ts and change-hook.ts say what each takes.
export const useAdminRoles = read('GET /admin/roles')
export const useAdminRole = read('GET /admin/roles/:id')
export const useAdminCreateRole = change('POST /admin/roles')
export const useAdminUpdateRole = change('POST /admin/roles/:id')
export const useAdminDeleteRole = change('DELETE /admin/roles/:id')
export const useAdminTeam = read('GET /admin/team', 'query')
