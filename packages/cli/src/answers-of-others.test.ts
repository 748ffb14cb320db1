import { createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, createServer as createSocketServer } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newHome } from './testing/run-cartwright'

/** What stands at an address beside shops: each path is a program of its own, which says the same to every call. */
const programs: Readonly<Record<string, RequestListener>> = {
  page: (_, answer) => answer.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome</h1>'),
  words: (_, answer) => answer.writeHead(200, { 'content-type': 'text/plain' }).end('It works'),
  nothing: (_, answer) => answer.writeHead(200, { 'content-type': 'application/json' }).end(),
  half: (_, answer) =>
    answer.writeHead(200, { 'content-type': 'application/json' }).end('{"products":[{"id"'),
  other: (_, answer) =>
    answer.writeHead(200, { 'content-type': 'application/json' }).end('{"hello":"world"}'),
  gateway: (_, answer) => answer.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>'),
  missing: (_, answer) => answer.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not found</h1>'),
  broken: (_, answer) => answer.writeHead(500, { 'content-type': 'text/plain' }).end('oops'),
  door: (_, answer) => answer.writeHead(401, { 'content-type': 'text/html' }).end('<h1>Who are you?</h1>'),
  moved: (_, answer) => answer.writeHead(301, { location: 'https://shop.example.com/admin/products' }).end(),
  busy: (_, answer) =>
    answer
      .writeHead(429, { 'content-type': 'application/json', 'retry-after': '600' })
      .end('{"type":"too_many_requests","message":"Too many requests"}'),
  hurried: (_, answer) =>
    answer
      .writeHead(429, { 'content-type': 'application/json' })
      .end('{"type":"too_many_requests","message":"Too many requests"}'),
  away: (_, answer) =>
    answer
      .writeHead(503, { 'content-type': 'application/json', 'retry-after': '90' })
      .end('{"type":"unavailable","message":"Closed for a while"}'),
  // It begins to answer and never comes to an end.
  drip: (_, answer) => {
    answer.writeHead(200, { 'content-type': 'application/json' })
    const drops = setInterval(() => answer.write(' '), 50)
    answer.on('close', () => clearInterval(drops))
  },
}

let web: Server
/** Takes connections and says nothing: neither to HTTP nor to PostgreSQL. */
const silent = createSocketServer((socket) => socket.on('error', () => {}))
let at = { web: '', silent: '' }
beforeAll(async () => {
  web = createServer((request, answer) => {
    const [, name = ''] = (request.url ?? '').split('/')
    programs[name]?.(request, answer)
  })
  const port = async (server: Server | typeof silent) => {
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    return (server.address() as AddressInfo).port
  }
  at = { web: `http://127.0.0.1:${await port(web)}`, silent: `127.0.0.1:${await port(silent)}` }
})
afterAll(() => {
  web.closeAllConnections()
  web.close()
  silent.close()
})

const home = newHome()
const failed = async (words: readonly string[], options = {}) => {
  const started = performance.now()
  const { code, out, said } = await home.run([...words, '--json'], options)
  const error = JSON.parse(said.trim().split('\n').at(-1) ?? '').error
  expect(Object.keys(error).slice(0, 5)).toEqual(['code', 'message', 'hint', 'request_id', 'exit'])
  expect([error.exit, out]).toEqual([code, ''])
  return { ...error, seconds: (performance.now() - started) / 1000 }
}

describe('what is no answer of a shop is none, and no empty list', () => {
  it.each<[program: string, exit: number, code: string, message: RegExp, hint: RegExp]>([
    ['page', 7, 'no_shop', /answers with a web page where a shop answers with JSON$/, /Is it the address/],
    ['words', 7, 'no_shop', /answers with text\/plain where/, /Is it the address/],
    ['nothing', 7, 'no_shop', /answers nothing where/, /Is it the address/],
    ['half', 7, 'no_shop', /answers with JSON that breaks off where/, /Is it the address/],
    ['other', 1, 'unexpected_error', /The answer holds no list/, /./],
    ['gateway', 7, 'unavailable', /What stands before .* cannot reach it \(502 Bad Gateway\)/, /^$/],
    ['missing', 4, 'not_found', /answers 404 with a web page instead of JSON: is it the address/, /^$/],
    ['broken', 1, 'unknown_error', /answers 500 with text\/plain instead of JSON/, /^$/],
    ['door', 3, 'unauthorized', /Not signed in to/, /cartwright token create/],
    [
      'moved',
      7,
      'no_shop',
      /answered 301 and leads to https:\/\/shop\.example\.com$/,
      /--url https:\/\/shop/,
    ],
    ['busy', 7, 'too_many_requests', /takes no more requests for 10 min/, /--timeout 605s/],
    ['hurried', 7, 'too_many_requests', /Too many requests/, /^$/],
    ['away', 7, 'unavailable', /is away for 90 s/, /--timeout 95s/],
    ['drip', 7, 'timeout', /did not answer within 2 s/, /--timeout 2m/],
  ])('%s ends with %i, %s', async (program, exit, code, message, hint) => {
    const url = `${at.web}/${program}`
    const error = await failed(['products', 'list', '--url', url, '--token', 't', '--timeout', '2s'])
    expect(error).toMatchObject({ exit, code, message: expect.stringMatching(message) })
    expect(error.hint ?? '').toMatch(hint)
    expect(error.message).not.toContain('<h1>')
  })

  it.each<[words: string, input: string, exit: number, code: string]>([
    ['login PAGE --email ada@example.com --password-stdin', 'secret', 7, 'no_shop'],
    ['login OTHER --email ada@example.com --password-stdin', 'secret', 7, 'no_shop'],
    ['login OTHER --device', '', 7, 'no_shop'],
    ['login OTHER --token-stdin', 'token', 7, 'no_shop'],
    ['api GET products --url PAGE --token t', '', 7, 'no_shop'],
    ['api GET products --paginate --url OTHER --token t', '', 1, 'unexpected_error'],
    ['products create -d {} --url PAGE --token t', '', 7, 'no_shop'],
    ['jobs list --url PAGE --token t', '', 7, 'no_shop'],
    ['jobs watch batch_1 --url GATEWAY --token t', '', 7, 'unavailable'],
    ['whoami --url PAGE --token t', '', 7, 'no_shop'],
  ])('%s', async (words, input, exit, code) => {
    const place = { PAGE: 'page', OTHER: 'other', GATEWAY: 'gateway' }
    const line = words.replace(/PAGE|OTHER|GATEWAY/, (name) => `${at.web}/${place[name as 'PAGE']}`)
    expect(await failed(line.split(' '), { input })).toMatchObject({ exit, code })
    expect(JSON.parse((await home.run(['profile', 'list', '--json'])).out)).toEqual([])
  })
})

describe('a server that takes the connection and says nothing', () => {
  it.each([
    'products list --url WEB --token t --timeout 500ms',
    'api GET products --paginate --url WEB --token t --timeout 500ms',
    'jobs watch batch_1 --url WEB --token t --timeout 500ms',
    'whoami --url WEB --token t --timeout 500ms',
    'token list --url WEB --token t --timeout 500ms',
    'user list --url WEB --token t --timeout 500ms',
    'key list --url WEB --token t --timeout 500ms',
    'login WEB --email ada@example.com --password-stdin --timeout 500ms',
    'login WEB --device --timeout 500ms',
    'login WEB --token-stdin --timeout 500ms',
  ])('%s', async (words) => {
    const line = words.replace('WEB', `http://${at.silent}`).split(' ')
    const error = await failed(line, { input: 'x' })
    expect(error).toMatchObject({ exit: 7, code: 'timeout', hint: expect.stringContaining('--timeout') })
    expect(error.seconds).toBeLessThan(30)
  })

  it.each(['db move --to URL', 'db status', 'backup create', 'products list', 'seed stress'])(
    'nor is a database waited for: %s',
    async (words) => {
      const url = `postgres://nobody:secret@${at.silent}/shop`
      await home.run(['seed', 'empty', '--data', 'here'])
      const line = [...words.replace('URL', url).split(' '), '--data', 'here']
      const env: Record<string, string> = words.includes('URL') ? {} : { DATABASE_URL: url }
      const error = await failed(line, { env })
      expect([words, error.exit]).toEqual([words, 7])
      expect(error.message).not.toContain('secret')
    },
  )
})
