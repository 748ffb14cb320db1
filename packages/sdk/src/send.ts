import type { CallName, Input, Output } from '@cartwright/contract'
import { NetworkError, refusal, type ShopError, TimeoutError } from './errors'
import { queryString } from './query-string'
import { adminRetry, clientRetry, nextDelay } from './retry'
import { adminCredential, type Tokens } from './tokens'
import { type Answer, credentialsOfPlace, type Transport } from './transport'

/** What a caller may say about one call. */
export interface CallOptions {
  signal?: AbortSignal
  /** For one attempt, in ms; 0 means no limit. */
  timeoutMs?: number
  /** Attempts after the first; 0 switches off all repeating of this call. */
  retries?: number
  /** Makes a POST safe to repeat: the shop runs it once for each key. */
  idempotencyKey?: string
  headers?: Record<string, string>
}

/** The parts of a call, typed by its name. Parts that a call does not know may be left out. */
export type Given<K extends CallName> = {
  [P in keyof Input<K> as Required<P, Input<K>[P]>]: Input<K>[P]
} & { [P in keyof Input<K>]?: Input<K>[P] }
type Required<P, T> = undefined extends T ? never : object extends T ? never : P

/** What follows the name of a call; `given` may be left out when nothing in it is required. */
export type GivenArguments<K extends CallName> =
  object extends Given<K>
    ? [given?: Given<K>, options?: CallOptions]
    : [given: Given<K>, options?: CallOptions]

/** Calls by the names of the contract. */
export type Send = <K extends CallName>(name: K, ...args: GivenArguments<K>) => Promise<Output<K>>

/** One request on its way, before anything is known about its answer. */
export interface Request {
  method: string
  /** From the root of the shop, with the query. */
  path: string
  body?: unknown
}
export type SendRequest = (request: Request, options?: CallOptions) => Promise<unknown>

export interface SendConfig {
  baseUrl: string
  tokens: Tokens
  publishableKey: () => string | undefined
  language: () => string | undefined
  /** A key in v1's header, beside the token of whoever is signed in. */
  apiKey?: string
  /** Headers of every request; those of a call come before them. */
  headers: Record<string, string>
  transport: Transport
  retries: number
  timeoutMs: number
}

/** Sends requests: credentials, time limit, the two retry layers, errors. */
export function createSend(config: SendConfig): SendRequest {
  const base = config.baseUrl.replace(/\/+$/, '')
  return async (request, options = {}) => {
    const { method, path } = request
    const retries = options.retries ?? config.retries
    const policies = [
      ...(path.startsWith('/admin') && options.retries !== 0 ? [adminRetry] : []),
      ...(retries > 0 ? [clientRetry(retries)] : []),
    ]
    const headers = headersOf(config, request, options, retries)
    const body =
      request.body !== undefined && (method === 'POST' || method === 'DELETE') ? request.body : undefined
    for (let before = 0; ; before++) {
      const timeoutMs = options.timeoutMs ?? config.timeoutMs
      const outcome = await withTimeLimit(timeoutMs, options.signal, (signal) =>
        config.transport(base + path, {
          method,
          headers,
          body: body as BodyInit | undefined,
          signal,
          credentials: credentialsOfPlace(),
          retry: false,
          ignoreResponseError: true,
        }),
      )
      if ('answer' in outcome && outcome.answer.status < 400) return outcome.answer._data
      const response = 'answer' in outcome ? outcome.answer : undefined
      const delay = nextDelay(policies, { method, before, response })
      if (delay === undefined)
        throw 'error' in outcome ? outcome.error : refusal(outcome.answer, outcome.answer._data)
      await pause(delay, options.signal)
    }
  }
}

/** Opens an answer that goes on. */
export type OpenStream = (
  path: string,
  options?: { query?: object; signal?: AbortSignal },
) => Promise<Response>

/**
 * Opens event streams with the same credentials as calls, over `fetch`; what is read of it, and how long it may be silent, is the
 * caller's business. @throws ShopError where the shop refuses
 */
export function createStream(config: SendConfig, own?: typeof globalThis.fetch): OpenStream {
  const base = config.baseUrl.replace(/\/+$/, '')
  return async (path, { query, signal } = {}) => {
    const headers = headersOf(config, { method: 'GET', path }, {}, 0)
    headers.set('accept', 'text/event-stream')
    const init: RequestInit = { headers, signal, cache: 'no-store' }
    const credentials = credentialsOfPlace()
    if (credentials) init.credentials = credentials
    const response = await (own ?? globalThis.fetch)(base + path + queryString(query), init)
    if (response.ok) return response
    const body: unknown = await response.json().catch(() => undefined)
    throw refusal({ status: response.status, headers: response.headers }, body)
  }
}

/** The calls that need no credentials, so that a stale token cannot spoil them. */
const open = new Set([
  'POST /admin/auth',
  'POST /admin/users/password-token',
  'POST /admin/users/reset-password',
  'POST /admin/invites/accept',
])

function headersOf(
  config: SendConfig,
  { method, path }: Request,
  options: CallOptions,
  retries: number,
): Headers {
  const headers = new Headers({ accept: 'application/json' })
  const admin = path.startsWith('/admin')
  const token = config.tokens.get(admin ? 'admin' : 'store')
  if (!open.has(`${method} ${path}`)) {
    if (admin && config.apiKey) headers.set('x-medusa-access-token', config.apiKey)
    if (token) headers.set(...credential(token, admin))
  }
  const publishableKey = config.publishableKey()
  if (publishableKey) headers.set('x-publishable-api-key', publishableKey)
  const language = config.language()
  if (language) headers.set('accept-language', language)
  const key = options.idempotencyKey ?? (retries > 0 ? freshKey() : undefined)
  if (method === 'POST' && key) headers.set('idempotency-key', key)
  for (const [name, value] of Object.entries({ ...config.headers, ...options.headers }))
    headers.set(name, value)
  return headers
}

const credential = (token: string, admin: boolean): [string, string] =>
  admin ? adminCredential(token) : ['authorization', `Bearer ${token}`]

/** `crypto.randomUUID` is missing on pages without TLS; random bytes are not. */
const freshKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

type Outcome = { answer: Answer } | { error: ShopError }

/** Runs one attempt. The caller's own abort passes through; no answer, or none in time, becomes an error value. */
async function withTimeLimit(
  timeoutMs: number,
  signal: AbortSignal | undefined,
  run: (signal: AbortSignal) => Promise<Answer>,
): Promise<Outcome> {
  signal?.throwIfAborted()
  const controller = new AbortController()
  const abort = () => controller.abort(signal?.reason)
  signal?.addEventListener('abort', abort, { once: true })
  let late = false
  const timer =
    timeoutMs > 0
      ? setTimeout(() => {
          late = true
          controller.abort()
        }, timeoutMs)
      : undefined
  try {
    return { answer: await run(controller.signal) }
  } catch (cause) {
    if (signal?.aborted) throw signal.reason
    if (late)
      return {
        error: new TimeoutError(`The shop did not answer within ${timeoutMs} ms`, {
          isRetryable: true,
          cause,
        }),
      }
    return { error: new NetworkError('The shop cannot be reached', { isRetryable: true, cause }) }
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
}

async function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal?.addEventListener('abort', stop, { once: true })
  })
}

/** The request that a named call makes. */
export function requestOf(
  name: string,
  given: { params?: object; query?: object; body?: unknown } = {},
): Request {
  const [method = '', pattern = ''] = name.split(' ')
  const params = (given.params ?? {}) as Record<string, string | undefined>
  const path = pattern.replace(/:(\w+)/g, (_, param: string) => {
    const value = params[param]
    if (!value) throw new TypeError(`${name} needs ${param}`)
    return encodeURIComponent(value)
  })
  return { method, path: path + queryString(given.query), body: given.body }
}
