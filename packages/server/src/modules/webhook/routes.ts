import type { Webhook } from '@cartwright/contract'
import { routes } from '../../http/request'
import { list } from '../../store/reading/list'
import { createWebhook, deleteWebhook, findWebhook, renewSecret, updateWebhook } from './change-webhooks'
import { listDeliveries, replayDeliveries, testWebhook } from './deliveries'

export const webhookRoutes = routes({
  'GET /admin/webhooks': async (shop, { query: { limit, offset }, shape }) => {
    const { rows, count } = await list<Webhook>(shop.db, 'webhook', shape, { limit, offset })
    return { webhooks: rows, count, offset, limit }
  },
  'POST /admin/webhooks': (shop, { body }) => createWebhook(shop, body),
  'GET /admin/webhooks/:id': async (shop, { params }) => ({ webhook: await findWebhook(shop, params.id) }),
  'POST /admin/webhooks/:id': async (shop, { params, body }) => ({
    webhook: await updateWebhook(shop, params.id, body),
  }),
  'DELETE /admin/webhooks/:id': async (shop, { params }) => {
    await deleteWebhook(shop, params.id)
    return { id: params.id, object: 'webhook' as const, deleted: true }
  },
  'POST /admin/webhooks/:id/secret': (shop, { params, body }) =>
    renewSecret(shop, params.id, body.overlap_hours),
  'POST /admin/webhooks/:id/test': async (shop, { params }) => ({
    delivery: await testWebhook(shop, params.id),
  }),
  'GET /admin/webhooks/:id/deliveries': (shop, { params, query }) => listDeliveries(shop, params.id, query),
  'POST /admin/webhooks/:id/replay': async (shop, { params, body }) => ({
    count: await replayDeliveries(shop, params.id, body),
  }),
})
