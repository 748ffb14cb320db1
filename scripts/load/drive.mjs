import { kindOf } from './visits.mjs'

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
let visit = 0

/** So many shoppers, each of whom begins the next visit when the last is over: how much the shop can do. */
export async function inClosedLoop(visits, { shoppers, seconds }) {
  const until = performance.now() + seconds * 1000
  let done = 0
  await Promise.all(
    Array.from({ length: shoppers }, async () => {
      while (performance.now() < until) {
        const n = ++visit
        await visits[kindOf(n)](n)
        done += 1
      }
    }),
  )
  return done
}

/**
 * So many visits a second, whether or not the shop keeps up: how long shoppers wait. Each is due at its own time, and what it waits
 * for whoever makes it counts.
 */
export async function atConstantRate(visits, { rate, seconds, isOver = () => false }) {
  const began = performance.now()
  const open = new Set()
  const all = Math.round(rate * seconds)
  for (let made = 0; made < all && !isOver(); made++) {
    const due = began + (made * 1000) / rate
    const wait = due - performance.now()
    if (wait > 0) await sleep(wait)
    const n = ++visit
    const going = visits[kindOf(n)](n, due)
    open.add(going)
    going.finally(() => open.delete(going))
  }
  await Promise.all(open)
  return all
}

/**
 * How many shoppers at once bring the most: their number doubles until a twentieth more is not reached. Answers every step, the
 * ceiling last but where the first was it.
 */
export async function findCeiling(measure, { from = 4, most = 256 } = {}) {
  const steps = []
  for (let shoppers = from; shoppers <= most; shoppers *= 2) {
    const step = { shoppers, ...(await measure(shoppers)) }
    const before = steps.at(-1)
    steps.push(step)
    if (before && step.perSecond < before.perSecond * 1.05) break
  }
  return steps
}
