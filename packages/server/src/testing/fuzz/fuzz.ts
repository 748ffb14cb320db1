import type { TestShop } from '../test-shop'
import { randomFrom } from './random'
import { calls, type FuzzRequest, requestFor } from './requests'
import { Rows } from './rows'
import { watchDatabase } from './watch-database'
import { type Callers, openIdentities, stockUp } from './world'

/** What a run found, beside how much it asked. */
export interface FuzzReport {
  requests: number
  /** How many answers there were of each status. */
  statuses: Record<number, number>
  /** Calls that were never served, each with what its last well-meant request was told. */
  neverServed: Record<string, string>
  slowest: { ms: number; request: string }
  /** Which part of the requests was refused although staff sent them: a run that lost its token proves little. */
  shutOut: number
  /** A sentence for each broken promise, with the request that broke it. */
  failures: string[]
}

/** An answer that takes longer than this, in ms, never comes: the machine may be busy, a request is not forgotten. */
const patience = 60_000
/** How many requests go by before the run looks again which rows there are, and before it stocks up. */
const refreshEvery = 250
const stockUpEvery = 500

/** Calls that answer 401 to whoever is wrong, signed in or not. */
const signsIn = (call: string) => / \/(admin|store)\/(auth|users\/reset|customers\/password)/.test(call)

/** Reading a cart while signed in makes it the customer's. */
const linksCart: ReadonlySet<string> = new Set(['GET /store/carts/:id'])

/**
 * Sends so many requests, one after the other and every call of the contract in turn, and checks after each what
 * every answer must keep: no 5xx, an answer in time, a refusal in the contract's shape that leaves the database
 * as it was.
 */
export async function fuzz(
  t: TestShop,
  { seed, requests }: { seed: number; requests: number },
): Promise<FuzzReport> {
  const random = randomFrom(seed)
  const { spared, callers } = await openIdentities(t)
  const [, customer_id = ''] = [...spared]
  const rows = new Rows(t.shop.db, spared)
  const watch = await watchDatabase(t)
  const served = new Set<string>()
  let shutOut = 0
  const told = new Map<string, string>()
  const report: FuzzReport = {
    requests: 0,
    statuses: {},
    neverServed: {},
    slowest: { ms: 0, request: '' },
    shutOut: 0,
    failures: [],
  }
  for (let n = 0; n < requests && report.failures.length < 40; n++) {
    if (n % refreshEvery === 0) {
      if (n % stockUpEvery === 0) await stockUp(t, { callers, customer_id })
      await rows.refresh()
    }
    // A new order of the calls each time round.
    const call = calls[(n * 101 + Math.floor(n / calls.length)) % calls.length]
    const request = requestFor(random, call as (typeof calls)[number], rows)
    await watch.mark()
    const started = performance.now()
    const answer = await send(t, request, callers)
    const ms = performance.now() - started
    if (ms > report.slowest.ms) report.slowest = { ms, request: spell(request) }
    report.requests += 1
    const status = typeof answer === 'string' ? 0 : answer.status
    report.statuses[status] = (report.statuses[status] ?? 0) + 1
    if (status === 401 && request.caller === 'staff' && !signsIn(request.call)) shutOut += 1
    if (status >= 200 && status < 400) served.add(request.call)
    else if (request.isWellMeant && typeof answer !== 'string')
      told.set(request.call, answer.text.slice(0, 160))
    const mayWrite = status < 400 && (request.method !== 'GET' || linksCart.has(request.call))
    const changed = mayWrite ? [] : await watch.changed()
    const problem =
      (typeof answer === 'string' ? answer : problemWith(answer)) ??
      (changed.length > 0 ? `answered ${status} and changed ${changed.join(', ')}` : undefined)
    if (problem) report.failures.push(`${problem}: ${spell(request)}`)
  }
  await watch.close()
  report.shutOut = shutOut / report.requests
  for (const [name] of calls) if (!served.has(name)) report.neverServed[name] = told.get(name) ?? ''
  return report
}

interface Answer {
  status: number
  type: string
  text: string
}

async function send(t: TestShop, request: FuzzRequest, callers: Callers): Promise<Answer | string> {
  const headers = new Headers(callers[request.caller])
  for (const [name, value] of request.headers) headers.set(name, value)
  const init = { method: request.method, headers, body: request.body as BodyInit | undefined }
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve(`no answer within ${patience} ms`), patience)
  })
  const answered = async (): Promise<Answer> => {
    const response = await t.app.fetch(new Request(`http://localhost${request.target}`, init))
    return {
      status: response.status,
      type: response.headers.get('content-type') ?? '',
      text: await response.text(),
    }
  }
  try {
    return await Promise.race([answered(), late])
  } catch (error) {
    return `threw ${(error as Error).stack ?? error}`
  } finally {
    clearTimeout(timer)
  }
}

const inside = /SQLITE_|drizzle|node_modules|Failed query|\bat .+\.ts:\d+/

/** What an answer breaks of what every answer keeps. */
export function problemWith({ status, type, text }: Answer): string | undefined {
  if (status >= 500 && status !== 503) return `answered ${status} ${text.slice(0, 300)}`
  if (status < 400) return undefined
  if (!type.startsWith('application/json')) return `refused with ${status} as ${type}`
  if (inside.test(text)) return `says what is inside: ${text.slice(0, 300)}`
  let body: Record<string, unknown>
  try {
    body = JSON.parse(text)
  } catch {
    return `refused with ${status} and broken JSON ${text.slice(0, 100)}`
  }
  const said = typeof body.type === 'string' && typeof body.message === 'string' && body.message !== ''
  // The pre-checks of v1, and a completion that is out of stock.
  const listed = Array.isArray(body.errors) || (body.type === 'cart' && 'data' in body)
  return said || listed ? undefined : `refused with ${status} in another shape: ${text.slice(0, 200)}`
}

const shorten = (text: string, most: number) =>
  text.length > most ? `${text.slice(0, most)}… (${text.length} characters)` : text

/** A request on one line, to be sent again by hand. */
export function spell({ method, target, caller, headers, body }: FuzzRequest): string {
  const said = headers.map(([name, value]) => `${name}: ${shorten(value, 60)}`).join('; ')
  const sent =
    typeof body === 'string' ? JSON.stringify(shorten(body, 1500)) : body ? `bytes ${body.join()}` : ''
  return `${caller} ${method} ${shorten(target, 600)} {${said}} ${sent}`
}
