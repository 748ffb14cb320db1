import { Agent, request } from 'node:http'
import { request as secure } from 'node:https'

/** Nobody waits longer for an answer, in ms. */
const givenUp = 30_000

/**
 * Whoever asks a shop of several instances, as from behind a balancer: each call goes to the next of them, and one that takes no
 * connection is passed over. Every answer is written down, with the time from when the call was due.
 */
export function openClients(bases) {
  const options = { keepAlive: true, maxSockets: 512 }
  const agent = new Agent(options)
  const calls = []
  let turn = 0

  function once(base, { method, path, body, headers }) {
    const text = body === undefined ? undefined : JSON.stringify(body)
    const url = new URL(path, base)
    const send = url.protocol === 'https:' ? secure : request
    return new Promise((resolve) => {
      const outgoing = send(url, {
        method,
        ...(url.protocol === 'https:' ? {} : { agent }),
        headers: {
          ...(text ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) } : {}),
          ...headers,
        },
      })
      const timer = setTimeout(() => {
        resolve({ status: 'no answer' })
        outgoing.destroy()
      }, givenUp)
      const end = (answer) => {
        clearTimeout(timer)
        resolve(answer)
      }
      outgoing.on('response', (answer) => {
        const chunks = []
        answer.on('data', (chunk) => chunks.push(chunk))
        answer.on('error', () => end({ status: 'cut off' }))
        answer.on('end', () => {
          const raw = Buffer.concat(chunks)
          const isJson = /json/.test(answer.headers['content-type'] ?? '') && raw.length > 0
          end({
            status: answer.statusCode,
            retryAfter: answer.headers['retry-after'],
            json: isJson ? JSON.parse(raw.toString()) : undefined,
          })
        })
      })
      outgoing.on('error', (error) =>
        end({
          status: error.code === 'ECONNREFUSED' ? 'refused' : 'cut off',
          wasIdle: outgoing.reusedSocket === true,
        }),
      )
      outgoing.end(text)
    })
  }

  /** One call; `due` is when it should have been made, which is earlier than now where whoever makes it could not keep up. */
  async function ask(kind, method, path, { body, headers, due = performance.now() } = {}) {
    let answer
    // A connection that was closed while idle carried nothing, and a place where nobody listens is no answer.
    turn += 1
    const first = turn
    for (let attempt = 0; attempt <= bases.length; attempt++) {
      const base = bases[(first + attempt) % bases.length]
      answer = await once(base, { method, path, body, headers })
      if (answer.status !== 'refused' && !(answer.wasIdle && method === 'GET')) break
    }
    calls.push({ kind, due, ms: performance.now() - due, status: answer.status, code: answer.json?.code })
    return answer
  }

  return { ask, calls, close: () => agent.destroy() }
}

export const isWell = ({ status }) => status >= 200 && status < 400
