import { z } from 'zod'
import { Id } from '../common'

/** Who did something: a member of staff, a program with an API token, or the command line on the shop's own machine. */
export const Actor = z
  .object({
    type: z.enum(['user', 'api_token', 'cli']),
    id: Id.nullable(),
    /** The name or e-mail of the person; of an API token its name, and whose it is. */
    name: z.string().nullable(),
  })
  .meta({ id: 'Actor' })
export type Actor = z.infer<typeof Actor>
