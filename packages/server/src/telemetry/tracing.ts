import type { Attributes, Context, Span, Tracer } from '@opentelemetry/api'
import { isLoopback, isTrustedProxy } from '../http/client-address'
import { statementName } from './statement-name'

type OpenTelemetry = typeof import('@opentelemetry/api')

/** Present while somebody collects traces. Without it nothing below costs more than this look. */
let tracing: { api: OpenTelemetry; tracer: Tracer } | undefined

/** Traces from now on, by whichever SDK is registered with this API of OpenTelemetry. */
export function traceBy(api: OpenTelemetry): void {
  tracing = { api, tracer: api.trace.getTracer('@cartwright/server') }
}

/** Traces no longer: for tests. */
export function traceNoMore(): void {
  tracing = undefined
}

/** Requests that came in by themselves and whose call is not known yet, with their paths. */
const unnamed = new WeakMap<Span, string>()

/**
 * A request that came in, as a span of its own. It goes on in the trace that the caller names in `traceparent` where a proxy says
 * so that is believed: everybody may write that header, and who does could fill the traces.
 */
export function tracedRequest(request: Request, answer: () => Promise<Response>): Promise<Response> {
  if (!tracing) return answer()
  const { api, tracer } = tracing
  const { method } = request
  const path = new URL(request.url).pathname
  const attributes = {
    'http.request.method': method,
    'url.path': withoutSecrets(path),
    'url.scheme': request.url.startsWith('https:') ? 'https' : 'http',
  }
  const options = { kind: api.SpanKind.SERVER, attributes }
  return tracer.startActiveSpan(method, options, parentOf(api, request), (span) => {
    unnamed.set(span, path)
    return ended(api, span, async () => {
      const response = await answer()
      span.setAttribute('http.response.status_code', response.status)
      if (response.status >= 500) span.setStatus({ code: api.SpanStatusCode.ERROR })
      return response
    })
  })
}

/** A call of the API: names the request that asks for it, or is a span of its own where a page asks within its request. */
export function tracedCall<T>(
  name: string,
  path: string,
  requestId: string,
  work: () => Promise<T>,
): Promise<T> {
  if (!tracing) return work()
  const request = tracing.api.trace.getActiveSpan()
  const attributes = { 'http.route': name.slice(name.indexOf(' ') + 1), 'cartwright.request_id': requestId }
  if (!request || unnamed.get(request) !== path) return traced(name, attributes, work)
  unnamed.delete(request)
  request.updateName(name)
  request.setAttributes(attributes)
  return work()
}

/** Work as a span: under the one that is open, or the first of a trace. */
export function traced<T>(name: string, attributes: Attributes, work: () => T): T {
  if (!tracing) return work()
  const { api, tracer } = tracing
  return tracer.startActiveSpan(name, { attributes }, (span) => ended(api, span, work))
}

/** A statement of the database within a trace; by itself it begins none, as workers look for work all the time. */
export function tracedStatement<T>(system: 'sqlite' | 'postgresql', text: string, work: () => T): T {
  if (!tracing?.api.trace.getActiveSpan()) return work()
  const { api, tracer } = tracing
  // The text holds placeholders: what people wrote is no part of it.
  const attributes = { 'db.system.name': system, 'db.query.text': text }
  const options = { kind: api.SpanKind.CLIENT, attributes }
  return tracer.startActiveSpan(statementName(text), options, (span) => ended(api, span, work))
}

/** A whole transaction within a trace: with its wait for a connection or its turn, and for the disk. */
export function tracedTransaction<T>(work: () => Promise<T>): Promise<T> {
  return tracing?.api.trace.getActiveSpan() ? traced('transaction', {}, work) : work()
}

/** A question to another machine; `headers` are those to ask with, which carry the trace along. */
export function tracedQuestion<T extends { status: number }>(
  method: string,
  host: string,
  headers: Record<string, string>,
  work: (headers: Record<string, string>) => Promise<T>,
): Promise<T> {
  if (!tracing) return work(headers)
  const { api, tracer } = tracing
  const attributes = { 'http.request.method': method, 'server.address': host }
  const options = { kind: api.SpanKind.CLIENT, attributes }
  return tracer.startActiveSpan(`${method} ${host}`, options, (span) =>
    ended(api, span, async () => {
      const carried = { ...headers }
      api.propagation.inject(api.context.active(), carried)
      const answer = await work(carried)
      span.setAttribute('http.response.status_code', answer.status)
      if (answer.status >= 400) span.setStatus({ code: api.SpanStatusCode.ERROR })
      return answer
    }),
  )
}

/** By what a line of the log is found from a trace, and a trace from the line. */
export function traceIds(): { trace_id: string; span_id: string } | Record<string, never> {
  const context = tracing?.api.trace.getActiveSpan()?.spanContext()
  return context ? { trace_id: context.traceId, span_id: context.spanId } : {}
}

function parentOf({ context, propagation, trace }: OpenTelemetry, request: Request): Context {
  const active = context.active()
  const { ip } = request as Request & { ip?: string }
  // An instrumentation around this server has read the header already.
  if (trace.getActiveSpan() || !(isTrustedProxy(ip) || isLoopback(ip))) return active
  return propagation.extract(active, request.headers, {
    get: (headers, name) => headers.get(name) ?? undefined,
    keys: (headers) => [...headers.keys()],
  })
}

/** Tokens stand in paths of links that were mailed; no id is as long as they are. */
const withoutSecrets = (path: string): string => path.replace(/[^/]{41,}/g, '…')

/** Runs what a span is about, and ends it. What failed is told by its kind alone: messages may hold what people wrote. */
function ended<T>(api: OpenTelemetry, span: Span, work: () => T): T {
  const fail = (error: unknown) => {
    const { code, name } = error as { code?: unknown; name?: unknown }
    span.setAttribute('error.type', String(code ?? name ?? 'unknown'))
    span.setStatus({ code: api.SpanStatusCode.ERROR })
    span.end()
  }
  try {
    const result = work()
    if (!(result instanceof Promise)) {
      span.end()
      return result
    }
    // The promise itself is handed on: what waits for it learns of it as soon as without a trace.
    result.then(() => span.end(), fail)
    return result
  } catch (error) {
    fail(error)
    throw error
  }
}
