import { problemsOf } from '@cartwright/contract'
import type { z } from 'zod'
import { ShopError } from '../errors'

/** Checks a part of a request. All that is wrong is said at once, the property first, in the order of the fields. */
export function validate<T>(schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const issues = problemsOf(result.error)
  const message = issues.map(({ message }) => message).join(', ')
  throw new ShopError('invalid_data', message, undefined, { type: 'invalid_data', message, errors: issues })
}
