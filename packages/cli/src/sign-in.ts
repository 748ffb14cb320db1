import { hostname } from 'node:os'
import { type Client, NotFoundError, ShopError } from '@cartwright/sdk'
import { askText } from './ask'
import type { Profile } from './profiles'
import { CommandError, exit, mayAsk, note, readStdin } from './shell'
import { expiryOf } from './token-expiry'

export interface SignInFlags {
  email?: string
  passwordStdin?: boolean
  code?: string
  tokenStdin?: boolean
  device?: boolean
}

/** What signing in comes to: who it is, and the token to go on with. */
export type SignedIn = Pick<Profile, 'token' | 'token_id' | 'expires_at' | 'email'>

/** How long the token of a command line lasts, in days: a forgotten machine is locked out in the end. */
const days = 90

/**
 * Signs in at a shop by the way the flags name: a password, a token from elsewhere, or a code that is confirmed in the back
 * office. `clientWith` makes a client of the shop for a token.
 * @throws CommandError where something is missing and nobody can be asked
 */
export async function signIn(flags: SignInFlags, clientWith: (token?: string) => Client): Promise<SignedIn> {
  const ways = [
    flags.passwordStdin && '--password-stdin',
    flags.tokenStdin && '--token-stdin',
    flags.device && '--device',
  ]
  const said = ways.filter(Boolean)
  if (said.length > 1)
    throw new CommandError(`${said.join(' and ')} are two ways`, exit.usage, 'Say one of them')
  if (flags.tokenStdin) return byToken(await readStdin(), clientWith)
  const access = flags.device ? await byDevice(clientWith()) : await byPassword(flags, clientWith())
  return lasting(access, clientWith(access))
}

async function byToken(token: string, clientWith: (token?: string) => Client): Promise<SignedIn> {
  if (!token) throw new CommandError('No token came on standard input', exit.usage)
  const { user } = await clientWith(token).admin.auth.getSession()
  return { token, email: ofShop(user?.email), expires_at: expiryOf(token) }
}

async function byPassword(flags: SignInFlags, client: Client): Promise<string> {
  const email =
    flags.email ?? (await askText('E-mail', 'Say --email, or sign in by --token-stdin or --device'))
  const password = flags.passwordStdin
    ? await readStdin()
    : await askText('Password', 'Pipe it in: printf %s "$PASSWORD" | cartwright login … --password-stdin', {
        isHidden: true,
      })
  const withCode = async (code?: string): Promise<string> => {
    try {
      const given = await client.admin.auth.getToken({ email, password, ...(code ? { code } : {}) })
      return ofShop(given?.access_token)
    } catch (error) {
      const asks = error instanceof ShopError && /^two_factor_/.test(error.code ?? '')
      const isWrong = error instanceof ShopError && error.code === 'two_factor_invalid'
      if (asks && mayAsk() && (!code || isWrong))
        return withCode(await askText('Code of your authenticator app', 'Say --code'))
      if (asks && !code)
        throw new CommandError('This account asks for a code besides', exit.signedOut, 'Say --code 123456', {
          code: 'two_factor_required',
        })
      if (error instanceof ShopError && error.status === 401)
        throw new CommandError(
          asks ? 'The code is wrong or used' : 'E-mail or password is wrong',
          exit.signedOut,
          'Forgotten? cartwright user reset-password, or the page where staff sign in',
          { code: error.code ?? error.type, request_id: error.requestId },
        )
      throw error
    }
  }
  return withCode(flags.code)
}

/** Shows a code, and waits until somebody who is signed in to the back office confirms it there. */
async function byDevice(client: Client): Promise<string> {
  const begun = await client.admin.auth.device.begin({ client_name: `cartwright on ${hostname()}` })
  const { user_code, verification_url, expires_in } = begun
  const device_code = ofShop(begun.device_code)
  note('Open this page where you are signed in to the back office, and confirm the code:')
  note(`  ${verification_url}?code=${user_code}`)
  note(`  Code  ${user_code}`)
  const until = Date.now() + expires_in * 1000
  while (Date.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, begun.interval * 1000))
    const access = await collected(client, device_code)
    if (access) return access
  }
  throw new CommandError(
    'Nobody confirmed the code in time',
    exit.signedOut,
    'Start anew: cartwright login --device',
  )
}

/** What a shop gives at the door. @throws CommandError where another program answered in its place */
function ofShop(given: string | undefined): string {
  if (typeof given === 'string' && given !== '') return given
  throw new CommandError(
    'What answers at this address is no shop',
    exit.network,
    'Is the address right? Write cartwright login https://shop.example.com',
    { code: 'no_shop' },
  )
}

/** The token, once somebody confirmed the code; undefined while nobody has. @throws CommandError when they refused */
async function collected(client: Client, device_code: string): Promise<string | undefined> {
  try {
    return ofShop((await client.admin.auth.device.token({ device_code })).access_token)
  } catch (error) {
    const code = error instanceof ShopError ? error.code : undefined
    if (code === 'authorization_pending') return undefined
    if (code === 'access_denied')
      throw new CommandError('Somebody refused the code in the back office', exit.signedOut, undefined, {
        code,
      })
    throw error
  }
}

/** Trades an access token of a day for an API token that shows in the back office and can be revoked there. */
async function lasting(access: string, client: Client): Promise<SignedIn> {
  const { user } = await client.admin.auth.getSession()
  const expires_at = new Date(Date.now() + days * 86_400_000).toISOString()
  try {
    const { api_token, token } = await client.admin.apiTokens.create({
      name: `cartwright on ${hostname()}`,
      expires_at,
    })
    await client.admin.auth.deleteSession()
    return { token, token_id: api_token.id, expires_at, email: user.email }
  } catch (error) {
    // A shop that keeps no API tokens, or somebody who may make none: what was given at the door has to do.
    if (error instanceof NotFoundError || (error instanceof ShopError && error.status === 403))
      return { token: access, expires_at: expiryOf(access), email: user.email }
    throw error
  }
}
