import { randomBytes } from 'node:crypto'
import { type ApiToken, isScope, type Scope, scopeBeyond, scopes } from '@cartwright/contract'
import { invalidData, notFound, ShopError, unauthorized } from '../../errors'
import type { Caller } from '../../http/request'
import type { Shop, Tx } from '../../shop'
import { list } from '../../store/reading/list'
import { shapeOf } from '../../store/reading/shape'
import { now } from '../../store/schema/ids'
import { findAccount } from './find-account'
import { powersOf } from './powers'
import { staffWithPowers } from './queries'
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

export interface MadeToken {
  id: string
  /** Shown this once: only its hash is stored. */
  token: string
  email: string
}

/**
 * Makes a token of 256 bits for whoever the shop's keeper names, as on the command line.
 * @throws invalid_data for a scope that does not exist or is more than the owner may, or when nobody has this e-mail
 */
export async function createApiToken(shop: Shop, input: NewApiToken): Promise<MadeToken> {
  const scopes = checkedScopes(input)
  return shop.transaction(async (tx) => {
    const owner = await ownerOf(tx, input)
    const tooMuch = 'user_id' in owner && scopeBeyond({ ...owner, id: owner.user_id }, scopes)
    if (tooMuch) throw invalidData(`scopes: ${tooMuch} is more than the role ${owner.role} allows`)
    return made(tx, { ...input, ...owner }, owner.email)
  })
}

/**
 * A member of staff makes a token for themselves. It never holds more than they may do, and one made with a token
 * neither widens its scopes nor outlives it.
 * @throws invalid_data for a scope that does not exist or a time that is over, forbidden for more than they may
 */
export async function createOwnToken(
  shop: Shop,
  maker: Caller,
  input: Pick<NewApiToken, 'name' | 'scopes' | 'expires_at'>,
): Promise<MadeToken> {
  const { user, token_expires_at: limit } = maker
  if (!user) throw unauthorized()
  const scopes = checkedScopes(input)
  const tooMuch = scopeBeyond(user, scopes, maker.scopes)
  if (tooMuch) throw new ShopError('forbidden', `scopes: ${tooMuch} is more than you may do yourself`)
  if (input.expires_at && Date.parse(input.expires_at) <= Date.now())
    throw invalidData('expires_at must lie in the future')
  if (limit && (!input.expires_at || Date.parse(input.expires_at) > Date.parse(limit)))
    throw new ShopError('forbidden', `expires_at: a token made with this one ends with it, on ${limit}`)
  const { name, expires_at } = input
  return shop.transaction((tx) => made(tx, { name, scopes, expires_at, user_id: user.id }, user.email))
}

function checkedScopes({ scopes: wanted }: Pick<NewApiToken, 'scopes'>): Scope[] | undefined {
  return wanted?.map((scope) => {
    if (!isScope(scope)) throw invalidData(`scopes: ${scope} is not one of ${scopes.join(', ')}`)
    return scope
  })
}

async function made(tx: Tx, input: Owned, email: string): Promise<MadeToken> {
  const token = `ct_${randomBytes(32).toString('base64url')}`
  return { id: await insert(tx, token, input), token, email }
}

async function ownerOf(tx: Tx, { domain, email }: NewApiToken) {
  if (domain === 'store') {
    if (!email) throw invalidData('email: a store token acts for a customer; say for whom')
    const account = await findAccount(tx, email)
    if (!account) throw invalidData(`email: ${email} has no account`)
    return { customer_id: account.id, email: account.email, role: '' }
  }
  const [row] = await staffWithPowers(tx, email)
  if (!row)
    throw invalidData(email ? `email: ${email} is not staff` : 'There is no staff yet: make a user first')
  return { user_id: row.id, email: row.email, ...powersOf(row) }
}

/** Quiet when it is revoked already. With an owner it is only found when it is theirs. @throws not_found */
export async function revokeApiToken(shop: Shop, id: string, ownerId?: string): Promise<void> {
  await shop.transaction(async (tx) => {
    const { api_token } = tx.t
    const theirs = { id, ...(ownerId ? { user_id: ownerId } : {}) }
    const known = await tx.rowWhere(api_token, theirs, { columns: ['id'] })
    if (!known) throw notFound('API token', id)
    await tx.updateRows(api_token, { id, revoked_at: null }, { revoked_at: now() })
  })
}

/** Every token, newest first, without what is secret: for the command line. */
export async function listApiTokens(shop: Shop): Promise<ApiToken[]> {
  const { rows } = await list<ApiToken>(shop.db, 'api_token', shapeOf([]), { limit: 10_000 })
  return rows
}

/** The name of the one token that clients set through the user itself, as v1 had it. */
const ownName = 'api_token'

/** @throws invalid_data for a token short enough to be guessed */
export async function replaceOwnToken(tx: Tx, userId: string, token: string | null): Promise<void> {
  if (token !== null && token.length < 16)
    throw invalidData('api_token must have at least 16 characters: whoever guesses it is this user')
  const { api_token } = tx.t
  await tx.updateRows(api_token, { user_id: userId, name: ownName, revoked_at: null }, { revoked_at: now() })
  if (token === null) return
  const again = await tx.updateRows(
    api_token,
    { token_hash: hashOf(token), user_id: userId },
    { revoked_at: null },
  )
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
