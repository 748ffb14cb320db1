import { retryAfter } from './errors'

/** When a failed attempt is worth another. Policies are data; `nextDelay` is the only reader. */
export interface RetryPolicy {
  /** Methods it covers; absent means all. */
  methods?: readonly string[]
  /** Answers worth another attempt, as ranges with both ends. */
  statuses: readonly (readonly [number, number])[]
  /** How often after an answer. */
  retries: number
  /** How often when no answer came. */
  withoutAnswer: number
  /** The first wait in ms; each further one is twice as long. */
  firstDelayMs: number
  /** The longest `Retry-After` in ms that is waited for; absent means the header is not read. */
  retryAfterUpToMs?: number
}

/** For every call, when the caller asks for retries: no answer, 409 and 501 to 599. */
export const clientRetry = (retries: number): RetryPolicy => ({
  statuses: [
    [409, 409],
    [501, 599],
  ],
  retries,
  withoutAnswer: retries,
  firstDelayMs: 100,
})

/** For admin calls that may safely run twice; always on. */
export const adminRetry: RetryPolicy = {
  methods: ['GET', 'HEAD', 'PUT', 'OPTIONS', 'DELETE'],
  statuses: [
    [100, 199],
    [429, 429],
    [500, 599],
  ],
  retries: 3,
  withoutAnswer: 2,
  firstDelayMs: 100,
  retryAfterUpToMs: 300_000,
}

/** An attempt that failed: how many came before it, and the answer, if one came. */
export interface Attempt {
  method: string
  before: number
  response?: { status: number; headers: Headers }
}

/**
 * How long to wait before the next attempt, in ms; undefined when there shall be none. The policies do not multiply:
 * each counts all attempts, and the first that still allows one decides.
 */
export function nextDelay(policies: readonly RetryPolicy[], attempt: Attempt): number | undefined {
  for (const policy of policies) {
    if (policy.methods && !policy.methods.includes(attempt.method)) continue
    const { response } = attempt
    if (attempt.before >= (response ? policy.retries : policy.withoutAnswer)) continue
    if (response && !policy.statuses.some(([from, to]) => response.status >= from && response.status <= to))
      continue
    const asked = policy.retryAfterUpToMs && response ? retryAfter(response.headers) : undefined
    if (asked !== undefined && asked > (policy.retryAfterUpToMs ?? 0)) continue
    return asked ?? policy.firstDelayMs * 2 ** attempt.before
  }
  return undefined
}
