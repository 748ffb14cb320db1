import { z } from 'zod'
import { Email, Name } from '../common'
import { endpoints } from '../endpoint'
import { User } from '../entities/user'

export const setupEndpoints = endpoints({
  'GET /admin/setup': {
    access: 'open',
    tag: 'Setup',
    summary: 'Whether the shop waits for its first member of staff, and what it is called',
    returns: () => z.object({ is_needed: z.boolean(), store_name: z.string() }),
  },
  'POST /admin/setup': {
    access: 'open',
    tag: 'Setup',
    summary: 'Become the first admin, with the secret that the shop printed when it started; signs in',
    body: () =>
      z.strictObject({
        secret: z.string().min(1).max(200),
        email: Email,
        password: z.string(),
        first_name: z.string().nullish(),
        last_name: z.string().nullish(),
        store_name: Name.min(1).nullish(),
      }),
    returns: () => z.object({ user: User }),
  },
})
