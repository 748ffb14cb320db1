import { routes } from '../../http/request'
import { listTeam } from './queries'
import { createRole, deleteRole, listRoles, retrieveRole, updateRole } from './roles'

export const roleRoutes = routes({
  'GET /admin/roles': async (shop) => ({ roles: await listRoles(shop.db) }),
  'POST /admin/roles': async (shop, { body, caller }) => ({
    role: await retrieveRole(shop.db, await createRole(shop, body, caller)),
  }),
  'GET /admin/roles/:id': async (shop, { params }) => ({ role: await retrieveRole(shop.db, params.id) }),
  'POST /admin/roles/:id': async (shop, { params, body, caller }) => {
    await updateRole(shop, params.id, body, caller)
    return { role: await retrieveRole(shop.db, params.id) }
  },
  'DELETE /admin/roles/:id': async (shop, { params, caller }) => {
    await deleteRole(shop, params.id, caller)
    return { id: params.id, object: 'role', deleted: true }
  },
  'GET /admin/team': async (shop, { query }) => {
    const { limit, offset } = query
    return { ...(await listTeam(shop.db, query)), offset, limit }
  },
})
