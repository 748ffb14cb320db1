import { routes } from '../../http/request'
import { sessionCookieFor } from '../auth/cookie'
import { retrieveUser } from '../user/change-users'
import { hasStaff, nameOfStore, setUpShop } from './setup'

export const setupRoutes = routes({
  'GET /admin/setup': async (shop) => ({
    is_needed: !(await hasStaff(shop)),
    store_name: await nameOfStore(shop),
  }),
  'POST /admin/setup': async (shop, { body, caller, ip, userAgent, isOverTls, setHeader }) => {
    const { id, session } = await setUpShop(shop, body, caller, { ip, userAgent })
    setHeader('set-cookie', sessionCookieFor(isOverTls, session))
    return { user: await retrieveUser(shop.db, id) }
  },
})
