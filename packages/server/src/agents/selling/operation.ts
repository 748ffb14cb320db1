import type { z } from 'zod'

/** What an agent is answered, whichever protocol it speaks. */
export interface Outcome {
  status?: 200 | 201
  body: Record<string, unknown>
}

/**
 * What an agent said, as a schema understands it.
 *
 * @param refusal what is thrown for the first thing that is not understood, whose place is a path such as `$.line_items[0].id`
 */
export function understood<Body>(
  schema: z.ZodType<Body>,
  said: unknown,
  refusal: (place: string, message: string, issue: z.core.$ZodIssue | undefined) => Error,
): Body {
  const read = schema.safeParse(said)
  if (read.success) return read.data
  const [issue] = read.error.issues
  const path = (issue?.path ?? []).map((part) =>
    typeof part === 'number' ? `[${part}]` : `.${String(part)}`,
  )
  throw refusal(`$${path.join('')}`, issue?.message ?? 'is not understood', issue)
}
