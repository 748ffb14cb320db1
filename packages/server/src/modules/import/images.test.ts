import { mkdtempSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Product } from '@cartwright/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { findBy } from '../../store/graph'
import { shapeOf } from '../../store/shape'
import { csvOf } from '../../testing/shopify-export'
import { describeShop } from '../../testing/test-shop'
import { type ImportOptions, importFile } from './import-file'

const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')

describeShop('pictures of an import', (t) => {
  let server: Server
  let host = ''
  let asked: string[] = []
  beforeAll(async () => {
    server = createServer((request, response) => {
      asked.push(request.url ?? '')
      if (request.url?.startsWith('/good')) response.end(png)
      else if (request.url === '/moved.png') response.writeHead(302, { location: '/good.png' }).end()
      else if (request.url === '/page.png') response.end('<html>no picture</html>')
      else response.writeHead(404).end()
    })
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => {
    server.close()
  })
  beforeEach(() => {
    asked = []
  })

  const take = (images: string[], options: ImportOptions) => {
    const file = join(mkdtempSync(join(tmpdir(), 'cartwright-import-')), 'products.csv')
    const rows = images.map((src, at) => ({
      Handle: 'plate',
      'Image Src': src.startsWith('/') ? `${host}${src}` : src,
      'Image Alt Text': `view ${at}`,
      ...(at === 0 ? { Title: 'Plate', Published: 'true', 'Variant Price': '12.00' } : {}),
    }))
    writeFileSync(file, csvOf(rows))
    return importFile(t.shop, file, options)
  }
  const read = async () => {
    const [product] = await findBy<Product>(t.shop.db, 'product', 'handle', ['plate'], shapeOf(['images']))
    return product
  }

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
})
