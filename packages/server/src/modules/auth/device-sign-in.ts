import { randomBytes, randomInt } from 'node:crypto'
import type { DeviceSignIn } from '@cartwright/contract'
import { notAllowed, notFound, ShopError } from '../../errors'
import type { Caller } from '../../http/request'
import type { Db, Shop } from '../../shop'
import { actingAs } from '../audit/audit-context'
import { readMailToken, useMailToken } from './mail-tokens'
import { waitingSignIns } from './queries'
import { type Client, hashOf, issueToken } from './sessions'

/** How long a code may be confirmed, in seconds, and how often a program may ask whether it was. */
const lifetime = 600
const interval = 3

/** Letters that are not taken for one another, and make no words. */
const alphabet = 'BCDFGHJKLMNPQRSTVWXZ'

/** What is kept of a program that wants in, under the hash of its secret. */
interface Wish {
  client_name: string
  address: string | null
  /** Who confirmed it, as whom it will act. */
  user_id?: string
  is_denied?: boolean
}

const newUserCode = () => {
  const letters = Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join('')
  return `${letters.slice(0, 4)}-${letters.slice(4)}`
}

/**
 * Lets a program ask for access: it shows the short code, which a member of staff confirms in the back office, and keeps the
 * long one, by which it collects its token.
 */
export async function beginDeviceSignIn(shop: Shop, client_name: string, { ip }: Client) {
  const device_code = randomBytes(32).toString('base64url')
  const user_code = newUserCode()
  const wish: Wish = { client_name, address: ip || null }
  await shop.transaction((tx) =>
    tx.insert(tx.t.mail_token).values({
      token_hash: hashOf(device_code),
      purpose: 'device',
      subject_id: user_code,
      data: { ...wish },
      expires_at: new Date(Date.now() + lifetime * 1000).toISOString(),
    }),
  )
  const verification_url = `${shop.baseUrl}/app/a/device`
  return { device_code, user_code, verification_url, expires_in: lifetime, interval }
}

/**
 * The access token of a confirmed sign-in, once.
 * @throws not_allowed with the code `authorization_pending`, `access_denied` or `expired_token`
 */
export async function collectDeviceToken(shop: Shop, device_code: string, client: Client): Promise<string> {
  const over = () => notAllowed('device_code: it is wrong, used or over; begin anew', 'expired_token')
  const wish = wishIn(await readMailToken(shop.db, 'device', device_code))
  if (!wish) throw over()
  if (wish.is_denied) throw notAllowed('Somebody refused this code', 'access_denied')
  const { user_id } = wish
  if (!user_id) throw notAllowed('Nobody confirmed the code yet', 'authorization_pending')
  const isStaff = await shop.transaction(async (tx) => {
    if (!(await useMailToken(tx, 'device', device_code))) throw over()
    const { user } = tx.t
    const row = await tx.rowWhere(user, { id: user_id, deleted_at: null }, { columns: ['id'] })
    return row !== undefined
  })
  if (!isStaff) throw over()
  actingAs(user_id)
  return issueToken(shop, { user_id }, client)
}

/** What a code stands for, before somebody confirms it. @throws not_found for one that is wrong, answered or over */
export async function readDeviceSignIn(db: Db, code: string): Promise<DeviceSignIn> {
  return (await waitingSignIn(db, code)).shown
}

/**
 * Confirms or refuses a program. It will act as whoever confirms it, so they must have signed in themselves: a token never
 * makes another that may more.
 * @throws not_found, forbidden
 */
export async function answerDeviceSignIn(
  shop: Shop,
  code: string,
  isApproved: boolean,
  caller: Caller,
): Promise<DeviceSignIn> {
  const { user, session_id } = caller
  if (!user || !session_id) throw new ShopError('forbidden', 'Sign in to the back office to confirm a code')
  return shop.transaction(async (tx) => {
    const { id, wish, shown } = await waitingSignIn(tx, code)
    const data: Wish = { ...wish, ...(isApproved ? { user_id: user.id } : { is_denied: true }) }
    await tx.updateRows(tx.t.mail_token, { id }, { data: { ...data } })
    return { ...shown, status: isApproved ? 'approved' : 'denied' }
  })
}

async function waitingSignIn(db: Db, code: string): Promise<{ id: string; wish: Wish; shown: DeviceSignIn }> {
  const user_code = spelledOut(code)
  const [row, second] = await waitingSignIns(db, user_code)
  const wish = wishIn(row)
  // Two programs with one code, however unlikely, are neither's to confirm.
  if (!row || !wish || second || wish.user_id || wish.is_denied) throw notFound('Code', user_code)
  const { created_at, expires_at } = row
  const { client_name, address } = wish
  return {
    id: row.id,
    wish,
    shown: { user_code, client_name, address, status: 'pending', created_at, expires_at },
  }
}

/** However somebody types it: `bcdf ghjk` is `BCDF-GHJK`. */
const spelledOut = (code: string) => {
  const letters = code.toUpperCase().replace(/[^A-Z]/g, '')
  return letters.length === 8 ? `${letters.slice(0, 4)}-${letters.slice(4)}` : code
}

function wishIn(row: { data: Record<string, unknown> | null } | undefined): Wish | undefined {
  const { client_name, address, user_id, is_denied } = row?.data ?? {}
  if (typeof client_name !== 'string') return undefined
  return {
    client_name,
    address: typeof address === 'string' ? address : null,
    ...(typeof user_id === 'string' ? { user_id } : {}),
    ...(is_denied === true ? { is_denied } : {}),
  }
}
