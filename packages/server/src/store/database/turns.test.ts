import { expect, it } from 'vitest'
import { timeLeft, withPatience } from './patience'
import { inBackground, nextTurn, Turns } from './turns'

/** Turns by a clock that goes on only where work is done or rested. */
function clocked() {
  const clock = { at: 0, rested: 0 }
  const turns = new Turns({
    now: () => clock.at,
    pause: async (ms) => {
      clock.at += ms
      clock.rested += ms
    },
  })
  /** Works for so many ms at a time, as often as said; answers how long in all. */
  const work = async (times: number, ms: number, pass: () => Promise<void> | undefined) => {
    for (let n = 0; n < times; n++) {
      await pass()
      clock.at += ms
    }
    return times * ms
  }
  return { clock, turns, work }
}

/** A request that is answered at once. */
const visit = (turns: Turns) => turns.asTraffic(async () => {})

it('a chain of questions lets the sockets be looked at', async () => {
  const { turns, work } = clocked()
  let looks = 0
  let isOver = false
  const look = () => {
    looks += 1
    if (!isOver) setImmediate(look)
  }
  setImmediate(look)
  await work(40, 2, () => turns.toRead())
  isOver = true
  // 80 ms of questions, 12 ms at most in a turn: the look is at the first question after 8.
  expect(looks).toBeGreaterThanOrEqual(6)
})

it('work that nobody waits for takes at most a third of the loop while there are requests', async () => {
  const { clock, turns, work } = clocked()
  let answer = () => {}
  const request = turns.asTraffic(() => new Promise<void>((resolve) => (answer = resolve)))
  const several = [1, 3, 5].map((ms) => inBackground(() => work(50, ms, () => turns.toWrite())))
  const worked = (await Promise.all(several)).reduce((sum, ms) => sum + ms)
  answer()
  await request
  expect(worked).toBe(450)
  expect(clock.rested).toBeGreaterThanOrEqual(2 * (worked - 30))
})

it('requests that came and went meanwhile count too', async () => {
  const { clock, turns, work } = clocked()
  const worker = inBackground(() =>
    work(30, 4, async () => {
      await turns.toWrite()
      await visit(turns)
    }),
  )
  await worker
  expect(clock.rested).toBeGreaterThan(0)
})
it('work that nobody waits for need not rest when nobody asks', async () => {
  const { clock, turns, work } = clocked()
  await inBackground(() => work(100, 4, () => turns.toWrite()))
  expect(clock.rested).toBe(0)
})

it('shoppers begin to write at once', async () => {
  const { turns, work } = clocked()
  await work(20, 5, () => {
    expect(turns.toWrite()).toBeUndefined()
    return undefined
  })
  await nextTurn()
})

it('work that nobody waits for is not cut off by the patience of whoever began it', async () => {
  const left = await withPatience(50, async () => {
    const work = inBackground(async () => timeLeft(60_000))
    return [timeLeft(60_000) <= 50, await work]
  })
  expect(left).toEqual([true, 60_000])
})
