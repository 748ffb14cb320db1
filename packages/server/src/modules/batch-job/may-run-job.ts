import { type BatchJobType, jobScopes, mayRunJob } from '@cartwright/contract'
import { ShopError } from '../../errors'
import type { Caller } from '../../http/request'

/**
 * A job, its rows and its file hold what belongs to other families: a token for batch jobs alone does not reach them.
 * @throws forbidden
 */
export function assertMayRunJob({ user, scopes }: Caller, type: string): void {
  if (user && mayRunJob(user, type, scopes)) return
  throw new ShopError('forbidden', 'Your role or token does not allow this')
}

/** What the file of an export is called before it gets its key. */
export const exportName = (type: BatchJobType) => `${type}.csv`

/** The type of the job that wrote a file, told by its key; undefined for files of people. */
export const jobOfFile = (key: string): BatchJobType | undefined =>
  byLength.find((type) => key.toLowerCase().endsWith(`-${exportName(type)}`))

/** The longest first: a file of draft orders is not one of orders. */
const byLength = (Object.keys(jobScopes) as BatchJobType[]).sort((a, b) => b.length - a.length)
