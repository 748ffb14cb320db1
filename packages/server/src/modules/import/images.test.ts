import { mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Product } from '@cartwright/contract'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { unavailable } from '../../errors'
import { findBy } from '../../store/reading/graph'
import { shapeOf } from '../../store/reading/shape'
import { type ImportOptions, importProducts } from '../../testing/import-products'
import { startRedis } from '../../testing/redis-server'
import { csvOf } from '../../testing/shopify-export'
import { describeShop } from '../../testing/test-shop'

const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')

describeShop('pictures of an import', (t) => {
  let server: Server
  let host = ''
  let asked: string[] = []
  let version = 'one'
  let unchanged = 0
  const serve = (request: IncomingMessage, response: ServerResponse) => {
    asked.push(request.url ?? '')
    if (request.url?.startsWith('/tagged')) {
      const etag = `"${version}"`
      if (request.headers['if-none-match'] === etag) {
        unchanged += 1
        return response.writeHead(304, { etag }).end()
      }
      return response.writeHead(200, { etag }).end(Buffer.concat([png, Buffer.from(version)]))
    }
    if (request.url?.startsWith('/good')) response.end(png)
    else if (request.url === '/moved.png') response.writeHead(302, { location: '/good.png' }).end()
    else if (request.url === '/page.png') response.end('<html>no picture</html>')
    else response.writeHead(404).end()
  }
  beforeAll(async () => {
    server = createServer(serve)
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => {
    server.close()
  })
  beforeEach(() => {
    asked = []
  })

  const take = (images: string[], options: ImportOptions, handle = 'plate', shop = t.shop) => {
    const file = join(mkdtempSync(join(tmpdir(), 'cartwright-import-')), 'products.csv')
    const rows = images.map((src, at) => ({
      Handle: handle,
      'Image Src': src.startsWith('/') ? `${host}${src}` : src,
      'Image Alt Text': `view ${at}`,
      ...(at === 0 ? { Title: 'Plate', Published: 'true', 'Variant Price': '12.00' } : {}),
    }))
    writeFileSync(file, csvOf(rows))
    return importProducts(shop, file, options)
  }
  const read = async (handle = 'plate') => {
    const [product] = await findBy<Product>(t.shop.db, 'product', 'handle', [handle], shapeOf(['images']))
    return product
  }

  it('stay where they are, and are reported, while the store of files is away: the products go in', async () => {
    const images = Array.from({ length: 9 }, (_, n) => `/good-${n}.png`)
    let puts = 0
    const put = async () => {
      puts += 1
      throw unavailable('The store of files does not answer')
    }
    const file = { ...t.shop.providers.file, put }
    const shop = { ...t.shop, providers: { ...t.shop.providers, file } }
    const report = await take(images, { images: 'download', allowLocal: true }, 'bowl', shop)
    expect(report).toMatchObject({ created: 1, failed: 0 })
    expect(report.problems).toHaveLength(9)
    expect(report.problems[0]?.message).toContain('the store of files does not answer')
    expect((await read('bowl'))?.images?.map(({ url }) => url)).toEqual(images.map((src) => `${host}${src}`))
    // It is asked a few times, not for every picture: four are copied at once.
    expect(puts).toBeLessThan(9)
  })

  it('are left out when they are to be skipped', async () => {
    expect(await take(['/good.png'], { images: 'skip' })).toMatchObject({ created: 1, problems: [] })
    expect(await read()).toMatchObject({ images: [], thumbnail: null })
    expect(asked).toEqual([])
  })

  it('are shown from where they are unless told otherwise', async () => {
    expect(await take(['/good.png'], {})).toMatchObject({ updated: 1 })
    expect((await read())?.images).toMatchObject([{ url: `${host}/good.png` }])
    expect(asked).toEqual([])
    expect(await take(['/good.png', '/good-2.png'], { images: 'skip' })).toMatchObject({ unchanged: 1 })
  })

  it('are not fetched over plain http, from this machine or its network', async () => {
    const { problems } = await take(
      [
        '/good.png',
        'https://127.0.0.1/a.png',
        'https://[::1]/a.png',
        'https://169.254.169.254/x',
        'https://localhost/a.png',
      ],
      { images: 'download' },
    )
    expect(problems.map(({ line, column, level }) => [line, column, level])).toEqual(
      [2, 3, 4, 5, 6].map((line) => [line, 'Image Src', 'warning']),
    )
    expect(problems[0]?.message).toContain('https')
    for (const { message } of problems.slice(1)) expect(message).toContain('not a public address')
    expect(asked).toEqual([])
    expect((await read())?.images).toHaveLength(5)
  })

  it('are kept by the shop when they are downloaded; what fails stays linked and is reported', async () => {
    const files = ['/good.png', '/moved.png', '/page.png', '/gone.png']
    const report = await take(files, { images: 'download', allowLocal: true })
    expect(report.problems.map(({ line }) => line)).toEqual([3, 4, 5])
    const product = await read()
    expect(product?.images?.map(({ url }) => new URL(url, 'http://shop').pathname.split('/')[1])).toEqual([
      'uploads',
      'moved.png',
      'page.png',
      'gone.png',
    ])
    expect(product?.images?.[0]?.metadata).toEqual({ alt: 'view 0', imported_from: `${host}/good.png` })
    expect(product?.thumbnail).toBe(product?.images?.[0]?.url)
    const kept = await t.shop.providers.file.get(product?.images?.[0]?.url.split('/').at(-1) ?? '')
    expect(kept).toMatchObject({ size: png.length, type: 'image/png' })
    kept?.stream.destroy()
    expect(asked.toSorted()).toEqual(files.toSorted())
  })

  it('are not fetched a second time, and stay when a later import only links', async () => {
    const before = await read()
    expect(await take(['/good.png'], { images: 'download', allowLocal: true })).toMatchObject({ updated: 1 })
    expect(await take(['/good.png'], { images: 'download', allowLocal: true })).toMatchObject({
      unchanged: 1,
    })
    expect(await take(['/good.png'], { images: 'link' })).toMatchObject({ unchanged: 1 })
    expect(asked).toEqual([])
    const kept = (images?: Product['images']) => images?.map(({ id, url }) => [id, url])
    expect(kept((await read())?.images)).toEqual(kept(before?.images)?.slice(0, 1))
  })

  it('are not asked for on a dry run', async () => {
    await take(['/good-3.png'], { images: 'download', allowLocal: true, dryRun: true })
    expect(asked).toEqual([])
  })

  const download = { images: 'download', allowLocal: true } as const
  const urlsOf = async (handle: string) => (await read(handle))?.images?.map(({ url }) => url) ?? []
  const keyOf = (url: string | undefined) => url?.split('/').at(-1) ?? ''
  /** Every entry of the cache as a careless hand or a full disk left it. */
  const spoilCache = (text: string) => {
    const folder = join(t.shop.cacheFolder, 'pictures')
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
      if (statSync(join(folder, name)).isFile()) writeFileSync(join(folder, name), text)
  }
  const later = (hours: number) => vi.useFakeTimers({ now: Date.now() + hours * 3_600_000, toFake: ['Date'] })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('that an earlier import fetched are not asked for again, whatever product shows them', async () => {
    await take(['/tagged-a.png'], download, 'bowl')
    expect(asked).toEqual(['/tagged-a.png'])
    expect(await take(['/tagged-a.png'], download, 'bowl')).toMatchObject({ unchanged: 1 })
    await take(['/tagged-a.png'], download, 'cup')
    expect(asked).toHaveLength(1)
    expect(await urlsOf('cup')).toEqual(await urlsOf('bowl'))
    expect((await read('cup'))?.images?.[0]?.metadata).toMatchObject({
      imported_from: `${host}/tagged-a.png`,
    })
  })

  it('are asked for again after a day, and fetched only when they changed', async () => {
    await take(['/tagged-b.png'], download, 'jug')
    const [first] = await urlsOf('jug')
    later(25)
    unchanged = 0
    expect(await take(['/tagged-b.png'], download, 'jug')).toMatchObject({ unchanged: 1 })
    expect([asked.length, unchanged]).toEqual([2, 1])
    expect(await take(['/tagged-b.png'], download, 'jug')).toMatchObject({ unchanged: 1 })
    expect(asked).toHaveLength(2)
    version = 'two'
    later(25)
    expect(await take(['/tagged-b.png'], download, 'jug')).toMatchObject({ updated: 1, problems: [] })
    expect([asked.length, unchanged]).toEqual([3, 1])
    const [second] = await urlsOf('jug')
    expect(second).not.toBe(first)
    expect((await read('jug'))?.thumbnail).toBe(second)
    const kept = await t.shop.providers.file.get(keyOf(second))
    expect(kept?.size).toBe(png.length + 'two'.length)
    kept?.stream.destroy()
  })

  it('keep their copy when their host says nothing of versions and sends the same, or is gone', async () => {
    await take(['/good-7.png'], download, 'vase')
    const before = await urlsOf('vase')
    later(25)
    expect(await take(['/good-7.png'], download, 'vase')).toMatchObject({ unchanged: 1, problems: [] })
    expect(asked).toHaveLength(2)
    later(25)
    server.removeAllListeners('request')
    const answer = (_: unknown, response: ServerResponse) => response.writeHead(500).end()
    server.on('request', answer)
    try {
      expect(await take(['/good-7.png'], download, 'vase')).toMatchObject({ unchanged: 1, problems: [] })
    } finally {
      server.off('request', answer)
      server.on('request', serve)
    }
    expect(await urlsOf('vase')).toEqual(before)
  })

  it('are fetched again when the stored file is gone, or what is remembered of them is broken', async () => {
    await take(['/tagged-c.png', '/tagged-d.png'], download, 'pot')
    const [lost, kept] = await urlsOf('pot')
    await t.shop.providers.file.remove(keyOf(lost))
    asked = []
    expect(await take(['/tagged-c.png', '/tagged-d.png'], download, 'pot')).toMatchObject({ updated: 1 })
    expect(asked).toEqual(['/tagged-c.png'])
    const [found, same] = await urlsOf('pot')
    expect([found === lost, same === kept]).toEqual([false, true])
    expect(await t.shop.providers.file.has?.(keyOf(found))).toBe(true)
    for (const text of ['{"key":', '123', '{"key":"../../etc/passwd","url":1}', '']) {
      spoilCache(text)
      asked = []
      const handle = `pan-${text.length}`
      expect(await take(['/tagged-c.png'], download, handle)).toMatchObject({ created: 1, problems: [] })
      expect(asked).toEqual(['/tagged-c.png'])
    }
  })

  it('are asked for once in an import that shows them twice, and go when nothing that shows them went in', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'cartwright-import-')), 'products.csv')
    const row = (Handle: string) => ({
      Handle,
      Title: Handle,
      Published: 'true',
      'Variant Price': '12.00',
      'Image Src': `${host}/tagged-e.png`,
    })
    writeFileSync(file, csvOf([row('lid'), row('spoon')]))
    /** A shop whose database refuses the attempts to write of these ranks. */
    const refusing = (...ranks: number[]) => {
      let rank = 0
      const transaction: typeof t.shop.transaction = (work) => {
        rank += 1
        return ranks.includes(rank) ? Promise.reject(new Error('refused')) : t.shop.transaction(work)
      }
      return { ...t.shop, transaction }
    }
    const folder = () => readdirSync(join(t.folder, 'uploads', 'public')).length
    const before = folder()
    expect(await importProducts(refusing(1, 2, 3), file, download)).toMatchObject({ failed: 2 })
    expect([asked.length, folder()]).toEqual([1, before])
    expect(await importProducts(refusing(1, 3), file, download)).toMatchObject({ created: 1, failed: 1 })
    expect([asked.length, folder()]).toEqual([2, before + 1])
    expect(await importProducts(t.shop, file, download)).toMatchObject({ created: 1, unchanged: 1 })
    expect(asked).toHaveLength(2)
    expect(await urlsOf('spoon')).toEqual(await urlsOf('lid'))
    expect(await t.shop.providers.file.has?.(keyOf((await urlsOf('lid'))[0]))).toBe(true)
  })

  it('are remembered in Redis where the shop has one, and fetched without it when it is gone', async () => {
    const redis = await startRedis()
    if (!redis) return
    const shop = { ...t.shop, redisUrl: redis.url, cacheFolder: '/nowhere' }
    await take(['/tagged-f.png'], download, 'tray', shop)
    await take(['/tagged-f.png'], download, 'tray-2', shop)
    expect(asked).toEqual(['/tagged-f.png'])
    await redis.stop()
    expect(await take(['/tagged-f.png'], download, 'tray-3', shop)).toMatchObject({
      created: 1,
      problems: [],
    })
    expect(asked).toHaveLength(2)
  })
})
