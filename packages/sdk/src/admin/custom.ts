import { queryString } from '../query-string'
import type { CallOptions, SendRequest } from '../send'

/** Calls of plugins, which the contract does not know: any path below `/admin`. */
export const custom = (send: SendRequest) => ({
  get: <T = unknown>(path: string, query?: object, options?: CallOptions) =>
    send({ method: 'GET', path: adminPath(path) + queryString(query) }, options) as Promise<T>,
  post: <T = unknown>(path: string, body?: unknown, options?: CallOptions) =>
    send({ method: 'POST', path: adminPath(path), body }, options) as Promise<T>,
  delete: <T = unknown>(path: string, body?: unknown, options?: CallOptions) =>
    send({ method: 'DELETE', path: adminPath(path), body }, options) as Promise<T>,
})

const adminPath = (path: string) => {
  const rooted = path.startsWith('/') ? path : `/${path}`
  return /^\/admin(?:[/?]|$)/.test(rooted) ? rooted : `/admin${rooted}`
}
