import type { BatchJobType } from '@cartwright/contract'
import { ShopError } from '../../errors'
import type { JobType } from './job-type'

/**
 * What a type of batch job does. Files and their formats are read when the first job comes: few starts meet one.
 * @throws not_found for a type that is none
 */
export async function jobTypeOf(type: string): Promise<JobType> {
  const { jobTypes } = await import('./job-types')
  const found = Object.hasOwn(jobTypes, type) ? jobTypes[type as BatchJobType] : undefined
  if (!found) throw new ShopError('not_found', `Unable to find a batch job of the type ${type}`)
  return found
}
