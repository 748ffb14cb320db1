import type { Session } from '../../../selling/session'
import { AcpError } from '../acp-error'

/** A checkout that is over is not changed any more. */
export const closed = ({ state }: Pick<Session, 'state'>, status = 422): AcpError =>
  new AcpError(
    status,
    'checkout_closed',
    `This checkout is ${state === 'canceled' ? 'canceled' : 'completed'}: it is not changed any more`,
  )
