import type { z } from 'zod'

/** What is wrong with one part of an input. */
export interface Problem {
  /** Dotted, from the root of what was checked: `items.0.quantity`. */
  path: string
  /** The property first, then what is wrong with it. */
  message: string
}

/** All that is wrong with an input, in the order of the fields and in the words that every shop answers with. */
export const problemsOf = (error: z.ZodError): Problem[] => error.issues.flatMap((issue) => flatten(issue))

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
