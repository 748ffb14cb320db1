import { createHash, timingSafeEqual } from 'node:crypto'
import { hashOf } from '../../modules/auth/sessions'
import type { Shop, Tx } from '../../shop'
import { now } from '../../store/schema/ids'
import { lifetimes } from './authorization-server'
import { endLinkWithoutTokens, from, newSecret, standingLink } from './links'
import { OAuthError } from './oauth-error'
import type { IdentityClient } from './options'
import { identityTables } from './tables'

/** What a client is given, as RFC 6749 words it. */
export interface TokenResponse {
  access_token: string
  token_type: 'Bearer'
  /** In seconds. */
  expires_in: number
  refresh_token: string
  scope: string
}

const invalidGrant = (message: string) => new OAuthError('invalid_grant', message)
/** One sentence for all of it: whoever guesses learns nothing. */
const noCode = () =>
  invalidGrant('The code is wrong, used, expired or of another client, or the redirect URI is another one')
const noToken = () => invalidGrant('The refresh token is wrong, used, expired or revoked')

/**
 * Gives tokens for a code. A code that comes a second time ends what was given for it the first time.
 * @throws OAuthError invalid_grant
 */
export async function exchangeCode(
  shop: Shop,
  client: IdentityClient,
  { code, redirect_uri, verifier }: { code: string; redirect_uri: string; verifier: string },
): Promise<TokenResponse> {
  const hash = hashOf(code)
  const row = await shop.db.rowWhere(identityTables(shop.db).code, { hash })
  if (row?.client_id !== client.id) throw noCode()
  if (row.used_at !== null) return ended(shop, hash, noCode())
  if (row.redirect_uri !== redirect_uri || row.expires_at <= now()) throw noCode()
  if (!isVerifierOf(row.challenge, verifier))
    throw invalidGrant('code_verifier does not fit the code_challenge')
  if (!(await standingLink(shop.db, row.link_id))) throw noCode()
  const given = await shop.transaction(async (tx) => {
    const { code: t } = identityTables(tx)
    const isFirst = (await tx.updateRows(t, { hash, used_at: null }, { used_at: now() })) === 1
    return isFirst ? issueTokens(tx, { link_id: row.link_id, family: hash, scopes: row.scopes }) : undefined
  })
  return given ?? ended(shop, hash, noCode())
}

/** @param challenge the SHA-256 of the right verifier (S256) */
function isVerifierOf(challenge: string, verifier: string): boolean {
  if (!/^[\w.~-]{43,128}$/.test(verifier)) return false
  const made = Buffer.from(createHash('sha256').update(verifier).digest('base64url'))
  const wanted = Buffer.from(challenge)
  return made.length === wanted.length && timingSafeEqual(made, wanted)
}

/**
 * Gives new tokens for a refresh token, which is good once: shown again, by its thief or by its owner, it ends all that came of the
 * same code.
 * @param narrowed what the new access token may do, where that is to be less
 * @throws OAuthError invalid_grant, invalid_scope
 */
export async function refreshTokens(
  shop: Shop,
  client: IdentityClient,
  secret: string,
  narrowed?: readonly string[],
): Promise<TokenResponse> {
  const hash = hashOf(secret)
  const row = await shop.db.rowWhere(identityTables(shop.db).token, { hash, kind: 'refresh' })
  const link = row && (await standingLink(shop.db, row.link_id))
  if (!row || link?.client_id !== client.id) throw noToken()
  const { family, link_id, scopes } = row
  if (row.used_at !== null) return ended(shop, family, noToken())
  if (row.expires_at <= now()) throw noToken()
  if (narrowed && !narrowed.every((scope) => scopes.includes(scope)))
    throw new OAuthError('invalid_scope', 'scope: only what was allowed can be asked for')
  const given = await shop.transaction(async (tx) => {
    const { token: t } = identityTables(tx)
    // It is remembered for as long as the next one lives, so that whoever shows it again is known.
    const used = { used_at: now(), expires_at: from(lifetimes.refreshToken) }
    const isFirst = (await tx.updateRows(t, { hash, used_at: null }, used)) === 1
    return isFirst ? issueTokens(tx, { link_id, family, scopes }, narrowed) : undefined
  })
  return given ?? ended(shop, family, noToken())
}

async function ended(shop: Shop, family: string, why: OAuthError): Promise<never> {
  await endFamily(shop, family)
  throw why
}

async function issueTokens(
  tx: Tx,
  { scopes, ...whose }: { link_id: string; family: string; scopes: string[] },
  narrowed: readonly string[] = scopes,
): Promise<TokenResponse> {
  const { token: t } = identityTables(tx)
  const [access_token, refresh_token] = [newSecret(), newSecret()]
  const { accessToken, refreshToken } = lifetimes
  await tx.insertRows(t, [
    {
      ...whose,
      hash: hashOf(access_token),
      kind: 'access',
      scopes: [...narrowed],
      expires_at: from(accessToken),
    },
    { ...whose, hash: hashOf(refresh_token), kind: 'refresh', scopes, expires_at: from(refreshToken) },
  ])
  return {
    access_token,
    token_type: 'Bearer',
    expires_in: accessToken / 1000,
    refresh_token,
    scope: narrowed.join(' '),
  }
}

const endFamily = (shop: Shop, family: string) =>
  shop.transaction((tx) => tx.deleteRows(identityTables(tx).token, { family }))

/** Ends a token of a client: an access token by itself, a refresh token with all that came of it. Others' are let be. */
export async function revokeToken(shop: Shop, client: IdentityClient, secret: string): Promise<void> {
  const hash = hashOf(secret)
  const row = await shop.db.rowWhere(identityTables(shop.db).token, { hash })
  if (!row) return
  const link = await shop.db.rowWhere(
    identityTables(shop.db).link,
    { id: row.link_id },
    { columns: ['client_id'] },
  )
  if (link?.client_id !== client.id) return
  await shop.transaction(async (tx) => {
    const { token: t } = identityTables(tx)
    if (row.kind === 'access') return tx.deleteRows(t, { hash })
    await tx.deleteRows(t, { family: row.family })
    await endLinkWithoutTokens(tx, row.link_id)
  })
}
