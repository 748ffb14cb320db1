import { ofetch } from 'ofetch'
import { describe, expect, it, vi } from 'vitest'
import { createClient, createStoreClient } from './client'
import { NetworkError, NotFoundError } from './errors'

const baseUrl = 'http://shop.test'
const answering = (make: (init?: RequestInit) => Response | Promise<Response>) => {
  const asked: RequestInit[] = []
  const fetch = async (_: unknown, init?: RequestInit) => {
    asked.push(init ?? {})
    return make(init)
  }
  return { asked, client: createClient({ baseUrl, fetch: fetch as typeof globalThis.fetch }) }
}
const typed = (body: BodyInit | null, type?: string) => () => {
  const response = new Response(body)
  response.headers.delete('content-type')
  if (type) response.headers.set('content-type', type)
  return response
}

describe('a reply', () => {
  it.each([
    ['JSON', typed('{"a":1}', 'application/json; charset=utf-8'), { a: 1 }],
    ['JSON of another name', typed('{"a":1}', 'application/problem+json'), { a: 1 }],
    ['JSON without a name', typed('{"a":1}'), { a: 1 }],
    ['text', typed('OK', 'text/plain'), 'OK'],
    ['a table', typed('a;b', 'text/csv'), 'a;b'],
    ['broken JSON', typed('{"a":', 'application/json'), '{"a":'],
    ['nothing', typed(null, 'application/json'), undefined],
  ])('of %s is read as that', async (_, make, seen) => {
    const { client } = answering(make)
    expect(await client.admin.custom.get('x')).toEqual(seen)
  })

  it('of bytes is a blob', async () => {
    const { client } = answering(typed(new Uint8Array([1, 2]), 'image/png'))
    const picture = await client.admin.custom.get<Blob>('x')
    expect([...new Uint8Array(await picture.arrayBuffer())]).toEqual([1, 2])
  })

  it('that breaks off is none', async () => {
    const broken = () =>
      new Response(new ReadableStream({ start: (stream) => stream.error(new Error('cut')) }))
    const failing = createClient({ baseUrl, retries: 0, fetch: async () => broken() })
    await expect(failing.regions.list()).rejects.toThrow(NetworkError)
  })
})

describe('a body', () => {
  it.each([
    ['an object', { a: [1] }, '{"a":[1]}', 'application/json'],
    ['a list', [1], '[1]', 'application/json'],
    ['JSON already', '{"a":1}', '{"a":1}', 'application/json'],
  ])('that is %s goes as JSON', async (_, given, body, type) => {
    const { client, asked } = answering(typed('{}'))
    await client.admin.custom.post('x', given)
    expect(asked[0]?.body).toBe(body)
    expect(new Headers(asked[0]?.headers).get('content-type')).toBe(type)
  })

  it.each([[new FormData()], [new URLSearchParams('a=1')], [new Blob(['a'])], [new Uint8Array([1])]])(
    'that JSON cannot hold goes as it is: %o',
    async (given) => {
      const { client, asked } = answering(typed('{}'))
      await client.admin.custom.post('x', given)
      expect(asked[0]?.body).toBe(given)
      expect(new Headers(asked[0]?.headers).get('content-type')).toBeNull()
    },
  )
})

describe('a transport of the application', () => {
  it('carries the calls: an ofetch with its own interceptors', async () => {
    const onRequest = vi.fn()
    const answers = [
      new Response('', { status: 503 }),
      Response.json({ regions: [] }),
      Response.json({}, { status: 404 }),
    ]
    const stub = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => answers.shift() as Response)
    const shop = createStoreClient({ baseUrl, transport: ofetch.create({ onRequest }).raw })
    expect(await shop.regions.list()).toEqual({ regions: [] })
    await expect(shop.regions.retrieve('reg_none')).rejects.toThrow(NotFoundError)
    await expect(shop.carts.create({ region_id: 'reg_1' }, {}, { retries: 0 })).rejects.toThrow(NetworkError)
    expect(onRequest).toHaveBeenCalledTimes(4)
    stub.mockRestore()
  })

  it('stands in the place of fetch, not beside it', () => {
    const transport = async () => ({ status: 200, headers: new Headers() })
    expect(() => createClient({ baseUrl, transport, fetch: globalThis.fetch })).toThrow('mean the same')
  })
})
