import type { Said } from '../../../selling/said'
import { AcpError } from '../acp-error'

/** Why nothing came of it: no session is made of goods that cannot be had. */
export function nothingToBuy({ not_done = [] }: Said): AcpError {
  const why = not_done.find(({ path }) => path.startsWith('$.line_items'))
  const param = why?.path ?? '$.line_items'
  return why?.code === 'out_of_stock'
    ? new AcpError(422, 'out_of_stock', why.content, { param })
    : new AcpError(400, 'invalid_item_id', why?.content ?? 'None of these goods is sold here', { param })
}
