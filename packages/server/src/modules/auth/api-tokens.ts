import { randomBytes } from 'node:crypto'
import { isScope, scopes } from '@cartwright/contract'
import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import { invalidData, notFound } from '../../errors'
import type { Shop, Tx } from '../../shop'
import { now } from '../../store/ids'
import { recordAudit } from '../audit/record-audit'
import { findAccount } from './find-account'
import { hashOf } from './sessions'

export interface NewApiToken {
  domain: 'admin' | 'store'
  /** Whom it acts for: a member of staff, in the store a registered customer. Default: the first admin. */
  email?: string
  /** What it is for, in the words of whoever made it. */
  name: string
  /** `orders:read`, `products:write`, `*`; without scopes it may do what its owner may. */
  scopes?: readonly string[]
  /** ISO time; without one it lasts until it is revoked. */
  expires_at?: string
}

/**
 * Makes a token of 256 bits. It is shown this once: only its hash is stored.
 * @throws invalid_data for a scope that does not exist or when nobody has this e-mail
 */
export async function createApiToken(
  shop: Shop,
  input: NewApiToken,
): Promise<{ id: string; token: string; email: string }> {
  const wrong = input.scopes?.find((scope) => !isScope(scope))
  if (wrong !== undefined) throw invalidData(`scopes: ${wrong} is not one of ${scopes.join(', ')}`)
  const token = `ct_${randomBytes(32).toString('base64url')}`
  const made = await shop.transaction(async (tx) => {
    const owner = await ownerOf(tx, input)
    const id = await insert(tx, token, { ...input, ...owner })
    return { id, token, email: owner.email }
  })
  const { domain, name } = input
  await logged(shop, 'create API token', made.id, {
    domain,
    name,
    email: made.email,
    scopes: input.scopes ?? null,
  })
  return made
}

/** Tokens are made and revoked on the command line, outside the calls whose entries are written for them. */
const logged = (shop: Shop, action: string, id: string, after: Record<string, unknown> | null) =>
  recordAudit(shop, {
    actor_type: 'command_line',
    actor_id: null,
    address: null,
    action,
    entity: 'api_token',
    entity_id: id,
    request_id: null,
    before: null,
    after,
  })

async function ownerOf(tx: Tx, { domain, email }: NewApiToken) {
  const { user } = tx.t
  if (domain === 'store') {
    if (!email) throw invalidData('email: a store token acts for a customer; say for whom')
    const account = await findAccount(tx, email)
    if (!account) throw invalidData(`email: ${email} has no account`)
    return { customer_id: account.id, email: account.email }
  }
  const [row] = await tx
    .select({ id: user.id, email: user.email })
    .from(user)
    .where(and(isNull(user.deleted_at), email ? eq(user.email, email.toLowerCase()) : undefined))
    .orderBy(desc(eq(user.role, 'admin')), asc(user.created_at), asc(user.id))
    .limit(1)
  if (!row)
    throw invalidData(email ? `email: ${email} is not staff` : 'There is no staff yet: make a user first')
  return { user_id: row.id, email: row.email }
}

/** Quiet when it is revoked already. @throws not_found */
export async function revokeApiToken(shop: Shop, id: string): Promise<void> {
  await shop.transaction(async (tx) => {
    const { api_token } = tx.t
    const [known] = await tx.select({ id: api_token.id }).from(api_token).where(eq(api_token.id, id))
    if (!known) throw notFound('API token', id)
    await tx
      .update(api_token)
      .set({ revoked_at: now() })
      .where(and(eq(api_token.id, id), isNull(api_token.revoked_at)))
  })
  await logged(shop, 'revoke API token', id, null)
}

/** The name of the one token that clients set through the user itself, as v1 had it. */
const ownName = 'api_token'

/** @throws invalid_data for a token short enough to be guessed */
export async function replaceOwnToken(tx: Tx, userId: string, token: string | null): Promise<void> {
  if (token !== null && token.length < 16)
    throw invalidData('api_token must have at least 16 characters: whoever guesses it is this user')
  const { api_token } = tx.t
  await tx
    .update(api_token)
    .set({ revoked_at: now() })
    .where(and(eq(api_token.user_id, userId), eq(api_token.name, ownName), isNull(api_token.revoked_at)))
  if (token === null) return
  const [again] = await tx
    .update(api_token)
    .set({ revoked_at: null })
    .where(and(eq(api_token.token_hash, hashOf(token)), eq(api_token.user_id, userId)))
    .returning({ id: api_token.id })
  if (!again) await insert(tx, token, { user_id: userId, name: ownName })
}

interface Owned extends Omit<NewApiToken, 'domain' | 'email'> {
  user_id?: string
  customer_id?: string
}

async function insert(tx: Tx, token: string, input: Owned): Promise<string> {
  const [row] = await tx
    .insert(tx.t.api_token)
    .values({
      token_hash: hashOf(token),
      hint: token.slice(-4),
      name: input.name,
      domain: input.customer_id ? 'store' : 'admin',
      user_id: input.user_id ?? null,
      customer_id: input.customer_id ?? null,
      scopes: input.scopes ? [...input.scopes] : null,
      expires_at: input.expires_at ?? null,
    })
    .returning({ id: tx.t.api_token.id })
  return (row as { id: string }).id
}
