import { headersIn } from './arguments'
import type { TokenStorage } from './tokens'
import type { Transport } from './transport'

export interface ClientConfig extends V1Config {
  /** Where the shop answers, for example `https://shop.example.com`. */
  baseUrl: string
  /** Narrows the storefront to the sales channels of this key. */
  publishableKey?: string
  /** An API token, or an access token of a member of staff. */
  adminToken?: string
  storeToken?: string
  fetch?: typeof globalThis.fetch
  /** Carries the requests instead of `fetch`: `$fetch.raw` of an ofetch of the application's own. */
  transport?: Transport
  /** Keeps tokens from one visit to the next; without it they live as long as the client. */
  storage?: TokenStorage
  /** Attempts after the first for any call that got no answer, 409, or 501 to 599: 0 by default, 3 in a store client. */
  retries?: number
  /** How long one attempt may take, in ms. */
  timeoutMs?: number
  /** The language of refusals and mails, `de-AT` or `ja`; a function where it may change. The browser's when absent. */
  language?: string | (() => string | undefined)
}

/** The options of the v1 client that have another name here. Each works as it does there. */
export interface V1Config {
  /** A key of the staff, sent as `x-medusa-access-token`; here `adminToken`. */
  apiKey?: string
  /** Here `retries`. */
  maxRetries?: number
  /** Here `publishableKey`. */
  publishableApiKey?: string
  /** Headers of every request. Those of a call come before them. */
  customHeaders?: Record<string, string | number | boolean | null | undefined>
  /** There is no axios here: `fetch` or `transport` stand in its place. */
  axiosAdapter?: never
}

const renamed = { apiKey: 'adminToken', maxRetries: 'retries', publishableApiKey: 'publishableKey' } as const

/**
 * The config with one word for each thing. Throws a `TypeError` where there is no `baseUrl`, where two words for one thing are
 * given, or an option of v1 that cannot be honoured.
 */
export function settled(config: ClientConfig) {
  if (typeof config?.baseUrl !== 'string')
    throw new TypeError(
      'A client needs baseUrl: where the shop answers, for example https://shop.example.com',
    )
  const given = (name: string) => (config as unknown as Record<string, unknown>)[name] !== undefined
  for (const [v1, name] of Object.entries(renamed))
    if (given(v1) && given(name)) throw new TypeError(`${v1} and ${name} mean the same: give one of them`)
  if (given('axiosAdapter'))
    throw new TypeError('axiosAdapter cannot be used, as there is no axios here: give fetch or transport')
  if (given('fetch') && given('transport'))
    throw new TypeError('fetch and transport mean the same: give one of them')
  return {
    ...config,
    publishableKey: config.publishableKey ?? config.publishableApiKey,
    retries: config.retries ?? config.maxRetries,
    headers: headersIn('createClient', config.customHeaders ?? {}),
  }
}
