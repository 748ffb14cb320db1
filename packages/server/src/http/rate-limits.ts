import type { CallName } from '@cartwright/contract'
import { ShopError } from '../errors'
import type { Shop } from '../shop'
import { type CountedLimit, countAgainst, limiterOf } from './limiters'
import type { Caller } from './request'

interface Attempt {
  ip: string
  caller: Caller
  params: Record<string, string>
  body: unknown
}

interface Limit extends CountedLimit {
  /** Under what an attempt is counted; undefined does not count it. */
  key: (attempt: Attempt) => string | undefined
  /** The refusals that count; absent counts every attempt. */
  counts?: (status: number, code?: string) => boolean
  /** Beyond the limit only failures are refused: whoever has the right password still gets in. */
  letsSuccessThrough?: boolean
  /** A success starts the count anew. */
  forgives?: boolean
}

const emailOf = ({ body }: Attempt) =>
  String((body as { email?: unknown } | undefined)?.email ?? '').toLowerCase()
/** To be asked for the second factor is no failure: the password was right. */
const refused = (status: number, code?: string) =>
  (status === 401 || status === 400) && code !== 'two_factor_required'
const unknown = (status: number) => status === 404

/** Failed sign-ins: 10 in 15 minutes per account and address, 100 per address. */
const signIn = (domain: string): Limit[] => [
  {
    name: `sign-in-${domain}`,
    points: 10,
    seconds: 900,
    key: (attempt) => `${emailOf(attempt)}|${attempt.ip}`,
    counts: refused,
    forgives: true,
  },
  {
    name: 'sign-in-address',
    points: 100,
    seconds: 900,
    key: ({ ip }) => ip,
    counts: refused,
    letsSuccessThrough: true,
  },
]
/**
 * Codes of two-factor, which only who has the password comes to guess: 30 wrong ones in 15 minutes, from wherever. A
 * right one is refused then as well, as it may be guessed.
 */
const secondFactor: Limit = {
  name: 'two-factor',
  points: 30,
  seconds: 900,
  key: (attempt) => ((attempt.body as { code?: unknown } | undefined)?.code ? emailOf(attempt) : undefined),
  counts: (_, code) => code === 'two_factor_invalid',
}
/** What staff prove before they change their own account is guessed no oftener than at the door: on the same counts. */
const ownAccount: Limit[] = [...signIn('admin'), secondFactor].map((limit) => ({
  ...limit,
  key: (attempt) =>
    limit.key({ ...attempt, body: { ...(attempt.body as object), email: attempt.caller.user?.email } }),
  counts: (_, code) => code === 'wrong_password' || code === 'two_factor_invalid',
}))
/** The secret of the set-up address: ten wrong ones in 15 minutes. */
const setup: Limit[] = [
  {
    name: 'setup',
    points: 10,
    seconds: 900,
    key: ({ ip }) => ip,
    counts: (_, code) => code === 'wrong_setup_secret',
  },
]
/** The current password, said to change an account, is guessed no oftener than at the door: on the same counts. */
const currentPassword = (field: string): Limit[] =>
  signIn('store').map((limit) => ({
    ...limit,
    key: (attempt) => {
      const { customer } = attempt.caller
      const said = ((attempt.body ?? {}) as Record<string, unknown>)[field]
      if (!customer || typeof said !== 'string') return undefined
      return limit.key({ ...attempt, body: customer })
    },
    counts: (status) => status === 401,
  }))
/** Mails with reset tokens: five an hour per account. */
const resetMail = (domain: string): Limit[] => [
  { name: `reset-mail-${domain}`, points: 5, seconds: 3600, key: emailOf },
]
/** Tokens from mails that do not fit. */
const mailToken: Limit[] = [
  {
    name: 'mail-token',
    points: 100,
    seconds: 900,
    key: ({ ip }) => ip,
    counts: refused,
    letsSuccessThrough: true,
  },
]
/** Codes and numbers that do not exist: 30 a minute. */
const lookUp: Limit[] = [{ name: 'look-up', points: 30, seconds: 60, key: ({ ip }) => ip, counts: unknown }]
const codesInCart: Limit[] = lookUp.map((limit) => ({
  ...limit,
  key: ({ ip, body }) => {
    const { discounts, gift_cards } = (body ?? {}) as { discounts?: unknown[]; gift_cards?: unknown[] }
    return discounts?.length || gift_cards?.length ? ip : undefined
  },
}))

/** Programs that ask for access: 30 in 15 minutes from one address; and codes that are none: 30 a minute. */
const device: Limit[] = [{ name: 'device', points: 30, seconds: 900, key: ({ ip }) => ip }]
const deviceCode: Limit[] = [
  { name: 'device-code', points: 30, seconds: 60, key: ({ caller }) => caller.user?.id, counts: unknown },
]

/** Mails that a stranger has sent to an address: 60 an hour from one place, and so many to one address. */
const askedMails = (name: string, toOne: number): Limit[] => [
  { name: `${name}-place`, points: 60, seconds: 3600, key: ({ ip }) => ip },
  { name: `${name}-mail`, points: toOne, seconds: 3600, key: emailOf },
]

/** Every call that takes a credential or answers whether something exists. */
const limits: { readonly [K in CallName]?: readonly Limit[] } = {
  'POST /store/auth': signIn('store'),
  'POST /store/auth/token': signIn('store'),
  'POST /admin/auth': [...signIn('admin'), secondFactor],
  'POST /admin/auth/token': [...signIn('admin'), secondFactor],
  'POST /admin/auth/password': ownAccount,
  'POST /admin/auth/email': ownAccount,
  'POST /admin/auth/two-factor': ownAccount,
  'POST /admin/auth/two-factor/recovery-codes': ownAccount,
  'DELETE /admin/auth/two-factor': ownAccount,
  'POST /admin/setup': setup,
  'POST /admin/auth/device': device,
  'POST /admin/auth/device/token': mailToken.map((limit) => ({
    ...limit,
    counts: (_, code) => code === 'expired_token',
  })),
  'GET /admin/auth/device/:user_code': deviceCode,
  'POST /admin/auth/device/:user_code': deviceCode,
  'GET /store/auth/:email': [{ name: 'account-exists', points: 60, seconds: 60, key: ({ ip }) => ip }],
  'POST /store/customers': [{ name: 'registration', points: 1000, seconds: 3600, key: ({ ip }) => ip }],
  'POST /store/customers/me': currentPassword('current_password'),
  'DELETE /store/customers/me': currentPassword('password'),
  'POST /store/customers/password-token': resetMail('store'),
  'POST /admin/users/password-token': resetMail('admin'),
  'POST /store/customers/password-reset': mailToken,
  'POST /admin/users/reset-password': mailToken,
  'POST /admin/invites/accept': mailToken,
  'POST /store/orders/customer/confirm': mailToken,
  'POST /store/orders/batch/customer/token': [
    { name: 'order-claim', points: 20, seconds: 3600, key: ({ caller }) => caller.customer?.id },
  ],
  'GET /store/gift-cards/:code': lookUp,
  'GET /store/gift-cards/:code/balance': lookUp,
  'GET /store/orders': lookUp,
  'POST /restock-notifications/variants/:variant_id': askedMails('restock', 20),
  'POST /store/restock-notifications/stop': mailToken,
  'POST /store/newsletter': askedMails('newsletter', 5),
  'POST /store/newsletter/confirm': mailToken,
  'POST /store/newsletter/unsubscribe': mailToken,
  'POST /store/carts/:id': codesInCart,
}

/** Calls whose answers hold a token: no copy of them may be kept for repetition. */
export const answersCredential = (name: CallName): boolean =>
  /\/(auth|setup)/.test(name) ||
  name === 'POST /admin/users/:id' ||
  name === 'POST /admin/api-tokens' ||
  name === 'POST /admin/webhooks' ||
  name === 'POST /admin/webhooks/:id/secret'

/** Calls whose answers hold what opens something by itself, lists of such things included. */
export const showsCredential = (name: CallName): boolean =>
  answersCredential(name) || /\/(api-tokens|invites|gift-cards|uploads)(\/|$)/.test(name)

const statusOf = (error: unknown) => (error instanceof ShopError ? error.status : 500)

/**
 * Runs a call within its limits. An attempt is counted before it runs, so that many at once cannot slip through,
 * and taken back when it turns out not to count.
 * @throws too_many_requests, with Retry-After
 */
export async function withinLimits<T>(
  shop: Shop,
  name: CallName,
  attempt: Attempt,
  headers: Headers,
  run: () => Promise<T>,
): Promise<T> {
  const mine = limits[name]
  if (!mine) return run()
  const entered: { limit: Limit; key: string; over?: number }[] = []
  for (const limit of mine) {
    const key = limit.key(attempt)
    if (!key) continue
    const over = await countAgainst(shop, limit, key)
    if (over !== undefined && !limit.letsSuccessThrough) throw tooMany(headers, over)
    entered.push({ limit, key, over })
  }
  try {
    const value = await run()
    for (const { limit, key } of entered) if (limit.counts) await takeBack(shop, limit, key)
    return value
  } catch (error) {
    const status = statusOf(error)
    const code = error instanceof ShopError ? error.code : undefined
    for (const { limit, key, over } of entered) {
      if (limit.counts && !limit.counts(status, code)) await giveBack(shop, limit, key)
      else if (over !== undefined) throw tooMany(headers, over)
    }
    throw error
  }
}

const counterOf = (shop: Shop, { name, points, seconds }: Limit) => limiterOf(shop, name, points, seconds)

const takeBack = async (shop: Shop, limit: Limit, key: string) => {
  if (!limit.forgives) return giveBack(shop, limit, key)
  await counterOf(shop, limit)
    .delete(key)
    .catch(() => {})
}

const giveBack = async (shop: Shop, limit: Limit, key: string) => {
  await counterOf(shop, limit)
    .reward(key)
    .catch(() => {})
}

function tooMany(headers: Headers, seconds: number): ShopError {
  headers.set('retry-after', String(seconds))
  return new ShopError('too_many_requests', `Too many attempts; try again in ${seconds} s`)
}
