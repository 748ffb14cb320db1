import { z } from 'zod'
import { entityTables } from '../store/schema/entity-tables'

/** The table behind what a call answers: the first entity of its envelope. */
export function replyTable(returns: z.ZodType): string | undefined {
  if (!(returns instanceof z.ZodObject)) return undefined
  for (const value of Object.values(returns.shape)) {
    const one = value instanceof z.ZodArray ? value.element : value
    const id = (one as z.ZodType).meta()?.id
    const table = typeof id === 'string' ? entityTables[id] : undefined
    if (table) return table
  }
  return undefined
}
