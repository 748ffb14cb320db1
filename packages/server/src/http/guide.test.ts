import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { listeningShop } from '../testing/listening-shop'
import { staticSite } from './pages'

const open = async (guide?: ReturnType<typeof staticSite>) => (await listeningShop(guide && { guide })).url

/** A site as the generator leaves it. */
function builtSite() {
  const folder = mkdtempSync(join(tmpdir(), 'cartwright-guide-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(join(folder, 'assets'))
  mkdirSync(join(folder, 'reference'))
  const files = {
    'index.html': '<h1>Start</h1>',
    'sdk.html': '<h1>SDK</h1>',
    'sdk.md': '# SDK – é',
    'llms.txt': '# Cartwright',
    '404.html': '<h1>Lost</h1>',
    'reference/index.html': '<h1>Reference</h1>',
    'assets/app.B1x2.js': 'export {}',
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return staticSite(folder, '/docs/guide')
}

it.each([
  ['/docs/guide/', '<h1>Start</h1>', 'text/html'],
  ['/docs/guide/sdk', '<h1>SDK</h1>', 'text/html'],
  ['/docs/guide/sdk?theme=dark', '<h1>SDK</h1>', 'text/html'],
  ['/docs/guide/reference/', '<h1>Reference</h1>', 'text/html'],
  ['/docs/guide/sdk.md', '# SDK – é', 'text/markdown; charset=utf-8'],
  ['/docs/guide/llms.txt', '# Cartwright', 'text/plain; charset=utf-8'],
])('%s is a page of the documentation', async (path, text, type) => {
  const response = await fetch(`${await open(builtSite())}${path}`)
  expect(response.status).toBe(200)
  expect(await response.text()).toBe(text)
  expect(response.headers.get('content-type')).toContain(type)
  expect(response.headers.get('content-security-policy')).toContain("script-src 'self';")
  expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
})

it('what has not changed is not sent again, and built files are kept for a year', async () => {
  const url = await open(builtSite())
  const first = await fetch(`${url}/docs/guide/sdk`)
  const etag = first.headers.get('etag') ?? ''
  const again = await fetch(`${url}/docs/guide/sdk`, { headers: { 'if-none-match': etag } })
  expect(again.status).toBe(304)
  const head = await fetch(`${url}/docs/guide/sdk`, { method: 'HEAD' })
  expect([head.status, head.headers.get('etag')]).toEqual([200, etag])
  expect((await fetch(`${url}/docs/guide/sdk`, { method: 'POST' })).status).toBe(404)
  const asset = await fetch(`${url}/docs/guide/assets/app.B1x2.js`)
  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
})

it('what is not there says so, and nothing outside of the site is read', async () => {
  const url = await open(builtSite())
  const lost = await fetch(`${url}/docs/guide/nowhere`, { headers: { 'if-none-match': '*' } })
  expect(lost.status).toBe(404)
  expect(await lost.text()).toBe('<h1>Lost</h1>')
  expect((await fetch(`${url}/docs/guide/..%2f..%2fetc%2fpasswd`)).status).toBeGreaterThanOrEqual(400)
  expect((await fetch(`${url}/docs/guide/assets/gone.js`)).status).toBe(404)
})

it('the address without a slash leads to the start', async () => {
  const response = await fetch(`${await open(builtSite())}/docs/guide`, { redirect: 'manual' })
  expect(response.status).toBe(308)
  expect(response.headers.get('location')).toBe('/docs/guide/')
})

it('a shop without the documentation says how to have it', async () => {
  const url = await open()
  for (const path of ['/docs/guide', '/docs/guide/sdk']) {
    const response = await fetch(`${url}${path}`)
    expect(response.status).toBe(200)
    const text = await response.text()
    expect(text).toContain('npm install @cartwright/guide')
    expect(text).toContain('href="/docs"')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'self'")
  }
})
