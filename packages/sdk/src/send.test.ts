import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createClient, createStoreClient } from './client'
import {
  AuthError,
  ConflictError,
  NetworkError,
  NotFoundError,
  RateLimitError,
  ShopError,
  TimeoutError,
  ValidationError,
} from './errors'

const baseUrl = 'http://shop.test'
const server = setupServer()
/** What reached the server. */
let seen: { method: string; url: URL; headers: Headers; text: string }[] = []

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
beforeEach(() => {
  seen = []
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true, advanceTimeDelta: 50 })
})
afterEach(() => {
  server.resetHandlers()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** From here on only the test lets time pass. */
const stopClock = () => {
  vi.useRealTimers()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
}
/** How long the network of a busy machine may take. */
const patience = { timeout: 30_000 }

/** Answers all requests in turn; the last answer stays. */
function answer(...answers: (() => Response | Promise<Response>)[]) {
  server.use(
    http.all(`${baseUrl}/*`, async ({ request }) => {
      seen.push({
        method: request.method,
        url: new URL(request.url),
        headers: request.headers,
        text: await request.clone().text(),
      })
      return (answers.length > 1 ? answers.shift() : answers[0])?.() ?? HttpResponse.error()
    }),
  )
}
const ok = () => HttpResponse.json({})
const refused =
  (status: number, body: object = {}, headers: Record<string, string> = {}) =>
  () =>
    HttpResponse.json({ type: 'x', message: 'no', ...body }, { status, headers })
const offline = () => HttpResponse.error()

describe('a request', () => {
  it('writes queries with brackets', async () => {
    answer(ok)
    await createClient({ baseUrl }).admin.orders.list({
      status: ['pending', 'completed'],
      created_at: { gte: '2026-01-01T00:00:00Z' },
      limit: 5,
      q: undefined,
    })
    expect(decodeURIComponent(seen[0]?.url.search ?? '')).toBe(
      '?status[]=pending&status[]=completed&created_at[gte]=2026-01-01T00:00:00Z&limit=5',
    )
  })

  it('has a body on POST and DELETE only', async () => {
    answer(ok)
    const client = createClient({ baseUrl })
    await client.admin.custom.get('/x')
    await client.admin.collections.removeProducts('col_1', { product_ids: ['prod_1'] })
    await client.carts.complete('cart_1')
    expect(seen.map(({ method, text }) => [method, text])).toEqual([
      ['GET', ''],
      ['DELETE', '{"product_ids":["prod_1"]}'],
      ['POST', ''],
    ])
  })

  it('carries the credentials of its domain, and the publishable key', async () => {
    answer(ok)
    const client = createClient({
      baseUrl,
      adminToken: 'secret',
      storeToken: 's.t.x',
      publishableKey: 'pk_1',
    })
    await client.admin.store.retrieve()
    await client.regions.list()
    const [admin, store] = seen.map(({ headers }) => headers)
    expect(admin?.get('x-medusa-access-token')).toBe('secret')
    expect(admin?.get('authorization')).toBeNull()
    expect(store?.get('authorization')).toBe('Bearer s.t.x')
    expect(store?.get('x-medusa-access-token')).toBeNull()
    expect(store?.get('x-publishable-api-key')).toBe('pk_1')
  })

  it('says in which language it wants to be refused, as it is at that moment', async () => {
    answer(ok)
    let language = 'de-AT'
    const client = createClient({ baseUrl, language: () => language })
    await client.admin.store.retrieve()
    language = 'ar'
    await client.regions.list()
    await createStoreClient({ baseUrl, language: 'ja' }).regions.list()
    expect(seen.map(({ headers }) => headers.get('accept-language'))).toEqual(['de-AT', 'ar', 'ja'])
  })

  it('carries none where none is needed', async () => {
    answer(ok)
    const client = createClient({ baseUrl, adminToken: 'a.b.c' })
    await client.admin.auth.createSession({ email: 'ada@example.com', password: 'x' })
    await client.admin.users.sendResetPasswordToken({ email: 'ada@example.com' })
    await client.admin.auth.getSession()
    expect(seen.map(({ headers }) => headers.get('authorization'))).toEqual([null, null, 'Bearer a.b.c'])
  })

  it('sends files as a form', async () => {
    answer(() => HttpResponse.json({ uploads: [] }))
    await createClient({ baseUrl }).admin.uploads.create([
      new File(['hi'], 'a.txt'),
      new File(['ho'], 'b.txt'),
    ])
    expect(seen[0]?.headers.get('content-type')).toMatch(/^multipart\/form-data/)
    expect(seen[0]?.text.match(/name="files"/g)).toHaveLength(2)
  })

  it.each([['loyalty/points'], ['/loyalty/points'], ['/admin/loyalty/points']])(
    'of a plugin to %s goes below /admin',
    async (path) => {
      answer(ok)
      await createClient({ baseUrl }).admin.custom.get(path, { a: [1] })
      expect(decodeURIComponent(seen[0]?.url.href ?? '')).toBe(`${baseUrl}/admin/loyalty/points?a[]=1`)
    },
  )
})

describe('retries', () => {
  const store = (retries?: number) => createStoreClient({ baseUrl, retries })
  const admin = (retries?: number) => createClient({ baseUrl, retries }).admin
  const cart = { region_id: 'reg_1' }

  it('are off by default in a client', async () => {
    answer(refused(503))
    await expect(createClient({ baseUrl }).carts.create(cart)).rejects.toThrow(ShopError)
    expect(seen).toHaveLength(1)
    expect(seen[0]?.headers.get('idempotency-key')).toBeNull()
  })

  it('are three by default in the client of a storefront, all with one key', async () => {
    answer(refused(503))
    await expect(store().carts.create(cart)).rejects.toThrow(ShopError)
    expect(seen).toHaveLength(4)
    expect(new Set(seen.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1)
  })

  it('are as many as a storefront says', async () => {
    answer(refused(503))
    await expect(store(0).regions.list()).rejects.toThrow(ShopError)
    expect(seen).toHaveLength(1)
  })

  it.each([[409], [501], [503], [599]])('follow %i when asked for', async (status) => {
    answer(refused(status), refused(status), ok)
    await store(2).carts.create(cart)
    expect(seen).toHaveLength(3)
  })

  it('follow a request without an answer', async () => {
    answer(offline, ok)
    await store(1).carts.create(cart)
    expect(seen).toHaveLength(2)
  })

  it.each([[400], [401], [404], [422], [429], [500]])('do not follow %i', async (status) => {
    answer(refused(status))
    await expect(store(3).carts.create(cart)).rejects.toThrow(ShopError)
    expect(seen).toHaveLength(1)
  })

  it('end after their number', async () => {
    answer(refused(503))
    await expect(store(2).regions.list()).rejects.toThrow('no')
    expect(seen).toHaveLength(3)
  })

  it('of a POST carry one idempotency key; without retries there is none', async () => {
    answer(refused(503), ok)
    await store(1).carts.create(cart)
    const keys = seen.map(({ headers }) => headers.get('idempotency-key'))
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
    expect(keys[1]).toBe(keys[0])
    await store(1).carts.create(cart)
    expect(seen[2]?.headers.get('idempotency-key')).not.toBe(keys[0])
    await store(1).regions.list()
    await store(0).carts.create(cart)
    await store(0).carts.create(cart, undefined, { idempotencyKey: 'mine' })
    expect(seen.slice(3).map(({ headers }) => headers.get('idempotency-key'))).toEqual([null, null, 'mine'])
  })

  it.each([
    ['answers 500', 4, refused(500)],
    ['answers 429', 4, refused(429)],
    ['does not answer', 3, offline],
    ['answers 409', 1, refused(409)],
    ['answers 404', 1, refused(404)],
  ])('of admin reads are always on: a shop that %s is asked %i times', async (_, times, reply) => {
    answer(reply)
    await expect(admin().orders.list()).rejects.toThrow(ShopError)
    expect(seen).toHaveLength(times)
  })

  it('of admin deletions are always on, of admin posts only when asked for', async () => {
    answer(refused(500))
    await expect(admin().products.delete('prod_1')).rejects.toThrow('no')
    expect(seen).toHaveLength(4)
    seen = []
    await expect(admin().orders.capturePayment('order_1')).rejects.toThrow('no')
    expect(seen).toHaveLength(1)
  })

  it('can be switched off for one call', async () => {
    answer(refused(500))
    await expect(admin(3).orders.list({}, { retries: 0 })).rejects.toThrow('no')
    expect(seen).toHaveLength(1)
  })

  it('of the two layers do not multiply', async () => {
    answer(refused(503))
    await expect(admin(5).orders.list()).rejects.toThrow('no')
    expect(seen).toHaveLength(6)
  })

  it('wait as long as the shop asks for', async () => {
    answer(refused(429, {}, { 'retry-after': '2' }), ok)
    stopClock()
    const waits = vi.spyOn(globalThis, 'setTimeout')
    const call = admin().orders.list()
    await vi.waitFor(() => expect(waits.mock.calls.map(([, ms]) => ms)).toContain(2000), patience)
    await vi.advanceTimersByTimeAsync(1900)
    expect(seen).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(100)
    await call
    expect(seen).toHaveLength(2)
  })

  it('do not wait longer than 300 s', async () => {
    answer(refused(429, {}, { 'retry-after': '301' }))
    await expect(admin().orders.list()).rejects.toThrow(RateLimitError)
    expect(seen).toHaveLength(1)
  })

  it('end when the caller aborts', async () => {
    answer(refused(503, {}, { 'retry-after': '100' }))
    const abort = new AbortController()
    const call = admin().orders.list({}, { signal: abort.signal })
    await vi.waitFor(() => expect(seen).toHaveLength(1), patience)
    abort.abort()
    await expect(call).rejects.toThrow(/abort/i)
  })
})

describe('errors', () => {
  const failing = async (...replies: Parameters<typeof answer>) => {
    answer(...replies)
    return createClient({ baseUrl })
      .carts.create({})
      .then(
        () => undefined,
        (error: ShopError) => error,
      )
  }

  it.each([
    [401, AuthError, false],
    [403, AuthError, false],
    [404, NotFoundError, false],
    [409, ConflictError, true],
    [400, ValidationError, false],
    [422, ValidationError, false],
    [429, RateLimitError, true],
    [500, ShopError, true],
  ])('%i is a %o', async (status, kind, isRetryable) => {
    const error = await failing(refused(status, { code: 'c', request_id: 'req_1' }))
    expect(error).toBeInstanceOf(kind)
    expect(error).toBeInstanceOf(ShopError)
    expect(error).toMatchObject({
      name: kind.name,
      status,
      message: 'no',
      type: 'x',
      code: 'c',
      requestId: 'req_1',
      isRetryable,
    })
  })

  it('name the fields that are wrong', async () => {
    const error = await failing(
      refused(400, {
        errors: [{ path: 'items.0.quantity', message: 'is too small' }, 'other', { path: 'email' }],
      }),
    )
    expect((error as ValidationError).fieldErrors).toEqual({ 'items.0.quantity': ['is too small'] })
  })

  it('of a duplicate are conflicts', async () => {
    expect(await failing(refused(422, { type: 'duplicate_error' }))).toBeInstanceOf(ConflictError)
  })

  it('say how long to wait', async () => {
    expect(await failing(refused(429, {}, { 'retry-after': '7' }))).toMatchObject({ retryAfterMs: 7000 })
  })

  it('survive an answer that is not JSON', async () => {
    const html = () =>
      new HttpResponse('<h1>Bad gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } })
    expect(await failing(html)).toMatchObject({ status: 502, message: '<h1>Bad gateway</h1>' })
  })

  it('without an answer are network errors', async () => {
    expect(await failing(offline)).toBeInstanceOf(NetworkError)
  })

  it('without an answer in time are time-outs', async () => {
    answer(() => new Promise<Response>(() => {}))
    stopClock()
    const told = vi.fn()
    createClient({ baseUrl, timeoutMs: 200 }).regions.list().catch(told)
    await vi.advanceTimersByTimeAsync(199)
    expect(told).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await expect.poll(() => told.mock.calls[0]?.[0]).toBeInstanceOf(TimeoutError)
    expect(told.mock.calls[0]?.[0]).toMatchObject({ isRetryable: true, status: 0 })
  })
})

describe('tokens', () => {
  it('are kept from the token calls, each in its domain', async () => {
    const kept = new Map<string, string>()
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    }
    answer(() => HttpResponse.json({ access_token: 'a.d.m' }))
    const client = createClient({ baseUrl, storage })
    await client.admin.auth.getToken({ email: 'ada@example.com', password: 'x' })
    expect(client.tokens.get('admin')).toBe('a.d.m')
    expect(client.tokens.get('store')).toBeUndefined()
    expect(createClient({ baseUrl, storage }).tokens.get('admin')).toBe('a.d.m')
    client.tokens.set('admin', undefined)
    expect(kept.size).toBe(0)
  })

  it('belong to one of two domains', () => {
    const { tokens } = createClient({ baseUrl })
    expect(() => tokens.set('shop' as 'store', 'x')).toThrow("'domain' must be wither 'admin' or 'store'")
    expect(() => tokens.get('shop' as 'store')).toThrow("'domain' must be wither 'admin' or 'store'")
  })
})

describe('walking through a list', () => {
  const page = () => {
    const { searchParams } = seen.at(-1)?.url ?? new URL(baseUrl)
    const offset = Number(searchParams.get('offset'))
    const limit = Number(searchParams.get('limit'))
    const products = Array.from({ length: Math.min(limit, 5 - offset) }, (_, at) => ({
      id: `prod_${offset + at}`,
    }))
    return HttpResponse.json({ products, count: 5, offset, limit })
  }

  it('asks for page after page, when it is needed', async () => {
    answer(page)
    const ids: string[] = []
    for await (const product of createClient({ baseUrl }).admin.products.iterate({ limit: 2 }))
      ids.push(product.id)
    expect(ids).toEqual(['prod_0', 'prod_1', 'prod_2', 'prod_3', 'prod_4'])
    expect(seen).toHaveLength(3)
  })

  it('can end early', async () => {
    answer(page)
    const rows = await createClient({ baseUrl }).products.iterate({ limit: 2 }).toArray({ max: 2 })
    expect(rows).toHaveLength(2)
    expect(seen).toHaveLength(1)
  })
})
