import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import type { PageHandler } from '../server'
import { listeningShop } from '../testing/listening-shop'

const open = (storefront?: PageHandler) => listeningShop(storefront && { storefront: () => storefront })

interface Answer {
  status?: number
  connection?: string
  text?: string
  /** What went wrong, and whether the connection had answered before. */
  error?: string
  isReused: boolean
}

const ask = (url: string, agent: Agent) =>
  new Promise<Answer>((resolve) => {
    const outgoing = request(url, { agent }, (response) => {
      let text = ''
      response.on('data', (chunk) => {
        text += chunk
      })
      response.on('error', (error) => resolve({ error: error.message, isReused: outgoing.reusedSocket }))
      response.on('end', () =>
        resolve({
          status: response.statusCode,
          connection: response.headers.connection,
          text,
          isReused: outgoing.reusedSocket,
        }),
      )
    })
    outgoing.on('error', (error: NodeJS.ErrnoException) =>
      resolve({ error: error.code, isReused: outgoing.reusedSocket }),
    )
    outgoing.end()
  })

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

it('clients that keep their connections and ask at once again are answered until they are told to go', async () => {
  const server = await open()
  const lanes = Array.from({ length: 12 }, () => new Agent({ keepAlive: true, maxSockets: 1 }))
  let answered = 0
  let closing: Promise<void> | undefined
  const heard = await Promise.all(
    lanes.map(async (agent) => {
      const answers: Answer[] = []
      for (;;) {
        const answer = await ask(`${server.url}/store/regions`, agent)
        answers.push(answer)
        if (answer.error) return answers
        answered += 1
        if (answered === 100) closing = server.close()
      }
    }),
  )
  await closing
  for (const answers of heard) {
    const last = answers.pop()
    // Refused is a new connection; whoever came on an old one has been answered.
    expect(last).toEqual({ error: 'ECONNREFUSED', isReused: false })
    expect(answers.pop()).toMatchObject({ status: 200, connection: 'close' })
    expect(answers.every(({ status }) => status === 200)).toBe(true)
  }
})

it('an answer that is being made says that it is the last, and one that is being sent is sent to its end', async () => {
  const release = moment()
  const begun = { whole: moment(), stream: moment() }
  const server = await open(async ({ url }) => {
    if (url.endsWith('/whole')) {
      begun.whole.resolve()
      await release.promise
      return new Response('made late')
    }
    const parts = async function* () {
      yield 'the beginning'
      begun.stream.resolve()
      await release.promise
      yield ' and the end'
    }
    return new Response(streamed(parts()))
  })
  const agent = new Agent({ keepAlive: true })
  const whole = ask(`${server.url}/whole`, agent)
  const stream = ask(`${server.url}/stream`, agent)
  await Promise.all([begun.whole.promise, begun.stream.promise])
  const closing = server.close()
  release.resolve()
  expect(await whole).toMatchObject({ status: 200, connection: 'close', text: 'made late' })
  expect(await stream).toMatchObject({ status: 200, text: 'the beginning and the end' })
  await closing
})

it('a connection that nobody uses is closed, without a reset', async () => {
  const server = await open()
  const { port } = new URL(server.url)
  const socket = connect(Number(port), '127.0.0.1')
  const ended = new Promise<string>((resolve) => {
    socket.on('end', () => resolve('ended'))
    socket.on('error', (error) => resolve(error.message))
  })
  socket.write('GET /health HTTP/1.1\r\nhost: localhost\r\n\r\n')
  await new Promise((resolve) => socket.once('data', resolve))
  await server.close()
  expect(await ended).toBe('ended')
})

it('a request whose headers dawdle is refused when its time is up', async () => {
  const server = await listeningShop({ patience: { headers: 300 } })
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  const heard: Buffer[] = []
  socket.on('data', (chunk) => heard.push(chunk))
  const started = performance.now()
  socket.write('GET /health HTTP/1.1\r\nhost: localhost\r\nx-slow: ')
  await new Promise((resolve) => socket.once('close', resolve))
  expect(Buffer.concat(heard).toString()).toMatch(/^HTTP\/1\.1 408 [\s\S]*"invalid_data"/)
  // Node looks for latecomers every half a minute of its own accord.
  expect(performance.now() - started).toBeLessThan(10_000)
})
