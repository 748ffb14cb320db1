import { MoneyError } from '@cartwright/contract'
import { invalidData, ShopError, unavailable } from './errors'
import { codeOf, fromDatabase } from './store/database/database-errors'

/** What a system, a network or a store of files says when it cannot do something just now. */
const notNow =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|ESOCKETTIMEDOUT|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENETDOWN|ENETRESET|ENOTFOUND|EAI_AGAIN|EADDRNOTAVAIL|ENOBUFS|EPROTO|ENOSPC|EDQUOT|EROFS|EIO|EMFILE|ENFILE|ENOMEM|EAGAIN|EBUSY|EACCES|EPERM|ESTALE|UND_ERR_.*)$/

/** A request that was given up after a time, as `fetch` and `AbortSignal.timeout` say it. */
const isTimeout = (error: unknown) => ['TimeoutError', 'AbortError'].includes((error as Error)?.name)

/**
 * The refusal that an error stands for, wherever it comes from: thrown as one, said by a database, or by the system
 * beneath. Undefined is a mistake of ours.
 */
export function refusalOf(error: unknown): ShopError | undefined {
  if (error instanceof ShopError) return error
  // An amount that cannot be computed with is always what somebody asked for, or makes of what was asked for before.
  if (error instanceof MoneyError) return invalidData(error.message, error.code)
  const known = fromDatabase(error)
  if (known) return known
  if (notNow.test(codeOf(error) ?? '') || isTimeout(error))
    return unavailable('Something the shop depends on does not answer right now; try again shortly', error)
  return undefined
}
