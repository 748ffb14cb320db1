import type { Caller } from '../../http/request'
import type { Shop } from '../../shop'
import { now } from '../../store/schema/ids'
import { powersOf, type RoleFacts } from './powers'
import { apiTokenBy, sessionBy } from './queries'
import { hashOf, lifetimes, noteSeen, verifiedJwt } from './sessions'

interface StaffFacts extends RoleFacts {
  user_id: string | null
  user_email: string | null
  roles_count: boolean | number
}

interface SessionRow extends StaffFacts {
  id: string
  customer_id: string | null
  kind: 'cookie' | 'token'
  created_at: string
  last_seen_at: string
  expires_at: string
  customer_email: string | null
}

/** An assigned role always counts; v1's words do once there is an admin. */
function staffOf(row: StaffFacts): Caller['user'] {
  if (!row.user_id || row.user_email === null) return undefined
  const powers = powersOf(row)
  const role = powers.role_id || row.roles_count ? powers.role : 'admin'
  return { id: row.user_id, email: row.user_email, ...powers, role }
}
const bySecret = sessionBy('secret_hash')
const byId = sessionBy('id')

const callerFrom = (row: SessionRow, via: Caller['via']): Caller => ({
  session_id: row.id,
  signed_in_at: row.created_at,
  via,
  ...(row.user_id && row.user_email !== null ? { user: staffOf(row) } : {}),
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
  await seen(shop, row)
  return callerFrom(row, 'cookie')
}

/** Written every few minutes only: a request that reads should not become one that writes. */
async function seen(shop: Shop, row: SessionRow): Promise<void> {
  if (Date.parse(row.last_seen_at) + 300_000 >= Date.now()) return
  await shop.transaction(async (tx) => {
    const at = now()
    await tx.updateRows(tx.t.session, { id: row.id }, { last_seen_at: at })
    if (row.user_id) await noteSeen(tx, row.user_id, at)
  })
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
    const payload = await verifiedJwt(shop, token)
    if (payload.domain !== domain) return undefined
    sid = payload.sid
  } catch {
    return undefined
  }
  const [row] = await shop.db.rows<SessionRow>(byId(shop.db), { value: sid })
  if (!row || Date.parse(row.expires_at) < Date.now()) return undefined
  await seen(shop, row)
  const caller = callerFrom(row, 'bearer')
  return (domain === 'admin' ? caller.user : caller.customer) ? caller : undefined
}

interface ApiTokenRow extends StaffFacts {
  id: string
  domain: string
  customer_id: string | null
  customer_email: string | null
  scopes: string[] | null
  expires_at: string | null
  revoked_at: string | null
  last_used_at: string | null
}

/**
 * Who holds this API token: it acts as the user or customer it was made for, within its scopes. Of one that is over its
 * holder, who knows the whole of it, is told since when: they are nobody.
 */
export async function callerOfApiToken(
  shop: Shop,
  token: string,
  domain: 'admin' | 'store',
): Promise<Caller | undefined> {
  const [row] = await shop.db.rows<ApiTokenRow>(apiTokenBy(shop.db), { hash: hashOf(token) })
  if (!row || row.domain !== domain) return undefined
  if (row.revoked_at) return { ended: { how: 'revoked', at: row.revoked_at } }
  if (row.expires_at && Date.parse(row.expires_at) < Date.now())
    return { ended: { how: 'expired', at: row.expires_at } }
  if (!row.last_used_at || Date.parse(row.last_used_at) + 3_600_000 < Date.now())
    await shop.transaction((tx) => tx.updateRows(tx.t.api_token, { id: row.id }, { last_used_at: now() }))
  const held = {
    via: 'api_token',
    token_id: row.id,
    scopes: row.scopes ?? undefined,
    token_expires_at: row.expires_at ?? undefined,
  } as const
  if (domain === 'admin') {
    const user = staffOf(row)
    return user && { ...held, user }
  }
  return row.customer_id && row.customer_email !== null
    ? { ...held, customer: { id: row.customer_id, email: row.customer_email } }
    : undefined
}
