import { type ErrorType, errorTypes, MoneyError } from '@cartwright/contract'

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

/** What is refused by whatever went wrong; undefined when it is a fault of the shop itself. */
export function refusalOf(error: unknown): ShopError | undefined {
  if (error instanceof ShopError) return error
  // An amount that cannot be computed with is always what somebody asked for, or makes of what was asked for before.
  if (error instanceof MoneyError) return invalidData(error.message, error.code)
  return fromDatabase(error)
}

/** The right kind of refusal for what a database constraint said. */
export function fromDatabase(error: unknown): ShopError | undefined {
  const { code, cause } = error as { code?: string; cause?: { code?: string; message?: string } }
  const kind = cause?.code ?? code ?? (isPoolWait(error) ? '53300' : undefined)
  switch (kind) {
    case 'SQLITE_CONSTRAINT_UNIQUE':
    case 'SQLITE_CONSTRAINT_PRIMARYKEY':
    case '23505':
      return duplicate('One with this value exists already')
    case 'SQLITE_CONSTRAINT_FOREIGNKEY':
    case '23503':
      return new ShopError('not_found', 'Something this refers to does not exist')
    case 'SQLITE_CONSTRAINT_NOTNULL':
    case '23502':
      return invalidData('A required value is missing')
    case 'SQLITE_CONSTRAINT_CHECK':
    case '23514':
      return invalidData('A value is outside what is allowed')
    case '22001':
    case '22003':
    case '22P02':
    case '54000':
      return invalidData('A value is larger than can be stored')
    case '40001':
    case '40P01':
    case 'SQLITE_BUSY':
      return new ShopError(
        'conflict',
        'The request conflicted with another request. You may retry it with the provided Idempotency-Key',
        'invalid_state_error',
      )
    case 'SQLITE_FULL':
    case 'SQLITE_READONLY':
    case 'SQLITE_IOERR':
    case 'ECONNREFUSED':
    case '57P01':
    case '53300':
      return new ShopError('unavailable', 'The database cannot be written right now; try again shortly')
  }
  return undefined
}

/** The pool of connections says so without a code: all were busy for as long as a request may wait. */
const isPoolWait = (error: unknown) =>
  error instanceof Error && error.message === 'timeout exceeded when trying to connect'
