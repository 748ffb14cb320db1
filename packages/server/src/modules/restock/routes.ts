import { routes } from '../../http/request'
import { askForNotice } from './ask-for-notice'
import { countWaiting } from './queries'
import { stopNotices } from './stop-notices'

export const restockRoutes = routes({
  'POST /restock-notifications/variants/:variant_id': async (shop, ask) => {
    await askForNotice(shop, ask.params.variant_id, ask.body, ask)
    return 'Created'
  },
  'POST /store/restock-notifications/stop': async (shop, { body }) => {
    await stopNotices(shop, body.token)
    return undefined
  },
  'GET /admin/variants/waiting': async (shop, { query }) => ({
    waiting: await countWaiting(shop.db, query.product_id),
  }),
})
