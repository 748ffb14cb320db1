import { z } from 'zod'
import { endpoints } from '../endpoint'
import { LiveNews, Present } from '../entities/live'

/** A visit is one page that is open: a random name of its own choosing. */
const Visit = z.string().regex(/^[\w-]{8,64}$/)

export const liveEndpoints = endpoints({
  'GET /admin/live': {
    access: 'staff',
    tag: 'Live',
    summary:
      'Read which records have changed since, and who else looks at yours; a stream of it with Accept: text/event-stream',
    query: () =>
      z.strictObject({
        /** A revision that was told before; `Last-Event-ID` says the same. Without one only the newest revision is told. */
        since: z.coerce.number().int().min(0).optional(),
        visit: Visit.optional(),
      }),
    returns: () => LiveNews.extend({ present: z.array(Present) }),
  },
  'POST /admin/live/place': {
    access: 'staff',
    tag: 'Live',
    summary: 'Say which record you look at, for others who look at it',
    body: () =>
      z.strictObject({
        visit: Visit,
        /** The path of the record, `/admin/orders/order_1`; null when it is none. */
        place: z
          .string()
          .regex(/^\/admin\/[a-z-]+\/[\w-]{1,100}$/)
          .nullable(),
        is_editing: z.boolean().default(false),
      }),
    returns: () => z.object({ present: z.array(Present) }),
  },
})
