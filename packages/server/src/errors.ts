import { type ErrorType, errorTypes } from '@cartwright/contract'

/** A refusal: thrown once, where the fact is known, with a code for programs and a sentence for people. */
export class ShopError extends Error {
  readonly status: number
  constructor(
    readonly type: ErrorType,
    message: string,
    readonly code?: string,
    /** Other keys of the reply, for the few calls whose refusals have another shape. */
    readonly body?: Record<string, unknown>,
    status?: number,
  ) {
    super(message)
    this.name = 'ShopError'
    this.status = status ?? errorTypes[type]
  }
}

export const invalidData = (message: string, code?: string) => new ShopError('invalid_data', message, code)
/** One field is wrong, in a sentence that says how to put it right; forms show it where it belongs. */
export const wrongField = (path: string, problem: string, code?: string) => {
  const message = `${path}: ${problem}`
  const type = 'invalid_data'
  return new ShopError(type, message, code, {
    type,
    ...(code ? { code } : {}),
    message,
    errors: [{ path, message }],
  })
}
export const notAllowed = (message: string, code?: string) => new ShopError('not_allowed', message, code)
export const notFound = (what: string, id: string) =>
  new ShopError('not_found', `${what} with id: ${id} was not found`)
export const conflict = (code: string, message: string) => new ShopError('conflict', message, code)
export const duplicate = (message: string) =>
  new ShopError('duplicate_error', message, 'invalid_request_error')
export const unauthorized = (message = 'Unauthorized') => new ShopError('unauthorized', message)
/** What belongs to an account is for whoever has signed in to it; its id alone is not enough. */
export const signInRequired = (what: string) =>
  new ShopError('unauthorized', `${what} belongs to an account: sign in to go on`, 'sign_in_required')
/** Stock does not cover what is asked. */
export const insufficientInventory = (message: string) => notAllowed(message, 'insufficient_inventory')
/** The pre-checks that answer `{ errors: [text], message }`. */
export const invalidRequest = (errors: string[]) =>
  new ShopError('invalid_data', errors.join(', '), undefined, {
    errors,
    message: `Provided request is invalid. Please check the errors array for details`,
  })
/** Not now: what is asked is in order, and may be asked again. The cause is for the log. */
export const unavailable = (message: string, cause?: unknown): ShopError =>
  Object.assign(new ShopError('unavailable', message), cause === undefined ? {} : { cause })
/** What a provider did not do, in a sentence for people; its own refusals are kept, and what it threw stays for the log. */
export const providerRefused = (message: string, cause: unknown): ShopError =>
  cause instanceof ShopError ? cause : Object.assign(new ShopError('unexpected_state', message), { cause })
