import { routes } from '../../http/ask'
import { listNotifications, retrieveNotification } from './queries'
import { resendNotification } from './resend-notification'

export const notificationRoutes = routes({
  'GET /admin/notifications': (shop, { query, shape }) => listNotifications(shop.db, query, shape),
  'POST /admin/notifications/:id/resend': async (shop, { params, body, shape }) => {
    await resendNotification(shop, params.id, body.to)
    return { notification: await retrieveNotification(shop.db, params.id, shape) }
  },
})
