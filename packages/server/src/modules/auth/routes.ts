import type { User } from '@cartwright/contract'
import { notFound, unauthorized } from '../../errors'
import { sessionCookie } from '../../http/access'
import { routes } from '../../http/ask'
import type { Shop } from '../../shop'
import { findOne } from '../../store/graph'
import { shapeOf } from '../../store/shape'
import { endSession, issueToken, startSession } from './sessions'
import { signInUser } from './sign-in-user'

const whole = shapeOf([])

export const cookieFor = (shop: Shop, secret: string) =>
  [
    `${sessionCookie}=${secret}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Lax',
    ...(shop.baseUrl.startsWith('https:') ? ['Secure'] : []),
    ...(secret ? [] : ['Expires=Thu, 01 Jan 1970 00:00:00 GMT']),
  ].join('; ')

export const authRoutes = routes({
  'POST /admin/auth': async (shop, { body, caller, setHeader }) => {
    const id = await signInUser(shop, body.email, body.password)
    const secret = await shop.transaction((tx) => startSession(tx, { user_id: id }, caller))
    setHeader('set-cookie', cookieFor(shop, secret))
    const user = await findOne<User>(shop.db, 'user', id, whole)
    if (!user) throw unauthorized()
    return { user }
  },
  'POST /admin/auth/token': async (shop, { body }) => ({
    access_token: await issueToken(shop, { user_id: await signInUser(shop, body.email, body.password) }),
  }),
  'GET /admin/auth': async (shop, { caller }) => {
    const user = await findOne<User>(shop.db, 'user', caller.user?.id ?? '', whole)
    if (!user) throw notFound('User', caller.user?.id ?? '')
    return { user }
  },
  'DELETE /admin/auth': async (shop, { caller, setHeader }) => {
    const ended = await shop.transaction((tx) => endSession(tx, caller, 'user'))
    if (ended) setHeader('set-cookie', cookieFor(shop, ''))
    return 'OK'
  },
})

/** Whether anyone has been made staff yet. */
export async function hasStaff(shop: Shop): Promise<boolean> {
  const rows = await shop.db.select({ id: shop.db.t.user.id }).from(shop.db.t.user).limit(1)
  return rows.length > 0
}
