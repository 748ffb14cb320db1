import { type CustomHeaders, trailing } from '../arguments'
import { queryString } from '../query-string'
import type { CallOptions, Request, SendRequest } from '../send'

type Last = CallOptions | CustomHeaders

/**
 * Calls of plugins, which the contract does not know: any path below `/admin`. As in the v1 client two arguments may say headers,
 * of which the last wins.
 */
export const custom = (send: SendRequest) => {
  const ask = <T>(request: Request, last?: Last, customHeaders?: CustomHeaders) => {
    const [options, { headers }] = [trailing(request.path, [last]), trailing(request.path, [customHeaders])]
    return send(request, { ...options, headers: { ...options.headers, ...headers } }) as Promise<T>
  }
  return {
    get: <T = unknown>(path: string, query?: object, options?: Last, customHeaders?: CustomHeaders) =>
      ask<T>({ method: 'GET', path: adminPath(path) + queryString(query) }, options, customHeaders),
    post: <T = unknown>(path: string, body?: unknown, options?: Last, customHeaders?: CustomHeaders) =>
      ask<T>({ method: 'POST', path: adminPath(path), body }, options, customHeaders),
    delete: <T = unknown>(
      path: string,
      options?: (CallOptions & { body?: unknown }) | CustomHeaders,
      customHeaders?: CustomHeaders,
    ) => {
      const { body, ...last } = (options ?? {}) as CallOptions & { body?: unknown }
      return ask<T>({ method: 'DELETE', path: adminPath(path), body }, last, customHeaders)
    },
  }
}

const adminPath = (path: string) => {
  const rooted = path.startsWith('/') ? path : `/${path}`
  return /^\/admin(?:[/?]|$)/.test(rooted) ? rooted : `/admin${rooted}`
}
