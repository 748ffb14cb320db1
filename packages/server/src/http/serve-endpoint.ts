import { randomUUID } from 'node:crypto'
import { type CallName, type Endpoint, staffMay } from '@cartwright/contract'
import type { H3Event } from 'h3'
import { invalidData, ShopError } from '../errors'
import type { Shop } from '../shop'
import { shapeOf } from '../store/shape'
import { assertAccess, callerOf } from './access'
import { type Ask, type Caller, type Handler, Reply } from './ask'
import { audited } from './audited'
import { readBody } from './body'
import { clientAddress } from './client-address'
import { assertSameSite } from './csrf'
import { errorReply } from './error-reply'
import { flagOf } from './flags'
import { type Answer, once } from './idempotency'
import { isUnstorable, parseQuery } from './query-text'
import { answersCredential, withinLimits } from './rate-limits'
import { replyShape } from './reply-shape'
import { replyTable } from './reply-table'
import { channelsOf } from './sales-channel-scope'
import { validate } from './validation'

const everything = shapeOf([])

/** What each request goes through: who asks, what is asked, whether it was asked before, and the reply. */
export function serveEndpoint(shop: Shop, name: CallName, endpoint: Endpoint, handler: Handler<never>) {
  const [method = ''] = name.split(' ')
  const domain = name.includes(' /admin') ? 'admin' : 'store'
  const table = replyTable(endpoint.returns)
  const isList =
    method === 'GET' &&
    Boolean(endpoint.returns && 'shape' in endpoint.returns && 'count' in (endpoint.returns.shape as object))
  const plain = endpoint.returns.def.type === 'literal'
  const status = endpoint.status ?? 200
  const flag = flagOf(name)
  const isAudited = domain === 'admin' && method !== 'GET'
  const isRepeatable = method === 'POST' && !answersCredential(name)

  return async (event: H3Event): Promise<Response> => {
    const { req } = event
    const headers = new Headers()
    const requestId =
      req.headers
        .get('x-request-id')
        ?.slice(0, 100)
        .replace(/[^\w.-]/g, '') || randomUUID()
    headers.set('x-request-id', requestId)
    try {
      if (flag && !shop.flags[flag]) throw new ShopError('not_found', 'Not Found')
      const caller = await callerOf(shop, req.headers, domain)
      assertAccess(endpoint.access, caller)
      if (method !== 'GET' && caller.via === 'cookie') assertSameSite(shop, req)
      const params = paramsOf(event)
      const query = endpoint.query
        ? (validate(endpoint.query, parseQuery(event.url.search)) as Record<string, unknown>)
        : {}
      const { body, files } =
        method === 'GET' ? { body: undefined, files: [] } : await readBody(req, endpoint)
      const ask: Ask<never> = {
        params: params as never,
        query: query as never,
        body: (endpoint.body ? validate(endpoint.body, body) : undefined) as never,
        files,
        caller,
        shape: table ? replyShape(table, endpoint.reply ?? {}, query, isList) : everything,
        channels: domain === 'store' ? await channelsOf(shop, req.headers) : undefined,
        ip: clientAddress(req.ip, req.headers),
        userAgent: req.headers.get('user-agent')?.slice(0, 500) ?? '',
        requestId,
        headers: req.headers,
        setHeader: (header, value) => headers.append(header, value),
      }
      const facts = { name, params, body: ask.body, caller, ip: ask.ip, requestId }
      const handle = async () => {
        if (caller.user && !staffMay(caller.user, name, { scopes: caller.scopes, params, body: ask.body }))
          throw new ShopError('forbidden', 'Your role or token does not allow this')
        return handler(shop, ask)
      }
      const run = async (): Promise<Answer> => {
        const result = await (isAudited ? audited(shop, facts, handle) : handle())
        if (result instanceof Reply)
          return { status: result.status, body: result.text ?? JSON.stringify(result.body) }
        return { status, body: plain ? String(result) : status === 204 ? '' : JSON.stringify(result) }
      }
      const key = isRepeatable ? req.headers.get('idempotency-key') : null
      let answerOnce = run
      if (key) {
        ask.idempotencyKey = key
        headers.set('idempotency-key', key)
        headers.set('access-control-expose-headers', 'Idempotency-Key')
        const path = event.url.pathname
        answerOnce = () => once(shop, { key, method, path, caller: callerKey(caller), body }, run)
      }
      const answer = await withinLimits(shop, name, facts, headers, answerOnce)
      headers.set('content-type', plain ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8')
      if (
        domain === 'admin' ||
        method !== 'GET' ||
        caller.customer ||
        /\/(carts|orders|customers|swaps|returns)/.test(event.url.pathname)
      )
        headers.set('cache-control', 'no-store')
      return new Response(answer.status === 204 ? null : answer.body, { status: answer.status, headers })
    } catch (error) {
      return errorReply(shop, error, requestId, headers, name)
    }
  }
}

const callerKey = (caller: Caller) => caller.user?.id ?? caller.customer?.id ?? 'guest'

function paramsOf(event: H3Event): Record<string, string> {
  const params: Record<string, string> = {}
  for (const [name, value] of Object.entries(event.context.params ?? {})) {
    try {
      params[name] = decodeURIComponent(String(value))
    } catch {
      throw invalidData(`The path has a broken percent-encoding in ${name}`)
    }
    if (isUnstorable(params[name]) || params[name].length > 500) throw new ShopError('not_found', 'Not found')
  }
  return params
}
