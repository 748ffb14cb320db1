import { unauthorized } from '../../errors'
import { type Caller, routes } from '../../http/request'
import { createView, deleteView, updateView } from './change-views'
import { listViews } from './queries'

const idOf = ({ user }: Caller): string => {
  if (!user) throw unauthorized()
  return user.id
}

export const viewRoutes = routes({
  'GET /admin/views': async (shop, { query, caller }) => ({
    views: await listViews(shop.db, idOf(caller), query.screen),
  }),
  'POST /admin/views': async (shop, { body, caller }) => ({
    view: await createView(shop, idOf(caller), body),
  }),
  'POST /admin/views/:id': async (shop, { params, body, caller }) => ({
    view: await updateView(shop, idOf(caller), params.id, body),
  }),
  'DELETE /admin/views/:id': async (shop, { params, caller }) => {
    await deleteView(shop, idOf(caller), params.id)
    return { id: params.id, object: 'view' as const, deleted: true }
  },
})
