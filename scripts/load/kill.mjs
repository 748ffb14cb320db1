import { kept } from '../faults/verdict.mjs'
import { atConstantRate } from './drive.mjs'
import { phases } from './report.mjs'

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/** How long after a blow callers may still notice it, in ms: what was under way is asked for again until then. */
const settles = 10_000

/**
 * Kills an instance in the first third of a load and the database in the second; answers what callers saw, what the database holds
 * of what they were told, and which promises were broken.
 */
export async function underBlows({ clients, visits, seen, stage, rate, seconds, say }) {
  const { total: stock } = await kept(stage, [])
  const from = clients.calls.length
  const began = performance.now()
  const load = atConstantRate(visits, { rate, seconds })
  const blows = []
  const blow = async (name, at, strike) => {
    await sleep(at * 1000 - (performance.now() - began))
    say(name)
    const since = performance.now()
    await strike()
    blows.push({ name, from: since, until: performance.now() + settles })
  }
  await blow('an instance is killed and back after 3 s', seconds / 4, () => stage.kill(0, 3))
  if (stage.crashDatabase)
    await blow('PostgreSQL is killed and back after 3 s', seconds / 2, () => stage.crashDatabase(3))
  await load
  const ended = performance.now()
  const calls = clients.calls.slice(from)
  const orders = await kept(stage, seen.told)
  const marks = []
  let free = began
  for (const [at, one] of blows.entries()) {
    const until = Math.min(one.until, blows[at + 1]?.from ?? ended)
    if (one.from > free) marks.push({ name: 'all is well', from: free, until: one.from })
    marks.push({ ...one, until })
    free = until
  }
  if (free < ended) marks.push({ name: 'all is well', from: free, until: ended })
  const quiet = marks.filter(({ name }) => name === 'all is well')
  const unasked = calls.filter(
    ({ due, status }) =>
      (typeof status !== 'number' || status >= 500) &&
      quiet.some((mark) => due >= mark.from && due < mark.until),
  ).length
  const broken = [
    orders.lost > 0 && `${orders.lost} orders that shoppers were told of are lost`,
    orders.doubled > 0 && `${orders.doubled} carts became two orders`,
    orders.torn > 0 && `${orders.torn} orders are half written`,
    orders.total !== stock && `stock and orders differ by ${orders.total - stock}`,
    unasked > 0 && `${unasked} calls failed while nothing was away`,
    seen.refused.length > 0 &&
      `${seen.refused.length} shoppers could not buy: ${[...new Set(seen.refused)].join(', ')}`,
  ].filter(Boolean)
  const text = [
    phases(calls, marks),
    `${orders.acknowledged} orders told to shoppers, ${orders.found} in the database, ${orders.lost} lost, ${orders.doubled} doubled, ${orders.torn} half written. ${broken.join('; ') || 'Every promise was kept.'}`,
  ].join('\n\n')
  return { text, broken }
}
