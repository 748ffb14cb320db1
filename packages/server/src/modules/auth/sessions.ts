import { createHash, randomBytes } from 'node:crypto'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { Caller } from '../../http/ask'
import type { Db, Shop, Tx } from '../../shop'
import { newId, now } from '../../store/ids'
import { prepared } from '../../store/prepared'

/** Lifetimes in ms. Staff cookies end after ten idle hours, and after seven days in any case. */
const hour = 3_600_000
export const lifetimes = {
  idle: 10 * hour,
  cookie: 7 * 24 * hour,
  staffToken: 24 * hour,
  customerToken: 30 * 24 * hour,
}

export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url')

interface SessionRow {
  id: string
  user_id: string | null
  customer_id: string | null
  kind: 'cookie' | 'token'
  created_at: string
  last_seen_at: string
  expires_at: string
  user_email: string | null
  user_role: string | null
  roles_count: boolean | number
  customer_email: string | null
}

/**
 * Whether roles restrict anybody: only where there is an admin. v1 stored `member` for everybody and restricted
 * nothing; a shop that comes from there goes on as it was until somebody is made admin.
 */
const rolesCount = ({ user }: Db['t']) =>
  sql`case when ${user.id} is null then false else
    exists (select 1 from ${user} as admins where admins.role = 'admin' and admins.deleted_at is null) end`.as(
    'roles_count',
  )

const roleOf = (row: Pick<SessionRow, 'user_role' | 'roles_count'>) =>
  row.roles_count ? (row.user_role ?? 'member') : 'admin'

const sessionBy = (column: 'secret_hash' | 'id') =>
  prepared((db) => {
    const { session, user, customer } = db.t
    return db
      .select({
        id: session.id,
        user_id: session.user_id,
        customer_id: session.customer_id,
        kind: session.kind,
        created_at: session.created_at,
        last_seen_at: session.last_seen_at,
        expires_at: session.expires_at,
        user_email: sql`${user.email}`.as('user_email'),
        user_role: sql`${user.role}`.as('user_role'),
        roles_count: rolesCount(db.t),
        customer_email: sql`${customer.email}`.as('customer_email'),
      })
      .from(session)
      .leftJoin(user, sql`${user.id} = ${session.user_id} and ${user.deleted_at} is null`)
      .leftJoin(customer, sql`${customer.id} = ${session.customer_id} and ${customer.deleted_at} is null`)
      .where(eq(session[column], sql.placeholder('value')))
  })
const bySecret = sessionBy('secret_hash')
const byId = sessionBy('id')

const callerFrom = (row: SessionRow, via: Caller['via']): Caller => ({
  session_id: row.id,
  signed_in_at: row.created_at,
  via,
  ...(row.user_id && row.user_email !== null
    ? { user: { id: row.user_id, email: row.user_email, role: roleOf(row) } }
    : {}),
  ...(row.customer_id && row.customer_email !== null
    ? { customer: { id: row.customer_id, email: row.customer_email } }
    : {}),
})

/** Who signed in with this cookie: a user, a customer, or both in the same browser. */
export async function callerOfSession(shop: Shop, secret: string): Promise<Caller | undefined> {
  const [row] = await shop.db.rows<SessionRow>(bySecret(shop.db), { value: hashOf(secret) })
  if (row?.kind !== 'cookie') return undefined
  const at = Date.now()
  if (Date.parse(row.expires_at) < at || Date.parse(row.last_seen_at) + lifetimes.idle < at) return undefined
  // Written every few minutes only: a request that reads should not become one that writes.
  if (Date.parse(row.last_seen_at) + 300_000 < at)
    await shop.transaction((tx) =>
      tx.update(tx.t.session).set({ last_seen_at: now() }).where(eq(tx.t.session.id, row.id)),
    )
  return callerFrom(row, 'cookie')
}

/** Who holds this JWT. Its session must still be there: signing out ends the token too. */
export async function callerOfJwt(
  shop: Shop,
  token: string,
  domain: 'admin' | 'store',
): Promise<Caller | undefined> {
  if (token.split('.').length !== 3) return undefined
  let sid: unknown
  try {
    const { jwtVerify } = await import('jose')
    const { payload } = await jwtVerify(token, keyOf(shop), { algorithms: ['HS256'] })
    if (payload.domain !== domain) return undefined
    sid = payload.sid
  } catch {
    return undefined
  }
  const [row] = await shop.db.rows<SessionRow>(byId(shop.db), { value: sid })
  if (!row || Date.parse(row.expires_at) < Date.now()) return undefined
  const caller = callerFrom(row, 'bearer')
  return (domain === 'admin' ? caller.user : caller.customer) ? caller : undefined
}

const apiTokenBy = prepared((db) => {
  const { api_token, user, customer } = db.t
  return db
    .select({
      id: api_token.id,
      domain: api_token.domain,
      user_id: api_token.user_id,
      customer_id: api_token.customer_id,
      scopes: api_token.scopes,
      expires_at: api_token.expires_at,
      revoked_at: api_token.revoked_at,
      last_used_at: api_token.last_used_at,
      user_email: sql`${user.email}`.as('user_email'),
      user_role: sql`${user.role}`.as('user_role'),
      roles_count: rolesCount(db.t),
      customer_email: sql`${customer.email}`.as('customer_email'),
    })
    .from(api_token)
    .leftJoin(user, sql`${user.id} = ${api_token.user_id} and ${user.deleted_at} is null`)
    .leftJoin(customer, sql`${customer.id} = ${api_token.customer_id} and ${customer.deleted_at} is null`)
    .where(eq(api_token.token_hash, sql.placeholder('hash')))
})

interface ApiTokenRow
  extends Pick<
    SessionRow,
    'user_id' | 'customer_id' | 'user_email' | 'user_role' | 'roles_count' | 'customer_email'
  > {
  id: string
  domain: string
  scopes: string[] | null
  expires_at: string | null
  revoked_at: string | null
  last_used_at: string | null
}

/** Who holds this API token: it acts as the user or customer it was made for, within its scopes. */
export async function callerOfApiToken(
  shop: Shop,
  token: string,
  domain: 'admin' | 'store',
): Promise<Caller | undefined> {
  const [row] = await shop.db.rows<ApiTokenRow>(apiTokenBy(shop.db), { hash: hashOf(token) })
  if (!row || row.domain !== domain || row.revoked_at) return undefined
  if (row.expires_at && Date.parse(row.expires_at) < Date.now()) return undefined
  if (!row.last_used_at || Date.parse(row.last_used_at) + 3_600_000 < Date.now())
    await shop.transaction((tx) =>
      tx.update(tx.t.api_token).set({ last_used_at: now() }).where(eq(tx.t.api_token.id, row.id)),
    )
  const held = {
    via: 'api_token',
    token_id: row.id,
    scopes: row.scopes ?? undefined,
    token_expires_at: row.expires_at ?? undefined,
  } as const
  if (domain === 'admin')
    return row.user_id && row.user_email !== null
      ? { ...held, user: { id: row.user_id, email: row.user_email, role: roleOf(row) } }
      : undefined
  return row.customer_id && row.customer_email !== null
    ? { ...held, customer: { id: row.customer_id, email: row.customer_email } }
    : undefined
}

const keyOf = (shop: Shop) => new TextEncoder().encode(shop.secrets.jwt)

/** Starts a session under a new secret; the other identity of the same browser is carried over. */
export async function startSession(
  tx: Tx,
  who: { user_id?: string; customer_id?: string },
  previous: Caller = {},
): Promise<string> {
  const secret = randomBytes(32).toString('base64url')
  // The caller is known by one identity only, the session row by both.
  const [old] =
    previous.via === 'cookie' && previous.session_id
      ? await tx.delete(tx.t.session).where(eq(tx.t.session.id, previous.session_id)).returning()
      : []
  await tx.insert(tx.t.session).values({
    secret_hash: hashOf(secret),
    kind: 'cookie',
    user_id: who.user_id ?? old?.user_id ?? null,
    customer_id: who.customer_id ?? old?.customer_id ?? null,
    // A customer does not sign in anew because somebody of the staff does so in the same browser.
    created_at: who.customer_id || !old?.customer_id ? now() : old.created_at,
    last_seen_at: now(),
    expires_at: new Date(Date.now() + lifetimes.cookie).toISOString(),
  })
  return secret
}

/** A JWT of 24 hours for staff, of 30 days for customers, with a session of its own. */
export async function issueToken(
  shop: Shop,
  who: { user_id: string } | { customer_id: string },
): Promise<string> {
  const id = newId('sess')
  const isStaff = 'user_id' in who
  const expires = new Date(Date.now() + (isStaff ? lifetimes.staffToken : lifetimes.customerToken))
  await shop.transaction((tx) =>
    tx.insert(tx.t.session).values({
      id,
      secret_hash: hashOf(randomBytes(32).toString('base64url')),
      kind: 'token',
      ...who,
      last_seen_at: now(),
      expires_at: expires.toISOString(),
    }),
  )
  const { SignJWT } = await import('jose')
  return new SignJWT({ ...who, domain: isStaff ? 'admin' : 'store', sid: id })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuedAt()
    .setExpirationTime(expires)
    .sign(keyOf(shop))
}

/** Signs one identity out; the other of the same browser stays. Answers whether the session is gone altogether. */
export async function endSession(tx: Tx, caller: Caller, identity: 'user' | 'customer'): Promise<boolean> {
  const { session } = tx.t
  if (!caller.session_id) return false
  const [row] = await tx.select().from(session).where(eq(session.id, caller.session_id))
  const other = identity === 'user' ? row?.customer_id : row?.user_id
  if (!other) {
    await tx.delete(session).where(eq(session.id, caller.session_id))
    return true
  }
  await tx
    .update(session)
    .set(identity === 'user' ? { user_id: null } : { customer_id: null })
    .where(eq(session.id, caller.session_id))
  return false
}

/** Ends every session of somebody: after a new password, or when the account is removed. One may be kept. */
export async function endAllSessions(
  tx: Tx,
  who: { user_id: string } | { customer_id: string },
  keep?: string,
): Promise<void> {
  const { session } = tx.t
  const theirs =
    'user_id' in who ? eq(session.user_id, who.user_id) : eq(session.customer_id, who.customer_id)
  await tx.delete(session).where(and(theirs, keep ? ne(session.id, keep) : undefined))
}
