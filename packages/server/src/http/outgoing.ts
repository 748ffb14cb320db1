import { lookup as resolve } from 'node:dns'
import { type IncomingMessage, request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { tracedQuestion } from '../telemetry/tracing'
import { isPublicAddress } from './public-address'

interface OutgoingRequest {
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
  /** Of the answer; one that is longer is an error. */
  maxBytes?: number
  /** ms until the connection stands, and until the whole answer is here. */
  connectMs?: number
  totalMs?: number
  /** Lets plain http and addresses of this machine and its network pass: for tests, never for what others name. */
  allowLocal?: boolean
}

interface OutgoingAnswer {
  status: number
  headers: IncomingMessage['headers']
  body: Uint8Array
}

/** `refused`: the rules forbid it. `unreachable`: nobody answered in time. `too_large`: the answer is. */
export class OutgoingError extends Error {
  constructor(
    readonly reason: 'refused' | 'unreachable' | 'too_large',
    message: string,
  ) {
    super(message)
  }
}

/**
 * Asks an address that somebody else named. Only https to public addresses: the name is resolved, every address it
 * has must be public, and the connection goes to just those, so that a name cannot change its mind in between.
 * Redirects are not followed; they come back as the answer they are.
 * @throws OutgoingError
 */
export async function askOutside(address: string, request: OutgoingRequest = {}): Promise<OutgoingAnswer> {
  const url = permittedAddress(address, request.allowLocal ?? false)
  return tracedQuestion(request.method ?? 'GET', url.hostname, request.headers ?? {}, (headers) =>
    ask(url, { ...request, headers }),
  )
}

function ask(url: URL, request: OutgoingRequest): Promise<OutgoingAnswer> {
  const { allowLocal = false, connectMs = 2000, totalMs = 10_000, maxBytes = 1_048_576 } = request
  return new Promise((done, failed) => {
    const open = url.protocol === 'https:' ? overHttps : overHttp
    const outgoing = open(url, {
      method: request.method ?? 'GET',
      headers: { 'user-agent': 'cartwright', ...request.headers },
      agent: false,
      lookup: allowLocal ? undefined : publicLookup,
    })
    const end = (error: unknown) => {
      clearTimeout(connecting)
      clearTimeout(whole)
      outgoing.destroy()
      failed(
        error instanceof OutgoingError
          ? error
          : new OutgoingError('unreachable', `${url.host} does not answer: ${sentenceOf(error)}`),
      )
    }
    const late = (what: string, ms: number) => () => end(new Error(`${what} took longer than ${ms / 1000} s`))
    const connecting = setTimeout(late('connecting', connectMs), connectMs)
    const whole = setTimeout(late('the answer', totalMs), totalMs)
    outgoing.on('socket', (socket) =>
      socket.once(url.protocol === 'https:' ? 'secureConnect' : 'connect', () => clearTimeout(connecting)),
    )
    outgoing.on('error', end)
    outgoing.on('response', (answer) => {
      const chunks: Buffer[] = []
      let size = 0
      answer.on('data', (chunk: Buffer) => {
        size += chunk.length
        if (size > maxBytes)
          end(new OutgoingError('too_large', `the answer is larger than ${megabytes(maxBytes)} MB`))
        else chunks.push(chunk)
      })
      answer.on('error', end)
      answer.on('end', () => {
        clearTimeout(connecting)
        clearTimeout(whole)
        done({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) })
      })
    })
    outgoing.end(request.body)
  })
}

/** The address, if it may be asked at all. @throws OutgoingError */
export function permittedAddress(address: string, allowLocal: boolean): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (!url) throw new OutgoingError('refused', 'this is not an address')
  if (url.protocol !== 'https:' && !(allowLocal && url.protocol === 'http:'))
    throw new OutgoingError('refused', 'only https addresses are asked')
  if (url.username || url.password) throw new OutgoingError('refused', 'the address holds a password')
  // An address in figures is not looked up, so it is looked at here.
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (!allowLocal && isIP(host) && !isPublicAddress(host)) throw notPublic(host)
  return url
}

const publicLookup: LookupFunction = (host, options, answer) =>
  resolve(host, { ...options, all: true }, (error, found) => {
    if (error) return answer(error, '')
    if (!found.every(({ address }) => isPublicAddress(address))) return answer(notPublic(host), '')
    const [first] = found
    if (options.all) answer(null, found)
    else answer(null, first?.address ?? '', first?.family)
  })

const notPublic = (host: string) => new OutgoingError('refused', `${host} is not a public address`)
const megabytes = (bytes: number) => Math.round(bytes / 104_857.6) / 10
const sentenceOf = (error: unknown) => {
  const { code, message } = error as { code?: string; message?: string }
  return message || code || 'it hung up'
}
