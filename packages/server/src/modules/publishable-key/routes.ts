import type { PublishableApiKey } from '@cartwright/contract'
import { routes } from '../../http/request'
import { mentions, within } from '../../store/reading/filters'
import { list } from '../../store/reading/list'
import { addChannels, createKey, deleteKey, removeChannels, renameKey, revokeKey } from './change-keys'
import { channelsOfKey, retrieveKey } from './queries'

const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id)

export const publishableKeyRoutes = routes({
  'GET /admin/publishable-api-keys': async (shop, { query, shape }) => {
    const { limit, offset, order, q } = query
    const { publishable_api_key: t } = shop.db.t
    const { rows, count } = await list<PublishableApiKey>(shop.db, 'publishable_api_key', shape, {
      limit,
      offset,
      order,
      filters: [
        mentions(shop.db, q, [t.title]),
        within(t.created_at, query.created_at),
        within(t.updated_at, query.updated_at),
        within(t.revoked_at, query.revoked_at),
      ],
    })
    return { publishable_api_keys: rows, count, offset, limit }
  },
  'POST /admin/publishable-api-keys': async (shop, { body, caller }) => {
    const id = await createKey(shop, body.title, caller.user?.id ?? null)
    return { publishable_api_key: await retrieveKey(shop.db, id) }
  },
  'GET /admin/publishable-api-keys/:id': async (shop, { params }) => ({
    publishable_api_key: await retrieveKey(shop.db, params.id),
  }),
  'POST /admin/publishable-api-keys/:id': async (shop, { params, body }) => {
    await renameKey(shop, params.id, body.title)
    return { publishable_api_key: await retrieveKey(shop.db, params.id) }
  },
  'DELETE /admin/publishable-api-keys/:id': async (shop, { params }) => {
    await deleteKey(shop, params.id)
    return { id: params.id, object: 'publishable_api_key', deleted: true }
  },
  'POST /admin/publishable-api-keys/:id/revoke': async (shop, { params, caller }) => {
    await revokeKey(shop, params.id, caller.user?.id ?? null)
    return { publishable_api_key: await retrieveKey(shop.db, params.id) }
  },
  'GET /admin/publishable-api-keys/:id/sales-channels': async (shop, { params, query }) => {
    await retrieveKey(shop.db, params.id)
    return { sales_channels: await channelsOfKey(shop.db, params.id, query.q) }
  },
  'POST /admin/publishable-api-keys/:id/sales-channels/batch': async (shop, { params, body }) => {
    await addChannels(shop, params.id, idsOf(body.sales_channel_ids))
    return { publishable_api_key: await retrieveKey(shop.db, params.id) }
  },
  'DELETE /admin/publishable-api-keys/:id/sales-channels/batch': async (shop, { params, body }) => {
    await removeChannels(shop, params.id, idsOf(body.sales_channel_ids))
    return { publishable_api_key: await retrieveKey(shop.db, params.id) }
  },
})
