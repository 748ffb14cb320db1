import { randomUUID } from 'node:crypto'
import { type CallName, type Endpoint, flagOf } from '@cartwright/contract'
import type { H3Event } from 'h3'
import { ShopError } from '../errors'
import { acceptedLocale, contentLanguage } from '../languages'
import { withinRefundLimit } from '../modules/payment/refund-limit'
import type { Shop } from '../shop'
import { shapeOf } from '../store/reading/shape'
import { tracedCall } from '../telemetry/tracing'
import { assertAccess, assertRole, callerOf } from './access'
import { auditedCall, isAudited, noteRefusedCall } from './audited'
import { readBody } from './body'
import { clientAddress } from './client-address'
import { assertSameSite } from './csrf'
import { errorReply } from './error-reply'
import { assertNotHidden, type Hidden, hiddenBy, withoutHidden } from './flags'
import { type Answer, callerKey, noting, once } from './idempotency'
import { isOverTls } from './over-tls'
import { packedReply } from './packed-reply'
import { pathParams } from './path-params'
import { parseQuery } from './query-text'
import { answersCredential, showsCredential, withinLimits } from './rate-limits'
import { replyShape } from './reply-shape'
import { replyTable } from './reply-table'
import { type ApiRequest, type Caller, type Handler, Reply, Streamed } from './request'
import { channelsOf } from './sales-channel-scope'
import { validate } from './validation'

const everything = shapeOf([])
const unsaid = {}

/** What limits and the audit log want to know of a request, filled in as it is read. */
interface Facts {
  name: CallName
  params: Record<string, string>
  body: unknown
  caller: Caller
  ip: string
  requestId: string
  visit: string | null
}

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
  const hidden = hiddenBy(shop.flags)
  const leavesEntry = isAudited(name)
  const holdsCredential = showsCredential(name)
  const isRepeatable = method === 'POST' && !answersCredential(name)
  // A cart that is completed already answers with its order.
  const isSafeToRepeat = name === 'POST /store/carts/:id/complete'

  const answered = async (event: H3Event, requestId: string): Promise<Response> => {
    const { req } = event
    const overTls = isOverTls(shop, req)
    const headers = new Headers()
    headers.set('x-request-id', requestId)
    const facts: Facts = {
      name,
      params: {},
      body: undefined,
      caller: {},
      ip: clientAddress(req.ip, req.headers),
      requestId,
      visit: visitOf(req.headers),
    }
    try {
      if (flag && !shop.flags[flag]) throw new ShopError('not_found', 'Not Found')
      const caller = await callerOf(shop, req.headers, domain, overTls)
      facts.caller = caller
      assertAccess(endpoint.access, caller)
      assertRole(name, endpoint, caller)
      if (method !== 'GET' && caller.via === 'cookie') assertSameSite(shop, req)
      const params = pathParams(event.context.params)
      const { search } = event.url
      const query = endpoint.query
        ? (validate(endpoint.query, queryOf(search, endpoint)) as Record<string, unknown>)
        : {}
      const { body, files } =
        method === 'GET' ? { body: undefined, files: [] } : await readBody(req, endpoint)
      if (hidden) assertNotHidden(hidden, query, body)
      const ask: ApiRequest<never> = {
        params: params as never,
        query: query as never,
        body: (endpoint.body ? validate(endpoint.body, body) : undefined) as never,
        files,
        caller,
        shape: table ? replyShape(table, endpoint.reply ?? unsaid, query, isList) : everything,
        channels: domain === 'store' ? await channelsOf(shop, req.headers) : undefined,
        locale: acceptedLocale(req.headers.get('accept-language')),
        ...(endpoint.inLanguages && {
          language: contentLanguage(localeNamed(search), req.headers.get('accept-language')),
        }),
        ip: facts.ip,
        isOverTls: overTls,
        userAgent: req.headers.get('user-agent')?.slice(0, 500) ?? '',
        requestId,
        headers: req.headers,
        setHeader: (header, value) => headers.append(header, value),
      }
      const key = isRepeatable ? req.headers.get('idempotency-key') : null
      Object.assign(facts, { params, body: ask.body })
      const handle = async () => {
        assertRole(name, endpoint, caller, { params, body: ask.body })
        return withinRefundLimit(caller.user?.refund_limit, () =>
          handler(key ? noting(shop, key) : shop, ask),
        )
      }
      const run = async (): Promise<Answer> => {
        const answer = await (leavesEntry ? auditedCall(shop, facts, handle) : handle())
        if (answer instanceof Streamed) return { status: 200, body: '', stream: answer.stream }
        const result = hidden ? cut(hidden, answer) : answer
        if (result instanceof Reply)
          return { status: result.status, body: result.json ?? JSON.stringify(result.body) }
        return { status, body: plain ? String(result) : status === 204 ? '' : JSON.stringify(result) }
      }
      let answerOnce = run
      if (key) {
        ask.idempotencyKey = key
        headers.set('idempotency-key', key)
        headers.set('access-control-expose-headers', 'Idempotency-Key')
        const path = event.url.pathname
        answerOnce = () =>
          once(shop, { key, method, path, caller: callerKey(caller, facts), body, isSafeToRepeat }, run)
      }
      const answer = await withinLimits(shop, name, facts, headers, answerOnce)
      if (answer.stream) return eventStream(answer.stream, headers)
      if (answer.isReplayed) headers.set('idempotent-replayed', 'true')
      headers.set('content-type', plain ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8')
      if (
        domain === 'admin' ||
        method !== 'GET' ||
        caller.customer ||
        /\/(carts|orders|customers|swaps|returns)/.test(event.url.pathname)
      )
        headers.set('cache-control', 'no-store')
      if (endpoint.inLanguages && method === 'GET') headers.append('vary', 'Accept-Language')
      return await packedReply(shop, req, answer.body, { status: answer.status, headers, holdsCredential })
    } catch (error) {
      if (leavesEntry && facts.caller.user && error instanceof ShopError && error.type === 'forbidden')
        await noteRefusedCall(shop, facts, error.status)
      return errorReply(shop, error, requestId, headers, name, req.headers.get('accept-language'))
    }
  }
  return (event: H3Event): Promise<Response> => {
    const requestId = requestIdOf(event.req.headers)
    return tracedCall(name, event.url.pathname, requestId, () => answered(event, requestId))
  }
}

/** The name that the caller gave the request, or one of our own. */
const requestIdOf = (headers: Headers): string =>
  headers
    .get('x-request-id')
    ?.slice(0, 100)
    .replace(/[^\w.-]/g, '') || randomUUID()

function eventStream(stream: ReadableStream<Uint8Array>, headers: Headers): Response {
  headers.set('content-type', 'text/event-stream; charset=utf-8')
  headers.set('cache-control', 'no-store, no-transform')
  // Proxies that gather answers would keep the news to themselves.
  headers.set('x-accel-buffering', 'no')
  return new Response(stream, { headers })
}

const visitOf = (headers: Headers): string | null => {
  const visit = headers.get('x-visit')
  return visit && /^[\w-]{8,64}$/.test(visit) ? visit : null
}

const cut = (hidden: Hidden, answer: unknown): unknown =>
  answer instanceof Reply
    ? new Reply(
        answer.status,
        withoutHidden(
          hidden,
          answer.json === undefined ? answer.body : JSON.parse(String(answer.json)),
        ) as Record<string, unknown>,
      )
    : withoutHidden(hidden, answer)

/** The language that an address names: every call that answers in several understands it, with a query or without. */
const localeNamed = (search: string): string | undefined =>
  new URLSearchParams(search).get('locale') ?? undefined

function queryOf(search: string, { inLanguages }: Endpoint): Record<string, unknown> {
  const query = parseQuery(search)
  if (inLanguages) delete query.locale
  return query
}
