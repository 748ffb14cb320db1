import { routes } from '../../http/request'
import { forgetMailServer, readMailServer, setMailServer, testMailServer } from './mail-server'
import { previewNotification } from './preview'
import { listNotifications, retrieveNotification } from './queries'
import { resendNotification } from './resend-notification'

export const notificationRoutes = routes({
  'GET /admin/notifications': (shop, { query, shape }) => listNotifications(shop.db, query, shape),
  'GET /admin/notifications/:id/preview': async (shop, { params, caller }) => ({
    preview: await previewNotification(shop, params.id, caller),
  }),
  'GET /admin/mail-server': (shop) => readMailServer(shop),
  'POST /admin/mail-server': (shop, { body }) => setMailServer(shop, body),
  'DELETE /admin/mail-server': async (shop) => {
    await forgetMailServer(shop)
    return { id: 'mail-server', object: 'mail-server' as const, deleted: true }
  },
  'POST /admin/mail-server/test': (shop, { body }) => testMailServer(shop, body.to),
  'POST /admin/notifications/:id/resend': async (shop, { params, body, shape }) => {
    await resendNotification(shop, params.id, body.to)
    return { notification: await retrieveNotification(shop.db, params.id, shape) }
  },
})
