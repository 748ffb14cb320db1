import { duplicate, invalidData, ShopError } from '../../errors'

/**
 * What a database could not even be asked, or never answered: the driver says so in words, this says it by the code
 * that PostgreSQL has for it.
 */
export class DatabaseAway extends Error {
  /** Nothing of what was asked has left this process. */
  readonly wasNeverSent: boolean
  constructor(
    /**
     * `08001` no connection, `08006` the connection is lost and nothing of its transaction is kept, `08007` it was lost
     * while it was being kept, `53300` all connections are busy, `57014` the answer took too long.
     */
    readonly code: '08001' | '08006' | '08007' | '53300' | '57014',
    message: string,
    { cause, wasNeverSent = false }: { cause?: unknown; wasNeverSent?: boolean } = {},
  ) {
    super(message, { cause })
    this.wasNeverSent = wasNeverSent
    this.name = 'DatabaseAway'
  }
}

/** The code of an error, or of the error that caused it: drivers and ORMs wrap what they were told. */
export function codeOf(error: unknown): string | undefined {
  for (let at = error, depth = 0; at && depth < 5; at = (at as { cause?: unknown }).cause, depth += 1) {
    const { code } = at as { code?: unknown }
    if (typeof code === 'string') return code
  }
  return undefined
}

/** Whether a transaction may have been kept though nobody was told: what it did must not be undone by hand. */
export const isOutcomeUnknown = (error: unknown): boolean => codeOf(error) === '08007'

/** Whether the database could not be asked, or not write, just now: the same may be asked of it again. */
export const isDatabaseAway = (error: unknown): boolean => {
  const code = codeOf(error)
  return code !== undefined && away.some((codes) => codes.test(code))
}

/** Whether it is away because of what the shop was told about it: waiting does not help there. */
export const isWrongAddress = (error: unknown): boolean => /^(28|3D)/.test(codeOf(error) ?? '')

/** SQLSTATEs by class or code, and SQLite's codes with the extended ones that begin with them. */
const away = [
  // Connections, resources, shutdown and time-outs, the system beneath: classes 08, 53, 57, 58.
  /^(08|53|57|58)[0-9A-Z]{3}$/,
  // The role or the database is not there: while it is being restored or moved.
  /^(28000|28P01|3D000)$/,
  // No connections are allowed, or something is in use; a lock that was waited for; a standby; cut off while idle.
  /^(55000|55006|55P03|25006|25P03|25P04)$/,
  /^SQLITE_(BUSY|LOCKED|FULL|READONLY|IOERR|CANTOPEN|NOMEM|PROTOCOL|CORRUPT|NOTADB|PERM|INTERRUPT)(_|$)/,
]

/** The right kind of refusal for what a database said; undefined for what only a mistake of ours can explain. */
export function fromDatabase(error: unknown): ShopError | undefined {
  const code = codeOf(error)
  switch (code) {
    case undefined:
      return undefined
    case 'SQLITE_CONSTRAINT_UNIQUE':
    case 'SQLITE_CONSTRAINT_PRIMARYKEY':
    case 'SQLITE_CONSTRAINT_ROWID':
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
    case 'SQLITE_TOOBIG':
    case '22001':
    case '22003':
    case '22P02':
    case '54000':
      return invalidData('A value is larger than can be stored')
    case '40001':
    case '40P01':
      return new ShopError(
        'conflict',
        'The request conflicted with another request. You may retry it with the provided Idempotency-Key',
        'invalid_state_error',
      )
    case '08007':
      return new ShopError(
        'unavailable',
        'The database was lost while the change was being kept: it may have taken effect. Repeat the request with the same Idempotency-Key, or look at the result first',
        'outcome_unknown',
      )
  }
  return isDatabaseAway(error)
    ? new ShopError('unavailable', 'The database cannot be used right now; try again shortly')
    : undefined
}
