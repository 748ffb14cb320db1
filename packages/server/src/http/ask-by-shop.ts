import type { CallName } from '@cartwright/contract'
import { type Ask, theShop } from './ask'

/** What a route is handed when the shop itself asks, for work that staff gave it. */
export const askByShop = <K extends CallName>(
  given: Pick<Ask<K>, 'params' | 'query' | 'body' | 'shape'>,
): Ask<K> =>
  ({
    caller: theShop,
    ip: '',
    isOverTls: false,
    userAgent: '',
    requestId: '',
    headers: new Headers(),
    files: [],
    setHeader: () => {},
    ...given,
  }) as unknown as Ask<K>
