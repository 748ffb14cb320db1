import { conflict, unauthorized } from '../../errors'
import { type Caller, routes } from '../../http/request'
import type { Shop } from '../../shop'
import { accountOf, assertPasswordOf, assertProof, changeOwnPassword } from './account'
import { changeOwnEmail } from './own-email'
import { endOtherSessions, endOwnSession, ownSessions } from './own-sessions'
import { renewRecoveryCodes } from './recovery-codes'
import { beginTwoFactor, confirmTwoFactor, turnOffTwoFactor, twoFactorOf } from './two-factor'

function ownOf({ user }: Caller) {
  if (!user) throw unauthorized()
  return user
}

/** What apps list the account under. */
async function shopName(shop: Shop): Promise<string> {
  const [store] = await shop.db.select({ name: shop.db.t.store.name }).from(shop.db.t.store).limit(1)
  return store?.name ?? 'Cartwright'
}

async function newRecoveryCodes(shop: Shop, id: string): Promise<string[]> {
  if (!(await twoFactorOf(shop.db, id)).is_on)
    throw conflict('two_factor_off', 'Two-factor is off: turn it on, and it comes with recovery codes')
  return shop.transaction((tx) => renewRecoveryCodes(tx, id))
}

export const accountRoutes = routes({
  'GET /admin/auth/account': async (shop, { caller }) => ({ account: await accountOf(shop, caller) }),
  'POST /admin/auth/password': async (shop, { body, caller }) => {
    await changeOwnPassword(shop, caller, body)
    return { account: await accountOf(shop, caller) }
  },
  'POST /admin/auth/email': async (shop, { body, caller }) => {
    await changeOwnEmail(shop, caller, body)
    return { account: await accountOf(shop, caller) }
  },
  'GET /admin/auth/sessions': async (shop, { caller }) => ({ sessions: await ownSessions(shop, caller) }),
  'DELETE /admin/auth/sessions': async (shop, { caller }) => ({
    ended: await endOtherSessions(shop, caller),
  }),
  'DELETE /admin/auth/sessions/:id': async (shop, { params, caller }) => {
    await endOwnSession(shop, caller, params.id)
    return { id: params.id, object: 'session', deleted: true }
  },
  'POST /admin/auth/two-factor': async (shop, { body, caller }) => {
    const user = ownOf(caller)
    await assertPasswordOf(shop, user.id, body.password)
    return beginTwoFactor(shop, user, await shopName(shop))
  },
  'POST /admin/auth/two-factor/confirm': async (shop, { body, caller }) => {
    const { id } = ownOf(caller)
    const recovery_codes = await confirmTwoFactor(shop, id, body.code)
    return { two_factor: await twoFactorOf(shop.db, id), recovery_codes }
  },
  'POST /admin/auth/two-factor/recovery-codes': async (shop, { body, caller }) => {
    const { id } = ownOf(caller)
    await assertProof(shop, id, body)
    const recovery_codes = await newRecoveryCodes(shop, id)
    return { two_factor: await twoFactorOf(shop.db, id), recovery_codes }
  },
  'DELETE /admin/auth/two-factor': async (shop, { body, caller }) => {
    const { id } = ownOf(caller)
    await assertProof(shop, id, body)
    await shop.transaction((tx) => turnOffTwoFactor(tx, id))
    return { two_factor: await twoFactorOf(shop.db, id) }
  },
})
