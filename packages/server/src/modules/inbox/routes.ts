import { unauthorized } from '../../errors'
import { routes } from '../../http/request'
import { noteInboxSeen, readInbox } from './inbox'

export const inboxRoutes = routes({
  'GET /admin/inbox': async (shop, { caller: { user, scopes } }) => {
    if (!user) throw unauthorized()
    return { inbox: await readInbox(shop, user, scopes) }
  },
  'POST /admin/inbox/seen': async (shop, { caller: { user, scopes } }) => {
    if (!user) throw unauthorized()
    return { inbox: await noteInboxSeen(shop, user, scopes) }
  },
})
