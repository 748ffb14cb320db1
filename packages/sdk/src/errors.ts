import type { ErrorReply } from '@cartwright/contract'
import { errorMessage } from './rules/error-message'

export { errorMessage }

interface Facts {
  status?: number
  type?: string
  code?: string
  requestId?: string
  isRetryable?: boolean
  cause?: unknown
}

/** What every failed call throws. `status` is 0 when no answer came. */
export class ShopError extends Error {
  readonly status: number
  /** The kind of refusal, as the shop names it. */
  readonly type: string
  readonly code: string | undefined
  /** Names this request in the shop's log. */
  readonly requestId: string | undefined
  /** Whether the same call may succeed later without a change. */
  readonly isRetryable: boolean

  constructor(message: string, facts: Facts = {}) {
    super(message, { cause: facts.cause })
    this.name = new.target.name
    this.status = facts.status ?? 0
    this.type = facts.type ?? 'unknown_error'
    this.code = facts.code
    this.requestId = facts.requestId
    this.isRetryable = facts.isRetryable ?? false
  }
}

/** Not signed in (401), or not allowed to (403). */
export class AuthError extends ShopError {}
export class NotFoundError extends ShopError {}
/**
 * The thing changed meanwhile, is in a state that forbids this, or exists already. `fieldErrors` holds which rows of a call
 * with many it is, by their dotted paths.
 */
export class ConflictError extends ShopError {
  readonly fieldErrors: Readonly<Record<string, string[]>>
  constructor(message: string, facts: Facts = {}, fieldErrors: Record<string, string[]> = {}) {
    super(message, facts)
    this.fieldErrors = fieldErrors
  }
}

/** The shop did not take the input. `fieldErrors` holds what is wrong with each field, by its dotted path. */
export class ValidationError extends ShopError {
  readonly fieldErrors: Readonly<Record<string, string[]>>
  constructor(message: string, facts: Facts = {}, fieldErrors: Record<string, string[]> = {}) {
    super(message, facts)
    this.fieldErrors = fieldErrors
  }
}

/** Too many calls; `retryAfterMs` says how long to wait, when the shop said so. */
export class RateLimitError extends ShopError {
  readonly retryAfterMs: number | undefined
  constructor(message: string, facts: Facts = {}, retryAfterMs?: number) {
    super(message, facts)
    this.retryAfterMs = retryAfterMs
  }
}

/** No answer came: no network, no such host, a broken connection. */
export class NetworkError extends ShopError {}
/** No answer came in time. */
export class TimeoutError extends ShopError {}

/** The error a refused call throws. */
export function refusal(response: { status: number; headers: Headers }, body: unknown): ShopError {
  const { status, headers } = response
  const said = (body && typeof body === 'object' ? body : {}) as Partial<ErrorReply>
  const message = errorMessage(body, `The shop answered ${status}`)
  const facts: Facts = {
    status,
    type: said.type,
    code: said.code,
    requestId: said.request_id ?? headers.get('x-request-id') ?? undefined,
    isRetryable: status === 409 || status === 429 || status >= 500,
  }
  if (status === 401 || status === 403) return new AuthError(message, facts)
  if (status === 404) return new NotFoundError(message, facts)
  if (status === 409 || said.type === 'duplicate_error')
    return new ConflictError(message, facts, fieldErrors(said.errors))
  if (status === 429) return new RateLimitError(message, facts, retryAfter(headers))
  if (status === 400 || status === 422) return new ValidationError(message, facts, fieldErrors(said.errors))
  return new ShopError(message, facts)
}

function fieldErrors(errors: unknown[] = []): Record<string, string[]> {
  const fields: Record<string, string[]> = {}
  for (const error of errors) {
    const { path, message } = (error ?? {}) as { path?: string; message?: string }
    if (!path || !message) continue
    fields[path] = [...(fields[path] ?? []), message]
  }
  return fields
}

/** `Retry-After` in ms: seconds, or a date. Undefined when absent or nonsense. */
export function retryAfter(headers: Headers): number | undefined {
  const text = headers.get('retry-after')
  if (!text) return undefined
  const ms = /^\d+(\.\d+)?$/.test(text.trim()) ? Number(text) * 1000 : Date.parse(text) - Date.now()
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined
}
