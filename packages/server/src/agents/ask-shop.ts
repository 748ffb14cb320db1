import type { ToolRequest } from '@cartwright/contract'

/**
 * Makes a call of staff at a shop, wherever it is, and answers what the shop does.
 * @throws Refused where the shop says no, and where it cannot be reached
 */
export type AskShop = (request: ToolRequest) => Promise<unknown>

/** What is told of a refusal beside its sentence. */
interface RefusalFacts {
  /** The kind of refusal: `not_found`, `forbidden`, `unavailable`. */
  type: string
  code?: string
  /** Which fields are wrong, and how. */
  errors?: readonly unknown[]
  /** What helps. */
  hint?: string
  /** Names the request in the log of the shop. */
  request_id?: string
}

/** A call that was not done, in words that an agent can act on. */
export class Refused extends Error {
  constructor(
    message: string,
    readonly facts: RefusalFacts,
  ) {
    super(message)
  }
}

/** The refusal that a shop answered with. */
export function refusedBy(status: number, body: unknown): Refused {
  const { message, type, code, errors, request_id } = (
    body !== null && typeof body === 'object' ? body : {}
  ) as Record<string, unknown>
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined)
  return new Refused(text(message) ?? `The shop answered ${status}`, {
    type: text(type) ?? 'unknown_error',
    ...(text(code) ? { code: text(code) } : {}),
    ...(Array.isArray(errors) ? { errors } : {}),
    ...(text(request_id) ? { request_id: text(request_id) } : {}),
  })
}
