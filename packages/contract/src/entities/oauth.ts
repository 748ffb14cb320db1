import { z } from 'zod'
import { Id, Metadata } from '../common'

/** The columns of OAuth, without what hangs on it. */
export const OAuthRow = z.object({
  id: Id,
  display_name: z.string(),
  application_name: z.string(),
  install_url: z.string().nullable(),
  uninstall_url: z.string().nullable(),
  data: Metadata.nullable(),
})
/** An application of another that may be connected. */
export interface OAuth extends z.infer<typeof OAuthRow> {}
export const OAuth: z.ZodType<OAuth> = OAuthRow.meta({ id: 'OAuth' })
