import type { User } from '@cartwright/contract'
import { routes } from '../../http/request'
import { equals, mentions, within } from '../../store/reading/filters'
import { list } from '../../store/reading/list'
import { deleteUser, retrieveUser, turnOffTwoFactorOf, updateUser } from './change-users'
import { createUser } from './create-user'
import { requestUserPasswordReset, resetUserPassword } from './reset-password'

export const userRoutes = routes({
  'GET /admin/users': async (shop, { query, shape }) => {
    const { limit, offset, order, q } = query
    const { user: t } = shop.db.t
    const { rows, count } = await list<User>(shop.db, 'user', shape, {
      limit,
      offset,
      order,
      withDeleted: Boolean(query.deleted_at),
      filters: [
        mentions(shop.db, q, [t.email, t.first_name, t.last_name]),
        equals(t.id, query.id),
        q ? undefined : equals(t.email, query.email?.toLowerCase()),
        q ? undefined : equals(t.first_name, query.first_name),
        q ? undefined : equals(t.last_name, query.last_name),
        equals(t.role, query.role),
        within(t.created_at, query.created_at),
        within(t.updated_at, query.updated_at),
        within(t.deleted_at, query.deleted_at),
      ],
    })
    return { users: rows, count, offset, limit }
  },
  'POST /admin/users': async (shop, { body, caller }) => ({
    user: await retrieveUser(shop.db, await createUser(shop, body, caller)),
  }),
  'GET /admin/users/:id': async (shop, { params }) => ({ user: await retrieveUser(shop.db, params.id) }),
  'POST /admin/users/:id': async (shop, { params, body, caller }) => {
    await updateUser(shop, params.id, body, caller)
    const user = await retrieveUser(shop.db, params.id)
    // Said back this once: from here on only its hash is known.
    return { user: body.api_token ? { ...user, api_token: body.api_token } : user }
  },
  'DELETE /admin/users/:id': async (shop, { params, caller }) => {
    await deleteUser(shop, params.id, caller)
    return { id: params.id, object: 'user', deleted: true }
  },
  'DELETE /admin/users/:id/two-factor': async (shop, { params, caller }) => {
    await turnOffTwoFactorOf(shop, params.id, caller)
    return { id: params.id, object: 'two_factor', deleted: true }
  },
  'POST /admin/users/password-token': async (shop, { body, locale }) => {
    await requestUserPasswordReset(shop, body.email, locale)
    return undefined
  },
  'POST /admin/users/reset-password': async (shop, { body }) => ({
    user: await retrieveUser(shop.db, await resetUserPassword(shop, body)),
  }),
})
