import { randomBytes } from 'node:crypto'
import { unauthorized } from '../../errors'
import { emit } from '../../events/emit'
import { hashOf } from '../../modules/auth/sessions'
import { fingerprint } from '../../modules/customer/reset-password'
import { asc, eq } from '../../plugins/queries'
import type { Db, Shop, Tx } from '../../shop'
import { lifetimes } from './authorization-server'
import type { LinkRequest } from './link-request'
import type { IdentityClient } from './options'
import { identityTables } from './tables'

/** A word that nobody can guess: 256 bits. */
export const newSecret = () => randomBytes(32).toString('base64url')

export const from = (lifetime: number) => new Date(Date.now() + lifetime).toISOString()

/**
 * Connects the agent of a client with an account, or lets it do more than it may already, of which the customer is told by mail.
 * @returns the code for which the client is given its tokens
 */
export async function allowLink(
  shop: Shop,
  customerId: string,
  { id: client_id, name, profile }: IdentityClient,
  { scopes: wanted, redirect_uri, challenge }: LinkRequest,
  locale?: string,
): Promise<string> {
  const code = newSecret()
  await shop.transaction(async (tx) => {
    const { link: t, code: codes } = identityTables(tx)
    const account = await accountOf(tx, customerId)
    if (!account) throw unauthorized()
    const { password_mark } = account
    await tx.offerRows(t, [
      { client_id, agent: new URL(profile).href, customer_id: customerId, scopes: [], password_mark },
    ])
    const [link] = await tx.lockRows(t, { client_id, customer_id: customerId })
    if (!link) throw new Error('a link that was just made is gone')
    // What was allowed with another password counts no more.
    const isOld = link.password_mark !== password_mark
    if (isOld) await takeGrants(tx, [link.id])
    const before = isOld ? [] : link.scopes
    const scopes = [...new Set([...before, ...wanted])]
    await tx.updateRows(t, { id: link.id }, { scopes, password_mark, agent: new URL(profile).href })
    // Whoever is signed in at a computer that is not theirs could connect what acts for them long after.
    if (scopes.length > before.length) {
      const { email, first_name } = account
      await emit(tx, 'customer.agent_connected', { id: customerId, email, first_name, agent: name, locale })
    }
    await tx.insertRows(codes, [
      {
        hash: hashOf(code),
        link_id: link.id,
        client_id,
        redirect_uri,
        challenge,
        scopes,
        expires_at: from(lifetimes.code),
      },
    ])
  })
  return code
}

/** What is known of a link and of the account it is with. */
export interface StandingLink {
  id: string
  client_id: string
  agent: string
  customer: { id: string; email: string }
  last_used_at: string | null
}

interface Account {
  id: string
  email: string
  first_name: string | null
  /** Of its password: another one is another mark. */
  password_mark: string
}

async function accountOf(db: Db, id: string): Promise<Account | undefined> {
  const is = { id, has_account: true, deleted_at: null }
  const row = await db.rowWhere(db.t.customer, is, { columns: ['email', 'first_name', 'password_hash'] })
  return (
    row && { id, email: row.email, first_name: row.first_name, password_mark: fingerprint(row.password_hash) }
  )
}

/** The link of this id, where it still counts: its account is there, with the password with which it was made. */
export async function standingLink(db: Db, linkId: string): Promise<StandingLink | undefined> {
  const link = await db.rowWhere(identityTables(db).link, { id: linkId })
  const account = link && (await accountOf(db, link.customer_id))
  if (!link || link.password_mark !== account?.password_mark) return undefined
  const { client_id, agent, last_used_at } = link
  return { id: linkId, client_id, agent, last_used_at, customer: { id: account.id, email: account.email } }
}

/** What a customer has connected, the oldest first; links that count no more are left out. */
export async function linksOf(db: Db, customer_id: string) {
  const { link: t } = identityTables(db)
  const account = await accountOf(db, customer_id)
  const rows = await db
    .select()
    .from(t)
    .where(eq(t.customer_id, customer_id))
    .orderBy(asc(t.created_at), asc(t.id))
    .limit(100)
  return rows.filter(({ password_mark }) => password_mark === account?.password_mark)
}

/** Whether an agent is connected with an account. */
export const isLinked = async (db: Db, agent: string, customerId: string): Promise<boolean> =>
  (await linksOf(db, customerId)).some((link) => link.agent === agent)

/** Ends a link of a customer, and at once all that was given because of it; whether there was one. */
export const endLink = (shop: Shop, customer_id: string, id: string): Promise<boolean> =>
  shop.transaction(async (tx) => (await takeLinks(tx, { customer_id, id })) > 0)

/** Ends a link of which nothing is left, as the client has given it all back: it is disconnected on the side of the agent. */
export async function endLinkWithoutTokens(tx: Tx, id: string): Promise<void> {
  const { link, token } = identityTables(tx)
  if (await tx.rowWhere(token, { link_id: id }, { columns: ['hash'] })) return
  await takeGrants(tx, [id])
  await tx.deleteRows(link, { id })
}

/** Ends what an account that is gone was connected with. */
export const endLinksOf = (shop: Shop, customer_id: string): Promise<unknown> =>
  shop.transaction((tx) => takeLinks(tx, { customer_id }))

async function takeLinks(tx: Tx, which: { customer_id: string; id?: string }): Promise<number> {
  const { link } = identityTables(tx)
  const rows = await tx.rowsWhere(link, which, { columns: ['id'] })
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return 0
  await takeGrants(tx, ids)
  return tx.deleteRows(link, { id: ids })
}

async function takeGrants(tx: Tx, link_id: string[]): Promise<void> {
  const { code, token } = identityTables(tx)
  await tx.deleteRows(code, { link_id })
  await tx.deleteRows(token, { link_id })
}
