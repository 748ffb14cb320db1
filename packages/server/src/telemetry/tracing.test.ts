import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { context, propagation, SpanStatusCode, trace } from '@opentelemetry/api'
import {
  InMemorySpanExporter,
  NodeTracerProvider,
  type ReadableSpan,
  SimpleSpanProcessor,
} from '@opentelemetry/sdk-trace-node'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { deliverAll } from '../events/worker'
import { askOutside } from '../http/outgoing'
import { listeningShop } from '../testing/listening-shop'
import { describeShop } from '../testing/test-shop'
import { europe, mug } from '../testing/world'
import { startTracing } from './start-tracing'
import { statementName } from './statement-name'
import { traced, traceIds, traceNoMore } from './tracing'

const disable = () => {
  traceNoMore()
  for (const api of [trace, context, propagation]) api.disable()
}

/** What an SDK that somebody registered in this process is told. */
async function collected() {
  const exporter = new InMemorySpanExporter()
  new NodeTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] }).register()
  await startTracing({})
  return exporter
}

const named = (spans: readonly ReadableSpan[], name: string): ReadableSpan => {
  const found = spans.find((span) => span.name === name)
  if (!found) throw new Error(`There is no span ${name}, but ${spans.map((span) => span.name).join(', ')}`)
  return found
}
const below = (spans: readonly ReadableSpan[], span: ReadableSpan) =>
  spans.filter(({ parentSpanContext }) => parentSpanContext?.spanId === span.spanContext().spanId)

afterEach(disable)

it.each([
  ['select "a" from "product" where "id" = ?', 'SELECT product'],
  ['insert into "cart" ("id") values ($1)', 'INSERT cart'],
  ['update "order" set "a" = $1', 'UPDATE order'],
  ['(select 1 from "a") union (select 2 from "b")', 'SELECT a'],
  ['BEGIN', 'BEGIN'],
  ['', ''],
])('%s is called %s', (text, name) => expect(statementName(text)).toBe(name))

it('without anybody who collects nothing is traced', async () => {
  await startTracing({})
  expect(traced('work', {}, () => traceIds())).toEqual({})
})

it('an SDK that is switched off is not asked', async () => {
  new NodeTracerProvider().register()
  await startTracing({ OTEL_SDK_DISABLED: 'true' })
  expect(traced('work', {}, () => traceIds())).toEqual({})
})

it('a question to another machine carries the trace along', async () => {
  const exporter = await collected()
  const heard: IncomingMessage['headers'][] = []
  const other = createServer((request, response) => {
    heard.push(request.headers)
    response.writeHead(503).end()
  }).listen(0)
  const { port } = other.address() as AddressInfo
  await askOutside(`http://localhost:${port}/hook?token=secret`, { allowLocal: true, method: 'POST' })
  other.close()
  const span = named(exporter.getFinishedSpans(), 'POST localhost')
  const { traceId, spanId } = span.spanContext()
  expect(heard[0]?.traceparent).toBe(`00-${traceId}-${spanId}-01`)
  expect(span.attributes['http.response.status_code']).toBe(503)
  expect(span.status.code).toBe(SpanStatusCode.ERROR)
  expect(JSON.stringify(span.attributes)).not.toContain('secret')
})

describeShop('a shop that is traced', (t) => {
  let exporter: InMemorySpanExporter
  beforeEach(async () => {
    exporter = await collected()
  })

  it('tells of calls, transactions and statements, and of none of their values', async () => {
    const region = await europe(t)
    const { variant } = await mug(t)
    exporter.reset()
    const { cart } = await t.call('POST /store/carts', { body: { region_id: region.id } })
    await t.call('POST /store/carts/:id/line-items', {
      params: { id: cart.id },
      body: { variant_id: variant('one'), quantity: 1, metadata: { note: 'for Ann only' } },
    })
    const spans = exporter.getFinishedSpans()
    const call = named(spans, 'POST /store/carts/:id/line-items')
    expect(call.attributes['http.route']).toBe('/store/carts/:id/line-items')
    const inside = spans.filter((span) => span.spanContext().traceId === call.spanContext().traceId)
    const transaction = named(inside, 'transaction')
    expect(below(inside, call)).toContain(transaction)
    const insert = named(inside, 'INSERT line_item')
    expect(insert.attributes['db.system.name']).toBe(
      t.shop.engine.dialect === 'sqlite' ? 'sqlite' : 'postgresql',
    )
    expect(JSON.stringify(inside.map(({ name, attributes }) => [name, attributes]))).not.toContain('Ann')
  })

  it('marks what failed inside, and tells its log by which trace', async () => {
    const lines: string[] = []
    const log = pino({ mixin: traceIds }, { write: (line: string) => void lines.push(line) })
    vi.spyOn(t.shop.log, 'error').mockImplementation(((...said: [object, string]) =>
      log.error(...said)) as typeof t.shop.log.error)
    vi.spyOn(t.shop.db, 'rows').mockRejectedValue(new Error('Ann has it'))
    const { status } = await t.try('GET /store/regions')
    vi.restoreAllMocks()
    expect(status).toBe(500)
    const call = named(exporter.getFinishedSpans(), 'GET /store/regions')
    const [line] = lines.map((text) => JSON.parse(text))
    expect(line.trace_id).toBe(call.spanContext().traceId)
  })

  it('tells of each subscriber an event is delivered to', async () => {
    await t.call('POST /store/customers', {
      body: { email: 'ann@example.com', password: 'correct horse battery', first_name: 'A', last_name: 'B' },
    })
    exporter.reset()
    await deliverAll(t.shop, [{ id: 'mine', events: ['customer.created'], handle: async () => {} }])
    const span = named(exporter.getFinishedSpans(), 'event customer.created')
    expect(span.attributes['cartwright.subscriber']).toBe('mine')
  })

  it('begins no trace for a look at the database that nobody asked for', async () => {
    exporter.reset()
    await t.shop.db.rowsWhere(t.shop.db.t.region, {})
    expect(exporter.getFinishedSpans()).toEqual([])
  })
})

describe('a server that is traced', () => {
  it('names requests by their calls and goes on with the traces of a proxy on this machine', async () => {
    const exporter = await collected()
    const { url } = await listeningShop()
    const traceId = '0af7651916cd43dd8448eb211c80319c'
    const answer = await fetch(`${url}/store/products/prod_unknown?locale=secret`, {
      headers: { traceparent: `00-${traceId}-b7ad6b7169203331-01`, 'x-request-id': 'mine' },
    })
    expect(answer.status).toBe(404)
    await fetch(`${url}/no/such/${'t'.repeat(60)}`)
    const spans = exporter.getFinishedSpans()
    const request = named(spans, 'GET /store/products/:id')
    expect(request.spanContext().traceId).toBe(traceId)
    expect(request.attributes).toMatchObject({
      'http.request.method': 'GET',
      'http.response.status_code': 404,
      'url.path': '/store/products/prod_unknown',
      'cartwright.request_id': 'mine',
    })
    expect(named(spans, 'GET').attributes['url.path']).toBe('/no/such/…')
    expect(JSON.stringify(spans.map(({ attributes }) => attributes))).not.toContain('secret')
  })

  it('sends traces where the variables of OpenTelemetry say', async () => {
    const got: string[] = []
    const collector = createServer((request, response) => {
      let body = ''
      request.on('data', (part) => (body += part))
      request.on('end', () => {
        got.push(`${request.url} ${body}`)
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
      })
    }).listen(0)
    const { port } = collector.address() as AddressInfo
    vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', `http://localhost:${port}`)
    vi.stubEnv('OTEL_RESOURCE_ATTRIBUTES', 'deployment.environment.name=test')
    const { url, close } = await listeningShop()
    await fetch(`${url}/store/regions`)
    await close()
    vi.unstubAllEnvs()
    collector.close()
    const said = got.join('\n')
    expect(said).toMatch(/^\/v1\/traces /)
    for (const word of ['"cartwright"', 'deployment.environment.name', 'GET /store/regions', 'SELECT region'])
      expect(said).toContain(word)
  })
})
