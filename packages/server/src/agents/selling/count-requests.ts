import { createHash } from 'node:crypto'
import { countAgainst } from '../../http/limiters'
import type { Shop } from '../../shop'

/** Counts a request of an agent by a protocol, each of which has its own limits. Returns how many seconds it has to wait; undefined within its limit. */
export const countRequest = (
  shop: Shop,
  protocol: string,
  agent: string,
  { perMinute = 600 }: { perMinute?: number },
): Promise<number | undefined> =>
  countAgainst(
    shop,
    { name: `agent ${protocol}`, points: perMinute, seconds: 60 },
    createHash('sha256').update(agent).digest('base64url'),
  )
