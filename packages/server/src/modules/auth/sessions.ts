import { createHash, randomBytes, webcrypto } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Caller } from '../../http/request'
import { firstGood, signersOf } from '../../secrets'
import type { Shop, Tx } from '../../shop'
import { newId, now } from '../../store/schema/ids'
import { takeSession } from './queries'

/** Lifetimes in ms. Staff cookies end after ten idle hours, and after seven days in any case. */
const hour = 3_600_000
export const lifetimes = {
  idle: 10 * hour,
  cookie: 7 * 24 * hour,
  staffToken: 24 * hour,
  customerToken: 30 * 24 * hour,
}

export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url')

const bytesOf = (secret: string) => new TextEncoder().encode(secret)
export const jwtKeyOf = (shop: Shop) => bytesOf(shop.secrets.jwt)

/** What a genuine token of this shop says, by whichever of its secrets it was signed. @throws for any other, and for one that is over */
export async function verifiedJwt(shop: Shop, token: string): Promise<Record<string, unknown>> {
  const { jwtVerify } = await import('jose')
  return firstGood(signersOf(shop.secrets, 'jwt'), async (secret) => {
    const { payload } = await jwtVerify(token, await verifyingKey(secret), { algorithms: ['HS256'] })
    return payload
  })
}

/** Every request with a token is verified by one of a few secrets, and making a key of one takes as long as verifying. */
const keys = new LRUCache<string, Promise<CryptoKey>>({ max: 16 })

function verifyingKey(secret: string): Promise<CryptoKey> {
  let key = keys.get(secret)
  if (!key) {
    key = webcrypto.subtle.importKey('raw', bytesOf(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
      'verify',
    ])
    keys.set(secret, key)
  }
  return key
}

/** From where somebody signs in. */
export interface Client {
  ip?: string
  userAgent?: string
}
const clientOf = ({ ip, userAgent }: Client) => ({ address: ip || null, user_agent: userAgent || null })

/** Notes that a member of staff was here. */
export async function noteSeen(tx: Tx, user_id: string, seen_at: string): Promise<void> {
  const { staff_seen } = tx.t
  await tx
    .insert(staff_seen)
    .values({ user_id, seen_at })
    .onConflictDoUpdate({ target: staff_seen.user_id, set: { seen_at } })
}

/** Starts a session under a new secret; the other identity of the same browser is carried over. */
export async function startSession(
  tx: Tx,
  who: { user_id?: string; customer_id?: string },
  previous: Caller = {},
  client: Client = {},
): Promise<string> {
  const secret = randomBytes(32).toString('base64url')
  // The caller is known by one identity only, the session row by both.
  const [old] =
    previous.via === 'cookie' && previous.session_id ? await takeSession(tx, previous.session_id) : []
  await tx.insert(tx.t.session).values({
    secret_hash: hashOf(secret),
    kind: 'cookie',
    user_id: who.user_id ?? old?.user_id ?? null,
    customer_id: who.customer_id ?? old?.customer_id ?? null,
    // A customer does not sign in anew because somebody of the staff does so in the same browser.
    created_at: who.customer_id || !old?.customer_id ? now() : old.created_at,
    last_seen_at: now(),
    expires_at: new Date(Date.now() + lifetimes.cookie).toISOString(),
    ...clientOf(client),
  })
  if (who.user_id) await noteSeen(tx, who.user_id, now())
  return secret
}

/** A JWT of 24 hours for staff, of 30 days for customers, with a session of its own. */
export async function issueToken(
  shop: Shop,
  who: { user_id: string } | { customer_id: string },
  client: Client = {},
): Promise<string> {
  const id = newId('sess')
  const isStaff = 'user_id' in who
  const expires = new Date(Date.now() + (isStaff ? lifetimes.staffToken : lifetimes.customerToken))
  await shop.transaction(async (tx) => {
    await tx.insert(tx.t.session).values({
      id,
      secret_hash: hashOf(randomBytes(32).toString('base64url')),
      kind: 'token',
      ...who,
      last_seen_at: now(),
      expires_at: expires.toISOString(),
      ...clientOf(client),
    })
    if (isStaff) await noteSeen(tx, who.user_id, now())
  })
  const { SignJWT } = await import('jose')
  return new SignJWT({ ...who, domain: isStaff ? 'admin' : 'store', sid: id })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuedAt()
    .setExpirationTime(expires)
    .sign(jwtKeyOf(shop))
}

/** Signs one identity out; the other of the same browser stays. Answers whether the session is gone altogether. */
export async function endSession(tx: Tx, caller: Caller, identity: 'user' | 'customer'): Promise<boolean> {
  const { session } = tx.t
  if (!caller.session_id) return false
  const row = await tx.rowWhere(session, { id: caller.session_id })
  const other = identity === 'user' ? row?.customer_id : row?.user_id
  if (!other) {
    await tx.deleteRows(session, { id: caller.session_id })
    return true
  }
  await tx.updateRows(
    session,
    { id: caller.session_id },
    identity === 'user' ? { user_id: null } : { customer_id: null },
  )
  return false
}
