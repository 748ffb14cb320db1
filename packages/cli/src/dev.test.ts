import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'cartwright-dev-'))
const put = (name: string, text: string) => writeFileSync(join(folder, name), text)
const page = (text: string) => `export const storefrontHandler = () => () => new Response('${text}')\n`
let port = 0
let shop: ChildProcess
let talk = ''

beforeAll(async () => {
  port = await freePort()
  mkdirSync(join(folder, 'src'))
  put('src/pages.mjs', page('one'))
  put('storefront.ts', 'export const storefront = = broken')
  put('cartwright.config.ts', "import { storefront } from './storefront'\nexport default { storefront }\n")
  shop = spawn(
    process.execPath,
    [
      '--conditions=@cartwright/source',
      '--import',
      import.meta.resolve('tsx'),
      fileURLToPath(new URL('main.ts', import.meta.url)),
      ...['dev', '--port', String(port), '--data', join(folder, 'data'), '--no-admin'],
    ],
    { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  shop.stderr?.on('data', (part) => {
    talk += part
  })
})
afterAll(() => {
  shop.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

it('waits while the configuration cannot be read, and opens when a file it imports is mended', async () => {
  await until(() => talk.includes('Waiting for a change'))
  put('storefront.ts', "export const storefront = './src/pages.mjs'\n")
  await until(async () => (await answer()) === 'one')
  expect(talk).toContain(`localhost:${port}/store`)
})

it('opens anew when a source changes', async () => {
  put('src/pages.mjs', page('two'))
  await until(async () => (await answer()) === 'two')
})

it('leaves nothing behind on Ctrl-C', async () => {
  const left = new Promise((done) => shop.once('exit', done))
  shop.kill('SIGINT')
  expect(await left).toBe(0)
  expect(await answer()).toBeUndefined()
})

const answer = () =>
  fetch(`http://127.0.0.1:${port}/`)
    .then((response) => response.text())
    .catch(() => undefined)

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((next) => setTimeout(next, 50))
}

const freePort = () =>
  new Promise<number>((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => done(port))
    })
  })
