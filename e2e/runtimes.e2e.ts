import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import vm from 'node:vm'
import { Worker } from 'node:worker_threads'
import { smallShop } from '@cartwright/sdk/testing'
import { build } from 'esbuild'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser } from './browser'

/** The visit as one script that knows no place: a built-in module of Node would not bundle. */
async function scriptOf(contents: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: import.meta.dirname, loader: 'ts' },
    bundle: true,
    write: false,
    platform: 'neutral',
    format: 'iife',
    conditions: ['@cartwright/source'],
    mainFields: ['module', 'main'],
  })
  return outputFiles[0]?.text ?? ''
}

const { client, fetch, requests } = smallShop()
const europe = { name: 'Europe', currency_code: 'eur', tax_rate: 20, countries: ['de'] }
const jug = {
  title: 'Jug',
  status: 'published' as const,
  variants: [{ title: 'One', inventory_quantity: 9, prices: [{ currency_code: 'eur', amount: 1000 }] }],
}
const seen = {
  region: 'Europe',
  products: ['Jug', 'Mug'],
  total: 2400,
  missing: 404,
  wrong: ['region_id'],
  late: true,
}

/** A shop, the scripts of the visit, and a page, all under one address. */
const site = createServer(async (request, response) => {
  const path = request.url ?? '/'
  if (path === '/')
    return response.setHeader('content-type', 'text/html').end('<!doctype html><title>A shop</title>')
  if (path === '/worker.js') return response.setHeader('content-type', 'text/javascript').end(await worker)
  // Never answered, so that the visitor gives up.
  if (path.startsWith('/store/products/slow')) return undefined
  const { method, headers } = request
  const body = method === 'GET' ? {} : { body: Readable.toWeb(request) as ReadableStream, duplex: 'half' }
  const answer = await fetch(
    new Request(new URL(path, baseUrl), { method, headers: headers as HeadersInit, ...body } as RequestInit),
  )
  response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text())
})
const inWorker =
  "import { visit } from './sdk-visit'\nvisit(SHOP).then((seen) => postMessage(seen), (error) => postMessage(String(error)))"
let worker: Promise<string>
let script: string
let browser: Browser
let baseUrl: string

beforeAll(async () => {
  await client.admin.regions.create({ ...europe, payment_providers: [], fulfillment_providers: [] })
  for (const title of ['Jug', 'Mug']) await client.admin.products.create({ ...jug, title })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  baseUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
  script = await scriptOf("import { visit } from './sdk-visit'\nglobalThis.visit = visit")
  worker = scriptOf(inWorker.replace('SHOP', JSON.stringify(baseUrl)))
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  site.closeAllConnections()
  site.close()
})

describe('the client of a storefront', () => {
  it('runs in a page', async () => {
    const page = await browser.newPage()
    await page.goto(baseUrl)
    await page.addScriptTag({ content: script })
    expect(await page.evaluate(`visit(${JSON.stringify(baseUrl)})`)).toEqual(seen)
    await page.close()
  })

  it('runs in a worker of a page', async () => {
    const page = await browser.newPage()
    await page.goto(baseUrl)
    const answer = `new Promise((resolve, reject) => {
      const worker = new Worker('/worker.js')
      worker.onmessage = ({ data }) => resolve(data)
      worker.onerror = ({ message }) => reject(new Error(message))
    })`
    expect(await page.evaluate(answer)).toEqual(seen)
    await page.close()
  })

  it('runs in a thread of Node', async () => {
    const text = `const { parentPort } = require('node:worker_threads');
      const postMessage = (data) => parentPort.postMessage(data);
      ${await worker}`
    const thread = new Worker(text, { eval: true })
    const answer = await new Promise((resolve, reject) =>
      thread.once('message', resolve).once('error', reject),
    )
    expect(answer).toEqual(seen)
    await thread.terminate()
  })

  it('runs where there is nothing but what workers at the edge have, which refuse `credentials`', async () => {
    class EdgeRequest {}
    const edgeFetch = (url: string, init: RequestInit) => {
      if ('credentials' in init) throw new TypeError('This runtime has no credentials')
      return globalThis.fetch(url, init)
    }
    const { AbortController, Headers, Response, FormData, URLSearchParams, TextEncoder, crypto } = globalThis
    const web = { AbortController, Headers, Response, FormData, URLSearchParams, TextEncoder, crypto }
    const context = vm.createContext({
      ...web,
      setTimeout,
      clearTimeout,
      Request: EdgeRequest,
      fetch: edgeFetch,
    })
    vm.runInContext(script, context)
    const answer = await vm.runInContext(`visit(${JSON.stringify(baseUrl)})`, context)
    expect({ ...answer }).toEqual(seen)
  })

  it('sends the same from everywhere', () => {
    const calls = requests.filter(({ call }) => call.includes('/store/')).map(({ call }) => call)
    const each = calls.length / 4
    expect(each).toBe(7)
    for (const visit of [1, 2, 3])
      expect(calls.slice(each * visit, each * (visit + 1))).toEqual(calls.slice(0, each))
  })
})
