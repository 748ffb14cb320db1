import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Client, createClient } from '@cartwright/sdk'
import { shopConfig } from './config'
import { type Destination, destinationOf } from './destination'
import { duration } from './duration'
import { failureOf } from './failure'
import type { ShopFlags } from './flags'
import { patientFetch } from './patient-fetch'
import { CommandError, exit } from './shell'
import { expiryOf } from './token-expiry'
import { withShop } from './with-shop'

const day = { ms: 86_400_000, text: 'a day' }
/** How long a shop may take to answer when nothing is said, in ms. */
const patience = 30_000

/**
 * Calls a shop, here or elsewhere, by one and the same client. The one of this machine is called inside this process as
 * its keeper, unless a token says as whom; a server beside it may run on.
 * @throws CommandError with the way out, for whatever the shop or the network refuses
 */
export async function withClient<T>(
  flags: ShopFlags,
  work: (client: Client, at: Destination) => Promise<T>,
): Promise<T> {
  const at = await destinationOf(flags)
  const timeoutMs = patienceOf(flags)
  assertFresh(at)
  return explainedAt(at, timeoutMs, async () => {
    if (at.kind === 'remote') return await work(clientOf(at.url, at.token, timeoutMs, globalThis.fetch), at)
    await assertThere(at.data)
    return await withShop(at, async (shop, app) => {
      const { keeperFetch } = await import('@cartwright/server')
      const inside: typeof fetch = async (input, init) => app.fetch(new Request(input, init))
      const call = at.token ? inside : keeperFetch(shop, app)
      return work(clientOf('http://shop.internal', at.token, timeoutMs, call), at)
    })
  })
}

/** `--timeout` in ms, or what it is when nothing is said. */
export const patienceOf = ({ timeout }: Pick<ShopFlags, 'timeout'>): number =>
  timeout === undefined ? patience : duration('--timeout', timeout, day)

/** Does something with a shop; what fails says what to do about it. */
export async function explainedAt<T>(at: Destination, timeoutMs: number, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw explained(error, at, timeoutMs)
  }
}

/** A client that gives up when nothing has come back for `timeoutMs`, however often it tried in that time. */
export function clientOf(
  baseUrl: string,
  adminToken: string | undefined,
  timeoutMs: number,
  fetch: typeof globalThis.fetch,
): Client {
  return createClient({
    baseUrl,
    adminToken,
    timeoutMs: timeoutMs + 1000,
    fetch: patientFetch(fetch, baseUrl, timeoutMs),
    language: 'en',
  })
}

/**
 * A folder without a shop is a slip of the hand more often than a wish for a new one.
 * @throws CommandError that says how to make one
 */
export async function assertThere(folder: string | undefined): Promise<void> {
  const { data, database } = await shopConfig({ data: folder })
  if ((database && 'url' in database) || existsSync(join(data, 'shop.db'))) return
  throw new CommandError(
    `There is no shop in ${data}`,
    exit.notFound,
    'Make one: cartwright start --demo. One elsewhere: cartwright login https://shop.example.com, or --url',
  )
}

/** A token that says itself that it is over needs nobody to ask. */
function assertFresh(at: Destination): void {
  const known = at.kind === 'remote' && at.token === at.known?.token ? at.known?.expires_at : undefined
  const ends = known ?? expiryOf(at.token)
  if (ends && Date.parse(ends) < Date.now())
    throw new CommandError(`Token expired on ${dayOf(ends)}`, exit.signedOut, howToSignIn(at), {
      code: 'token_expired',
    })
}

const dayOf = (time: string) =>
  new Date(time).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  })

const howToSignIn = (at: Destination): string =>
  at.kind === 'remote' && (at.known || !at.token)
    ? `Sign in${at.known ? ' again' : ''}: cartwright login ${at.url}${at.profile ? ` --profile ${at.profile}` : ''}`
    : 'Create one: cartwright token create --domain admin'

/** A refusal with what to do about it. */
function explained(error: unknown, at: Destination, timeoutMs: number): unknown {
  if (error instanceof CommandError || !(error instanceof Error)) return error
  const said = causes(error).find((cause) => cause instanceof CommandError)
  if (said) return said
  if (causes(error).some((cause) => cause.name === 'TimeoutError'))
    return new CommandError(
      `${at.label} did not answer within ${timeoutMs / 1000} s`,
      exit.network,
      'Try again, or give it longer: --timeout 2m',
      { code: 'timeout' },
    )
  const code = causes(error).find((cause) => 'code' in cause && /^E[A-Z_]+$|^UND_/.test(String(cause.code)))
  if (error.name === 'NetworkError' && at.kind === 'remote')
    return new CommandError(
      `${at.label} cannot be reached${code && 'code' in code ? ` (${code.code})` : ''}`,
      exit.network,
      'Is the address right, and does the shop run there? cartwright profile list shows the addresses you use',
    )
  const failure = failureOf(error)
  const { message, exit: end, ...facts } = failure
  const ended = /^This token (expired|was revoked) on (\S+)$/.exec(message)
  const sentence = ended ? `Token ${ended[1]} on ${dayOf(ended[2] ?? '')}` : message
  if ('status' in error && error.status === 403)
    return new CommandError(
      sentence,
      end,
      'Ask for the role or the scopes it takes: cartwright whoami',
      facts,
    )
  if (end === exit.signedOut)
    return new CommandError(
      message === 'Unauthorized' ? `Not signed in to ${at.label}` : sentence,
      end,
      howToSignIn(at),
      facts,
    )
  return new CommandError(message, end, failure.hint, facts)
}

/** An error and what it was caused by, down to the first. */
function causes(error: Error): Error[] {
  const all: Error[] = []
  for (let one: unknown = error; one instanceof Error && all.length < 10; one = one.cause) all.push(one)
  return all
}
