import { execFileSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { brotliDecompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import type { SiteConfig } from '../server'
import { listeningShop } from '../testing/listening-shop'
import { singlePageApp } from './pages'

const streamed = (parts: AsyncIterable<string>) =>
  Readable.toWeb(Readable.from(parts, { objectMode: false })) as ReadableStream

/** Something that happens when a test says so. */
function moment(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {}
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return { promise, resolve: () => resolve() }
}

/** As it comes over the wire: `fetch` would unpack it and hide what it was. */
const ask = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<{ status?: number; headers: NodeJS.Dict<string | string[]>; bytes: Buffer }>(
    (resolve, reject) => {
      get(url, { headers, agent: false, method }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk) => chunks.push(chunk))
        response.on('end', () =>
          resolve({ status: response.statusCode, headers: response.headers, bytes: Buffer.concat(chunks) }),
        )
      }).on('error', reject)
    },
  )

const page = `<html>${'<p>a piece of the catalogue</p>'.repeat(200)}</html>`
const browser = { 'accept-encoding': 'gzip, deflate, br, zstd' }

it('a page is packed, with what describes it, while API replies say how long they are', async () => {
  const server = await listeningShop({
    storefront: () => () =>
      new Response(page, { headers: { 'content-type': 'text/html; charset=utf-8', etag: '"one"' } }),
  })
  const packed = await ask(`${server.url}/`, browser)
  expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding', etag: 'W/"one"' })
  expect(packed.headers).not.toHaveProperty('content-length')
  expect(brotliDecompressSync(packed.bytes).toString()).toBe(page)
  const plain = await ask(`${server.url}/`)
  expect(plain.bytes.toString()).toBe(page)
  expect(plain.headers).toMatchObject({ vary: 'Accept-Encoding', etag: '"one"' })
  const head = await ask(`${server.url}/`, browser, 'HEAD')
  expect(head).toMatchObject({ status: 200, headers: { 'content-encoding': 'br' }, bytes: Buffer.alloc(0) })
  const openapi = await ask(`${server.url}/openapi.json`, browser)
  expect(openapi.headers['content-length']).toBe(String(openapi.bytes.length))
})

it.each<[what: string, headers: Record<string, string>, status?: number]>([
  ['a picture', { 'content-type': 'image/webp' }],
  ['a font', { 'content-type': 'font/woff2' }],
  ['a stream of events', { 'content-type': 'text/event-stream' }],
  ['a download', { 'content-type': 'application/octet-stream' }],
  ['what is packed already', { 'content-type': 'text/html', 'content-encoding': 'zstd' }],
  ['what its server chose by encoding', { 'content-type': 'text/html', vary: 'Cookie, accept-encoding' }],
  ['a part of a file', { 'content-type': 'text/html', 'content-range': 'bytes 0-9/99' }, 206],
  ['what must not be touched', { 'content-type': 'text/html', 'cache-control': 'public, no-transform' }],
  ['what says it is short', { 'content-type': 'text/html', 'content-length': '20' }],
])('%s is sent as it is', async (_, headers, status = 200) => {
  const body = headers['content-length'] ? page.slice(0, 20) : page
  const server = await listeningShop({ storefront: () => () => new Response(body, { status, headers }) })
  const answer = await ask(`${server.url}/`, browser)
  expect(answer.bytes.toString()).toBe(body)
  expect(answer.headers['content-encoding']).toBe(headers['content-encoding'])
  expect(answer.headers.vary).toBe(headers.vary)
})

it('the first part of a page arrives before the second is made', async () => {
  const release = moment()
  const parts = async function* () {
    yield '<html><p>first'
    await release.promise
    yield '<p>second</html>'
  }
  const server = await listeningShop({
    storefront: () => () =>
      new Response(streamed(parts()), {
        headers: { 'content-type': 'text/html' },
      }),
  })
  // Unpacked as it comes.
  const response = await fetch(`${server.url}/`, { headers: { 'accept-encoding': 'br' } })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  expect(await reader?.read()).toMatchObject({ value: '<html><p>first' })
  release.resolve()
  expect(await reader?.read()).toMatchObject({ value: '<p>second</html>' })
})

const builtAdmin = () => {
  const folder = mkdtempSync(join(tmpdir(), 'cartwright-built-'))
  writeFileSync(join(folder, 'index.html'), page)
  writeFileSync(join(folder, 'index-a1B2c3D4.js'), 'export const piece = "a jug"\n'.repeat(300))
  writeFileSync(join(folder, 'icon.svg'), '<svg/>')
  writeFileSync(join(folder, 'small.css'), 'a{}')
  execFileSync(process.execPath, [join(import.meta.dirname, '../../../../scripts/pack-build.mjs'), folder])
  return folder
}

it('a build is sent as it was packed, each form under a name of its own', async () => {
  const server = await listeningShop({ admin: singlePageApp(builtAdmin(), '/app') })
  const script = `${server.url}/app/index-a1B2c3D4.js`
  const [br, gzip, plain] = await Promise.all([
    ask(script, browser),
    ask(script, { 'accept-encoding': 'gzip' }),
    ask(script),
  ])
  expect([br, gzip, plain].map(({ headers }) => headers['content-encoding'])).toEqual([
    'br',
    'gzip',
    undefined,
  ])
  for (const one of [br, gzip, plain])
    expect(one.headers).toMatchObject({
      vary: 'Accept-Encoding',
      'content-length': String(one.bytes.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      'x-content-type-options': 'nosniff',
    })
  expect(new Set([br, gzip, plain].map(({ headers }) => headers.etag)).size).toBe(3)
  const again = await ask(script, { ...browser, 'if-none-match': `"other", ${br.headers.etag}` })
  expect(again).toMatchObject({ status: 304, bytes: Buffer.alloc(0) })
  expect(again.headers).toMatchObject({ etag: br.headers.etag, vary: 'Accept-Encoding' })
  expect((await ask(script, { 'if-none-match': String(br.headers.etag) })).status).toBe(200)
  const head = await ask(script, browser, 'HEAD')
  expect(head.headers['content-length']).toBe(br.headers['content-length'])
  const part = await ask(script, { ...browser, range: 'bytes=0-5' })
  expect(part).toMatchObject({ status: 206, bytes: Buffer.from('export') })
  for (const address of ['icon.svg', 'small.css'])
    expect((await ask(`${server.url}/app/${address}`, browser)).headers).not.toHaveProperty(
      'content-encoding',
    )
})

it('an address of the app that is no file is its page, and a file that is not there is missing', async () => {
  const server = await listeningShop({ admin: singlePageApp(builtAdmin(), '/app') })
  for (const path of ['/app', '/app/', '/app/orders/order_1'])
    expect(brotliDecompressSync((await ask(server.url + path, browser)).bytes).toString()).toBe(page)
  const first = await ask(`${server.url}/app`, browser)
  expect(first.headers['cache-control']).toBe('no-cache')
  const again = await ask(`${server.url}/app`, { ...browser, 'if-none-match': String(first.headers.etag) })
  expect(again.status).toBe(304)
  for (const path of [
    '/app/gone.js',
    '/app//index.html.js',
    '/app/..%2f..%2fpackage.json',
    '/app/.git/config.js',
  ])
    expect((await ask(server.url + path, browser)).status).toBe(404)
})

it('the page of the app says whether the browser sent a session, also when it is as it was', async () => {
  const server = await listeningShop({ admin: singlePageApp(builtAdmin(), '/app') })
  const told = async (headers: Record<string, string>, path = '/app/orders') => {
    const { status, headers: answered } = await ask(server.url + path, headers)
    return [status, answered['server-timing']]
  }
  expect(await told({})).toEqual([200, 'session;desc=none'])
  expect(await told({ cookie: 'theme=dark; connect.sid=secret' })).toEqual([200, 'session;desc=kept'])
  expect(await told({ cookie: '__Host-connect.sid=secret' })).toEqual([200, 'session;desc=kept'])
  const { etag } = (await ask(`${server.url}/app`)).headers
  expect(await told({ 'if-none-match': String(etag), cookie: 'connect.sid=secret' })).toEqual([
    304,
    'session;desc=kept',
  ])
  expect(await told({}, '/app/icon.svg')).toEqual([200, undefined])
})

it('what came over TLS is told to stay there, by whoever answers it', async () => {
  const site: SiteConfig = {
    admin: singlePageApp(builtAdmin(), '/app'),
    storefront: () => (request) =>
      new URL(request.url).pathname === '/elsewhere'
        ? Response.redirect('http://localhost/there')
        : new Response(new URL(request.url).protocol),
  }
  const server = await listeningShop(site)
  const paths = [
    '/',
    '/elsewhere',
    '/app',
    '/docs',
    '/health',
    '/store/regions',
    '/admin/orders',
    '/store/nothing',
  ]
  for (const path of paths) {
    const plain = await ask(server.url + path)
    expect(plain.headers).not.toHaveProperty('strict-transport-security')
    const behindTls = await ask(server.url + path, { 'x-forwarded-proto': 'https' })
    expect(behindTls.headers).toMatchObject({ 'strict-transport-security': 'max-age=31536000' })
    expect(behindTls.status).toBe(plain.status)
  }
  expect((await ask(`${server.url}/`, { 'x-forwarded-proto': 'https' })).bytes.toString()).toBe('https:')
  expect((await ask(`${server.url}/`)).bytes.toString()).toBe('http:')
  const known = await listeningShop({ ...site, baseUrl: 'https://shop.example' })
  for (const path of paths)
    expect((await ask(known.url + path)).headers).toHaveProperty('strict-transport-security')
})
