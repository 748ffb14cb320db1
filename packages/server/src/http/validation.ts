import type { z } from 'zod'
import { ShopError } from '../errors'

/** Checks a part of a request. All that is wrong is said at once, the property first, in the order of the fields. */
export function validate<T>(schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const issues = result.error.issues.flatMap((issue) => flatten(issue))
  const message = issues.map(({ message }) => message).join(', ')
  throw new ShopError('invalid_data', message, undefined, { type: 'invalid_data', message, errors: issues })
}

interface Problem {
  path: string
  message: string
}

const flatten = (issue: z.core.$ZodIssue, above: PropertyKey[] = []): Problem[] => {
  const path = [...above, ...issue.path].join('.')
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({
      path: path ? `${path}.${key}` : key,
      message: `property ${key} should not exist`,
    }))
  if (issue.code === 'invalid_union' && issue.errors[0]?.length) {
    const best = [...issue.errors].sort((a, b) => b.length - a.length)[0] ?? []
    const deepest = best.some((inner) => inner.path.length > 0) ? best : undefined
    if (deepest) return deepest.flatMap((inner) => flatten(inner, [...above, ...issue.path]))
  }
  return [{ path, message: path ? `${path} ${lower(issue.message)}` : issue.message }]
}

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
