import { type ApiToken, keepsAllTokens } from '@cartwright/contract'
import { notFound } from '../../errors'
import { type Caller, routes } from '../../http/request'
import { equals } from '../../store/reading/filters'
import { findOne } from '../../store/reading/graph'
import { list } from '../../store/reading/list'
import { shapeOf } from '../../store/reading/shape'
import { createOwnToken, revokeApiToken } from './api-tokens'
import { isNotOver } from './queries'

const whole = shapeOf([])

/** Admins see and revoke everybody's tokens, others their own. */
const ownOnly = ({ user }: Caller) => (user && keepsAllTokens(user) ? undefined : (user?.id ?? ''))

export const apiTokenRoutes = routes({
  'GET /admin/api-tokens': async (shop, { query, caller, shape }) => {
    const { limit, offset } = query
    const { api_token: t } = shop.db.t
    const owner = ownOnly(caller)
    const { rows, count } = await list<ApiToken>(shop.db, 'api_token', shape, {
      limit,
      offset,
      filters: [
        equals(t.user_id, owner === undefined ? undefined : [owner]),
        equals(t.user_id, query.user_id),
        query.include_ended ? undefined : equals(t.revoked_at, null),
        query.include_ended ? undefined : isNotOver(shop.db),
      ],
    })
    return { api_tokens: rows, count, offset, limit }
  },
  'POST /admin/api-tokens': async (shop, { body, caller }) => {
    const { id, token } = await createOwnToken(shop, caller, {
      name: body.name,
      scopes: body.scopes ?? undefined,
      expires_at: body.expires_at ?? undefined,
    })
    const api_token = await findOne<ApiToken>(shop.db, 'api_token', id, whole)
    if (!api_token) throw notFound('API token', id)
    return { api_token, token }
  },
  'DELETE /admin/api-tokens/:id': async (shop, { params, caller }) => {
    await revokeApiToken(shop, params.id, ownOnly(caller))
    return { id: params.id, object: 'api_token', deleted: true }
  },
})
