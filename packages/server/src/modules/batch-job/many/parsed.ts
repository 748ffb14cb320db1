import type { z } from 'zod'
import { invalidData } from '../../../errors'
import type { Facts } from '../job-type'

/** What a job was asked for, as its schema has it; the list of what was named is gone once it is kept. @throws invalid_data */
export function parsed<S extends z.ZodType>(schema: S, context: Facts): z.output<S> {
  const asked = Object.entries(context).filter(([, value]) => value !== undefined)
  const found = schema.safeParse(Object.fromEntries(asked))
  if (found.success) return found.data
  const told = found.error.issues.map(({ path, message }) => `context.${path.join('.')}: ${message}`)
  throw invalidData(told.join(', '))
}
