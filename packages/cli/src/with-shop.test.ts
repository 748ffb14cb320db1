import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'

const data = mkdtempSync(join(tmpdir(), 'cartwright-cli-ends-'))
/** Takes connections and never says a word: what holds on to it lives for ever. */
let redis: Server

beforeAll(async () => {
  redis = createServer((socket) => socket.on('error', () => {})).listen(0, '127.0.0.1')
  await once(redis, 'listening')
})
afterAll(() => {
  redis.close()
  rmSync(data, { recursive: true, force: true })
})

/** Runs a command in a process of its own; answers how that ended. */
async function run(
  redisUrl: string,
  args: string[],
  input = '',
): Promise<{ code: number | null; said: string }> {
  const { DATABASE_URL: _, ...env } = process.env
  const child = spawn(
    process.execPath,
    [
      '--conditions=@cartwright/source',
      '--import',
      import.meta.resolve('tsx'),
      fileURLToPath(new URL('main.ts', import.meta.url)),
      ...args,
    ],
    { cwd: data, env: { ...env, REDIS_URL: redisUrl }, timeout: 600_000, killSignal: 'SIGKILL' },
  )
  let said = ''
  child.stderr.on('data', (part) => {
    said += part
  })
  child.stdout.resume()
  child.stdin.end(input)
  const [code] = (await once(child, 'exit')) as [number | null]
  return { code, said }
}

it.each([
  ['seed', ['seed', 'empty'], '', /is set up/],
  [
    'user create',
    ['user', 'create', '--email', 'ada@example.com', '--password-stdin'],
    'a-good-pass-phrase-9',
    /is staff now/,
  ],
  ['token list', ['token', 'list'], '', /no tokens/],
  ['export', ['export', 'products'], '', /Exported 0 products/],
  ['doctor', ['doctor'], '', /^$/],
])('%s ends when its work is done, with a Redis configured', async (_, args, input, said) => {
  const { port } = redis.address() as AddressInfo
  const ended = await run(`redis://127.0.0.1:${port}`, [...args, '--data', data], input)
  expect(ended).toEqual({ code: 0, said: expect.stringMatching(said) })
})

it('ends too while the Redis cannot be reached', async () => {
  const ended = await run('redis://127.0.0.1:1', ['seed', 'empty', '--data', data])
  expect(ended).toMatchObject({ code: 0 })
})
