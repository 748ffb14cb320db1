/**
 * What pages weigh on the wire: a real browser opens the order list of the admin, signed in, and a product page of the
 * storefront, for the first time and again. Run by npm run bench -- --pages [--url http://127.0.0.1:9000 --email … --password …]
 */
import { chromium } from 'playwright-core'
import { say } from '../workspace.mjs'

const executablePath = process.env.CARTWRIGHT_TEST_BROWSER ?? '/usr/bin/chromium'

/** Opens a page and waits for what it is about, and until it is quiet; answers requests, those the cache answered, and bytes with headers. */
async function weigh(page, address, content) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const seen = new Map()
  let cached = 0
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (response.fromDiskCache || response.fromMemoryCache) cached += 1
    seen.set(requestId, { type, url: response.url, bytes: 0 })
  })
  session.on('Network.requestServedFromCache', ({ requestId }) => seen.delete(requestId))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = seen.get(requestId)
    if (one) one.bytes = encodedDataLength
  })
  // A back office listens for as long as it is open: that request is not waited for.
  const open = new Set()
  let last = performance.now()
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.headers.Accept?.includes('text/event-stream')) return
    open.add(requestId)
    last = performance.now()
  })
  for (const end of ['Network.loadingFinished', 'Network.loadingFailed'])
    session.on(end, ({ requestId }) => {
      open.delete(requestId)
      last = performance.now()
    })
  await page.goto(address)
  await page.locator(content).first().waitFor()
  while (open.size > 0 || performance.now() - last < 500) await page.waitForTimeout(50)
  await session.detach()
  const all = [...seen.values()].filter(({ url }) => url.startsWith('http'))
  const bytesOf = (kinds) =>
    all.filter(({ type }) => kinds.includes(type)).reduce((sum, { bytes }) => sum + bytes, 0)
  return {
    requests: all.length,
    cached,
    pages: bytesOf(['Document']),
    scripts: bytesOf(['Script', 'Stylesheet']),
    data: bytesOf(['XHR', 'Fetch']),
    rest: bytesOf(['Font', 'Image', 'Other', 'Media', 'Manifest', 'Preflight']),
    total: all.reduce((sum, { bytes }) => sum + bytes, 0),
  }
}

/** First and second visit of each page, in kB of 1000 bytes, as rows of a table. */
export async function weighPages({ url, email, password }) {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  const rows = []
  const visit = async (name, address, content, before) => {
    const context = await browser.newContext()
    await before?.(context)
    for (const time of ['first', 'second']) {
      const page = await context.newPage()
      rows.push({ name, time, ...(await weigh(page, address, content)) })
      say(`  ${name}, ${time} visit: ${(rows.at(-1).total / 1000).toFixed(1)} kB`)
      await page.close()
    }
    await context.close()
  }
  const { products } = await (
    await fetch(`${url}/store/products?limit=1&fields=handle&order=created_at`)
  ).json()
  await visit('product page', `${url}/p/${products[0].handle}`, 'h1')
  await visit('admin order list', `${url}/app/a/orders`, 'a[href*="/a/orders/"]', async (context) => {
    // Signed in beside the browser, whose cache is as empty afterwards as before.
    const reply = await context.request.post(`${url}/admin/auth`, { data: { email, password } })
    if (!reply.ok()) throw new Error(`Signing in answered ${reply.status()}`)
  })
  await browser.close()
  return rows
}

export const pagesTable = (rows) =>
  [
    '| page | visit | requests | of the cache | HTML kB | scripts, styles kB | data kB | fonts, pictures kB | all kB |',
    '|---|---|---:|---:|---:|---:|---:|---:|---:|',
    ...rows.map(
      ({ name, time, requests, cached, ...kinds }) =>
        `| ${name} | ${time} | ${requests} | ${cached} | ${['pages', 'scripts', 'data', 'rest', 'total'].map((kind) => (kinds[kind] / 1000).toFixed(1)).join(' | ')} |`,
    ),
  ].join('\n')
