import type { TestShop } from '../test-shop'
import { randomFrom } from './random'
import { readAll } from './read-all'
import { calls, type FuzzRequest, requestFor } from './requests'
import { Rows } from './rows'
import { sellAtLimits } from './sell-at-limits'
import { type Answer, problemWith, send, spell } from './send'
import { watchDatabase } from './watch-database'
import { openIdentities, stockUp } from './world'

/** What a run found, beside how much it asked. */
interface FuzzReport {
  requests: number
  /** How many answers there were of each status. */
  statuses: Record<number, number>
  /** Calls that were never served, each with what its last well-meant request was told. */
  neverServed: Record<string, string>
  slowest: { ms: number; request: string }
  /** Which part of the requests was refused although staff sent them: a run that lost its token proves little. */
  shutOut: number
  /** Sales that put limits together, and how far they came: how often each of their steps was served. */
  sales: Record<string, number>
  /** How many lists and single rows were read when all was done. */
  read: { lists: number; rows: number; unreadable: number }
  /** A sentence for each broken promise, with the request that broke it. */
  failures: string[]
}

/** How many requests go by before the run looks again which rows there are, sells at the limits, and stocks up. */
const refreshEvery = 250
const sellEvery = 125
const stockUpEvery = 500

/** Calls that answer 401 to whoever is wrong, signed in or not. */
const signsIn = (call: string) => / \/(admin|store)\/(auth|users\/reset|customers\/password)/.test(call)

/** Reading a cart while signed in makes it the customer's. */
const linksCart: ReadonlySet<string> = new Set(['GET /store/carts/:id'])

/**
 * Sends so many requests, one after the other: every call of the contract in turn, and now and then a sale whose numbers
 * are at their limits together. Checks after each what every answer must keep: no 5xx, an answer in time, a refusal in
 * the contract's shape that leaves the database as it was. When all is done, everything that was written must be readable.
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
    sales: {},
    read: { lists: 0, rows: 0, unreadable: 0 },
    failures: [],
  }
  const isOver = () => report.requests >= requests || report.failures.length >= 40

  async function ask(request: FuzzRequest): Promise<Answer | undefined> {
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
    return typeof answer === 'string' ? undefined : answer
  }

  for (let n = 0; !isOver(); n++) {
    if (n % refreshEvery === 0) {
      if (n % stockUpEvery === 0) await stockUp(t, { callers, customer_id })
      await rows.refresh()
    }
    if (n % sellEvery === 60) await sellAtLimits(t, random, { ask, isOver, steps: report.sales })
    if (isOver()) break
    // A new order of the calls each time round.
    const call = calls[(n * 101 + Math.floor(n / calls.length)) % calls.length]
    await ask(requestFor(random, call as (typeof calls)[number], rows))
  }
  await watch.close()
  const { failures, ...read } = await readAll(t, callers)
  report.read = read
  report.failures.push(...failures)
  report.shutOut = shutOut / report.requests
  for (const [name] of calls) if (!served.has(name)) report.neverServed[name] = told.get(name) ?? ''
  return report
}
