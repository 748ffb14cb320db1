import { z } from 'zod'
import { Id, Time } from '../common'

/** The columns of SavedView, without what hangs on it. */
export const SavedViewRow = z.object({
  id: Id,
  /** Who made it. */
  user_id: z.string(),
  /** The screen it is of: `orders`. */
  screen: z.string(),
  name: z.string(),
  /** The query of the screen's address, without the question mark. */
  query: z.string(),
  /** Others see it too. */
  is_shared: z.boolean(),
  position: z.number(),
  created_at: Time,
  updated_at: Time,
})
/** A list as somebody set it up, to come back to. */
export interface SavedView extends z.infer<typeof SavedViewRow> {}
export const SavedView: z.ZodType<SavedView> = SavedViewRow.meta({ id: 'SavedView' })
