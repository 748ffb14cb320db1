import type { CallName } from '@cartwright/contract'
import { type ApiRequest, theShop } from './request'

/** What a route is handed when the shop itself asks, for work that staff gave it. */
export const askByShop = <K extends CallName>(
  given: Pick<ApiRequest<K>, 'params' | 'query' | 'body' | 'shape'>,
): ApiRequest<K> =>
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
  }) as ApiRequest<K>
