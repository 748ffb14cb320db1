import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { describeShop } from '../testing/test-shop'

describeShop('bodies of requests', (t) => {
  const send = async (body: Buffer, encoding: string, type = 'application/json') => {
    const response = await t.app.fetch(
      new Request('http://localhost/admin/collections', {
        method: 'POST',
        headers: { ...t.staff, 'content-type': type, 'content-encoding': encoding },
        body: new Uint8Array(body),
      }),
    )
    return { status: response.status, headers: response.headers, body: JSON.parse(await response.text()) }
  }
  const named = (title: string) => Buffer.from(JSON.stringify({ title }))

  it.each([
    ['gzip', gzipSync],
    ['x-gzip', gzipSync],
    ['GZip ', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
    ['identity', (content: Buffer) => content],
  ])('are read when they come in %s', async (encoding, pack) => {
    const { status, body } = await send(
      pack(named(`Sent in ${JSON.stringify(encoding)}, ${encoding.length}`)),
      encoding,
    )
    expect(status).toBe(200)
    expect(body.collection.title).toBe(`Sent in ${JSON.stringify(encoding)}, ${encoding.length}`)
  })

  it.each(['zstd', 'gzip, br', 'compress', 'nonsense'])(
    'are refused in %s, and what is read is said',
    async (encoding) => {
      const { status, body, headers } = await send(named('Never read'), encoding)
      expect(status).toBe(415)
      expect(body).toMatchObject({ type: 'unsupported_media_type', code: 'content_encoding' })
      expect(headers.get('accept-encoding')).toBe('gzip, br, deflate')
    },
  )

  it.each([
    ['gzip', named('No gzip at all')],
    ['br', Buffer.from('ÿÿÿÿÿÿ no brotli')],
    ['deflate', named('No deflate')],
    ['gzip', gzipSync(named('Cut off')).subarray(0, 20)],
    ['br', brotliCompressSync(named('Cut off')).subarray(0, 8)],
    ['gzip', Buffer.alloc(0)],
  ])('that are not the %s they say they are, are bad input', async (encoding, content) => {
    expect(await send(content, encoding)).toMatchObject({ status: 400, body: { type: 'invalid_data' } })
  })

  it.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
  ])('that swell beyond the limit are refused, however small they come in %s', async (encoding, pack) => {
    const bomb = pack(Buffer.alloc(64 * 1_048_576, ' '))
    expect(bomb.length).toBeLessThan(100_000)
    const before = process.memoryUsage().arrayBuffers
    const { status, body } = await send(bomb, encoding)
    expect(status).toBe(413)
    expect(body.type).toBe('payload_too_large')
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(16 * 1_048_576)
  })
})
