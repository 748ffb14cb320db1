import type { Session } from '../../../selling/session'
import { AcpError } from '../acp-error'

/** A checkout that is over is not changed any more. */
export const closed = ({ state, isExpired }: Pick<Session, 'state' | 'isExpired'>, status = 422): AcpError =>
  new AcpError(
    status,
    'checkout_closed',
    `This checkout is ${isExpired ? 'expired' : state === 'canceled' ? 'canceled' : 'completed'}: it is not changed any more`,
  )
