import { hashOf } from '../../modules/auth/sessions'
import type { Shop } from '../../shop'
import { now } from '../../store/schema/ids'
import { type StandingLink, standingLink } from './links'
import { identityTables } from './tables'

/** A customer for whom an agent acts, and what it may do for them. */
export interface LinkedCustomer {
  id: string
  email: string
  client_id: string
  scopes: ReadonlySet<string>
}

/** The secret of `Authorization: Bearer …`; undefined where there is none, empty where it cannot be one. */
export function bearerOf(header: string | null): string | undefined {
  if (header === null || !/^bearer\b/i.test(header)) return undefined
  return /^bearer +([\w.~+/-]{1,500}=*)$/i.exec(header)?.[1] ?? ''
}

/**
 * For whom the holder of an access token acts: looked up at each call, so that what is disconnected, revoked or over ends at once.
 * @param agent the address of the profile of whoever shows it: it counts for the agent that it was given to alone
 */
export async function customerOfToken(
  shop: Shop,
  secret: string,
  agent: string,
): Promise<LinkedCustomer | undefined> {
  const row = await shop.db.rowWhere(identityTables(shop.db).token, { hash: hashOf(secret), kind: 'access' })
  if (!row || row.expires_at <= now()) return undefined
  const link = await standingLink(shop.db, row.link_id)
  if (link?.agent !== agent) return undefined
  await noteUse(shop, link)
  return { ...link.customer, client_id: link.client_id, scopes: new Set(row.scopes) }
}

/** Written once an hour at most: a call that reads should not become one that writes. */
async function noteUse(shop: Shop, { id, last_used_at }: StandingLink): Promise<void> {
  if (last_used_at !== null && Date.parse(last_used_at) + 3_600_000 > Date.now()) return
  await shop.transaction((tx) => tx.updateRows(identityTables(tx).link, { id }, { last_used_at: now() }))
}
