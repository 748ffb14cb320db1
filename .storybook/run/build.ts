/** Builds the Storybook once for the run and serves it. That it builds is the first thing tested. */
import { execFile } from 'node:child_process'
import { createReadStream, existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join, normalize } from 'node:path'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the Storybook is served. */
    storybook: string
  }
}

const root = join(import.meta.dirname, '../..')
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** `CARTWRIGHT_STORYBOOK` names a folder that holds a build already, for runs on one's own machine. */
export default async function setup({ provide }: TestProject) {
  const built = process.env.CARTWRIGHT_STORYBOOK
  const folder = built ?? (await mkdtemp(join(tmpdir(), 'cartwright-storybook-')))
  if (!built) await buildInto(folder)
  const server = createServer((request, response) => {
    if (request.url === '/favicon.ico') return response.writeHead(204).end()
    const { pathname } = new URL(request.url ?? '/', 'http://storybook')
    const file = join(folder, normalize(decodeURIComponent(pathname === '/' ? '/index.html' : pathname)))
    if (!file.startsWith(folder) || !extname(file) || !existsSync(file)) return response.writeHead(404).end()
    response.writeHead(200, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      // A browser that may keep scripts keeps what it compiled of them, too.
      'cache-control': 'max-age=3600',
    })
    createReadStream(file).pipe(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  provide('storybook', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  return async () => {
    server.closeAllConnections()
    server.close()
    if (!built) await rm(folder, { recursive: true, force: true })
  }
}

async function buildInto(folder: string): Promise<void> {
  const bin = join(root, 'node_modules/.bin/storybook')
  // Vitest speaks of itself in NODE_ENV, and a build that took it over would be one of the development.
  const env = { ...process.env, NODE_ENV: 'production', STORYBOOK_DISABLE_TELEMETRY: '1' }
  const args = ['build', '--quiet', '--disable-telemetry', '-o', folder]
  await promisify(execFile)(bin, args, { cwd: root, env, maxBuffer: 64 * 1024 * 1024 }).catch((error) => {
    throw new Error(`The Storybook does not build:\n${error.stdout}\n${error.stderr}`)
  })
}
