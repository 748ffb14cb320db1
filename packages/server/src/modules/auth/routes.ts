import type { Customer, User } from '@cartwright/contract'
import { notFound, unauthorized } from '../../errors'
import { routes } from '../../http/request'
import { findOne } from '../../store/reading/graph'
import { shapeOf } from '../../store/reading/shape'
import { sessionCookieFor } from './cookie'
import { findAccount } from './find-account'
import { endSession, issueToken, startSession } from './sessions'
import { signInCustomer } from './sign-in-customer'
import { signInUser } from './sign-in-user'

const whole = shapeOf([])

export const authRoutes = routes({
  'POST /admin/auth': async (shop, { body, caller, ip, userAgent, isOverTls, setHeader }) => {
    const id = await signInUser(shop, body)
    const secret = await shop.transaction((tx) =>
      startSession(tx, { user_id: id }, caller, { ip, userAgent }),
    )
    setHeader('set-cookie', sessionCookieFor(isOverTls, secret))
    const user = await findOne<User>(shop.db, 'user', id, whole)
    if (!user) throw unauthorized()
    return { user }
  },
  'POST /admin/auth/token': async (shop, { body, ip, userAgent }) => ({
    access_token: await issueToken(shop, { user_id: await signInUser(shop, body) }, { ip, userAgent }),
  }),
  'GET /admin/auth': async (shop, { caller }) => {
    const user = await findOne<User>(shop.db, 'user', caller.user?.id ?? '', whole)
    if (!user) throw notFound('User', caller.user?.id ?? '')
    return { user }
  },
  'DELETE /admin/auth': async (shop, { caller, isOverTls, setHeader }) => {
    const ended = await shop.transaction((tx) => endSession(tx, caller, 'user'))
    if (ended) setHeader('set-cookie', sessionCookieFor(isOverTls, ''))
    return 'OK'
  },
  'POST /store/auth': async (shop, { body, caller, shape, isOverTls, setHeader }) => {
    const id = await signInCustomer(shop, body.email, body.password)
    const secret = await shop.transaction((tx) => startSession(tx, { customer_id: id }, caller))
    setHeader('set-cookie', sessionCookieFor(isOverTls, secret))
    const customer = await findOne<Customer>(shop.db, 'customer', id, shape)
    if (!customer) throw unauthorized()
    return { customer }
  },
  'POST /store/auth/token': async (shop, { body }) => ({
    access_token: await issueToken(shop, {
      customer_id: await signInCustomer(shop, body.email, body.password),
    }),
  }),
  'GET /store/auth': async (shop, { caller, shape }) => {
    const customer = await findOne<Customer>(shop.db, 'customer', caller.customer?.id ?? '', shape)
    if (!customer) throw unauthorized()
    return { customer }
  },
  'DELETE /store/auth': async (shop, { caller, isOverTls, setHeader }) => {
    const ended = await shop.transaction((tx) => endSession(tx, caller, 'customer'))
    if (ended) setHeader('set-cookie', sessionCookieFor(isOverTls, ''))
    return 'OK'
  },
  'GET /store/auth/:email': async (shop, { params }) => ({
    exists: Boolean(await findAccount(shop.db, params.email)),
  }),
})
