import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type RunningShop, startShop } from '../server'
import { freshDatabase, type TestDatabase } from '../testing/databases'
import { brokenQueries, brokenSegments } from '../testing/fuzz/hostile'
import { problemWith } from '../testing/fuzz/send'

/** Everything the server says to these bytes until it or the time ends the connection. */
const say = (port: number, bytes: string | Buffer): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.end(bytes))
    const heard: Buffer[] = []
    // A server that closes nothing is told from one that is slow.
    socket.setTimeout(60_000, () => reject(new Error(`No end after ${bytes.toString().slice(0, 100)}`)))
    socket.on('data', (chunk) => heard.push(chunk))
    socket.on('error', () => {})
    socket.on('close', () => {
      socket.setTimeout(0)
      resolve(Buffer.concat(heard).toString())
    })
  })

const host = 'host: localhost\r\nconnection: close\r\n'

describe('what arrives over a real connection', () => {
  let database: TestDatabase
  let server: RunningShop
  let port = 0
  beforeAll(async () => {
    database = await freshDatabase('sqlite', inject('templates'))
    server = await startShop({
      data: database.folder,
      database: database.config,
      port: 0,
      log: 'silent',
    })
    port = Number(new URL(server.url).port)
  })
  afterAll(async () => {
    await server.close()
    await database.drop()
  })

  it.each([
    ['no HTTP at all', 'hello\r\n\r\n'],
    ['a method nobody knows', `FROB /store/products HTTP/1.1\r\n${host}\r\n`],
    ['a version nobody speaks', `GET / HTTP/9.9\r\n${host}\r\n`],
    ['an address with a control character', `GET /store/\u0001 HTTP/1.1\r\n${host}\r\n`],
    ['an address of 20 KiB', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\n${host}\r\n`],
    ['headers of 20 KiB', `GET / HTTP/1.1\r\n${host}x: ${'a'.repeat(20_000)}\r\n\r\n`],
    ['a header with NUL', `GET / HTTP/1.1\r\n${host}x: a\0b\r\n\r\n`],
    ['two lengths', `POST /store/carts HTTP/1.1\r\n${host}content-length: 2\r\ncontent-length: 3\r\n\r\n{}`],
    [
      'a length and chunks',
      `POST /store/carts HTTP/1.1\r\n${host}content-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
    ],
    ['a broken chunk', `POST /store/carts HTTP/1.1\r\n${host}transfer-encoding: chunked\r\n\r\nzz\r\n{}\r\n`],
    ['a negative length', `POST /store/carts HTTP/1.1\r\n${host}content-length: -1\r\n\r\n{}`],
  ])('%s is refused as JSON', async (_, bytes) => {
    const heard = await say(port, bytes)
    const [head = '', body = ''] = heard.split('\r\n\r\n')
    expect(head).toMatch(/^HTTP\/1.1 4\d\d /)
    expect(JSON.parse(body)).toMatchObject({ type: 'invalid_data' })
  })

  it('is heard by a client that is still sending', async () => {
    const heard: Buffer[] = []
    const errors: Error[] = []
    const socket = connect(port, '127.0.0.1')
    socket.on('error', (error) => errors.push(error))
    const closed = new Promise((resolve) => socket.on('close', resolve))
    const pause = () => new Promise((resolve) => setTimeout(resolve, 150))
    socket.write(`GET /${'a'.repeat(20_000)}`)
    for (let part = 0; part < 4; part++) {
      await pause()
      socket.write('a'.repeat(50_000))
    }
    // Nothing was read so far: a connection that was reset would have lost what the server said.
    socket.on('data', (chunk) => heard.push(chunk))
    socket.end()
    await closed
    expect(errors).toEqual([])
    expect(Buffer.concat(heard).toString()).toMatch(/^HTTP\/1.1 431 /)
  })

  it('is answered in full to a client that has said it will send no more', async () => {
    // Checking a password takes long enough for the end of what the client sends to come first.
    const body = JSON.stringify({ email: 'ada@example.com', password: 'not-her-password' })
    const heard = await say(
      port,
      `POST /store/auth HTTP/1.1\r\n${host}content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
    )
    expect(heard).toMatch(/^HTTP\/1.1 401 /)
  })

  it('answers addresses that are broken, and goes on', async () => {
    const targets = [
      ...brokenSegments.map((segment) => `/store/products/${segment}`),
      ...brokenSegments.map((segment) => `/${segment}`),
      ...brokenQueries.map((query) => `/store/products?${query}`),
    ]
    const problems: string[] = []
    for (const target of targets) {
      const heard = await say(port, `GET ${target} HTTP/1.1\r\n${host}\r\n`)
      const [head = '', ...rest] = heard.split('\r\n\r\n')
      const status = Number(/^HTTP\/1.1 (\d+)/.exec(head)?.[1])
      const type = /content-type: (.*)/i.exec(head)?.[1] ?? ''
      // A reply that is sent in chunks is not read here: its head says enough.
      const text = /transfer-encoding/i.test(head) ? '{"type":"","message":"-"}' : rest.join('\r\n\r\n')
      const problem = status ? problemWith({ status, type, text }) : 'said nothing'
      if (problem) problems.push(`${problem}: ${target.slice(0, 80)}`)
    }
    expect(problems).toEqual([])
    expect((await fetch(`${server.url}/health`)).status).toBe(200)
  })

  it('lets go of a body that never comes in full', async () => {
    const heard = await say(
      port,
      `POST /store/carts HTTP/1.1\r\n${host}content-type: application/json\r\ncontent-length: 100\r\n\r\n{"region`,
    )
    expect(heard === '' || /^HTTP\/1.1 4\d\d/.test(heard)).toBe(true)
    expect((await fetch(`${server.url}/health`)).status).toBe(200)
  })
})
