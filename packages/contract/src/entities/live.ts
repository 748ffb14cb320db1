import { z } from 'zod'
import { Time } from '../common'

/** What changed, by the path under which it is read; nothing of what it says. */
export const LiveChange = z
  .object({
    /** The family of calls that tell of it: `/admin/orders`. */
    path: z.string(),
    /** Which one; null when it may be any. */
    id: z.string().nullable(),
    /** The member of staff or the API token that changed it; null where a shopper or the shop itself did. */
    actor_id: z.string().nullable(),
    /** The visit it was changed in, as the caller named it in `x-visit`. */
    visit: z.string().nullable(),
  })
  .meta({ id: 'LiveChange' })
export interface LiveChange extends z.infer<typeof LiveChange> {}

/** Somebody who looks at a record now. */
export const Present = z
  .object({
    visit: z.string(),
    user_id: z.string(),
    name: z.string(),
    /** They have begun to change it, and not saved yet. */
    is_editing: z.boolean(),
    since: Time,
  })
  .meta({ id: 'Present' })
export interface Present extends z.infer<typeof Present> {}

/** What open back offices hear of changes. */
export const LiveNews = z
  .object({
    /** Names this state of the shop: ask for what came `since`. */
    revision: z.number(),
    /** False when more has changed than is remembered: whatever was read may be old. */
    is_whole: z.boolean(),
    changes: z.array(LiveChange),
  })
  .meta({ id: 'LiveNews' })
export interface LiveNews extends z.infer<typeof LiveNews> {}
