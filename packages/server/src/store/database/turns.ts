import { AsyncLocalStorage } from 'node:async_hooks'
import { withoutPatience } from './patience'

/**
 * Who may hold the event loop, and for how long. SQLite answers at once, so a chain of queries never comes back to the
 * sockets by itself: `await` alone lets nobody else in. The engines ask here before they begin.
 */

/** How long one chain of work may hold the loop before the sockets are looked at, in ms. */
const longestTurn = 8
/** How long work that nobody waits for may go on at a time, in ms. */
const longestSlice = 10
/** How much longer than it worked it then rests, while there are requests. */
const rest = 2
/** A slice may have waited for a disk: it counts as no longer than this, in ms. */
const longestCounted = 12

const background = new AsyncLocalStorage<true>()

/** Ends this turn of the event loop: requests that arrived meanwhile are heard first. */
export const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve))

interface Clock {
  now(): number
  pause(ms: number): Promise<unknown>
}

/** The turns of one event loop; a process has one. */
export class Turns {
  private turnBegan: number | undefined
  private open = 0
  private arrived = 0
  private arrivedAt = Number.NEGATIVE_INFINITY
  private slice = { began: Number.NEGATIVE_INFINITY, arrived: 0 }
  private readonly waiting: (() => void)[] = []
  private isServing = false

  constructor(private readonly clock: Clock) {}

  /** Counts a request while it is answered: what nobody waits for makes room as long as there are any. */
  async asTraffic<T>(answer: () => Promise<T>): Promise<T> {
    this.open += 1
    this.arrived += 1
    this.arrivedAt = this.clock.now()
    try {
      return await answer()
    } finally {
      this.open -= 1
    }
  }

  /** Whether nobody has asked for anything in this process for so many ms. */
  isQuiet(ms: number): boolean {
    return this.open === 0 && this.clock.now() - this.arrivedAt >= ms
  }

  /** To be waited for before a question outside of a transaction, where there is something to wait for. */
  toRead(): Promise<void> | undefined {
    if (background.getStore()) return this.toWrite()
    return this.isOver() ? nextTurn() : undefined
  }

  /** To be waited for before a transaction: shoppers begin at once, other work when it is its turn. */
  toWrite(): Promise<void> | undefined {
    if (!background.getStore() || this.clock.now() - this.slice.began < longestSlice) return undefined
    return new Promise((resolve) => {
      this.waiting.push(resolve)
      if (!this.isServing) void background.exit(() => this.serve())
    })
  }

  /** Whether queries have held the loop for as long as they may, since it last looked at the sockets. */
  private isOver(): boolean {
    const now = this.clock.now()
    if (this.turnBegan === undefined) {
      this.turnBegan = now
      setImmediate(() => {
        this.turnBegan = undefined
      })
    }
    return now - this.turnBegan > longestTurn
  }

  /** Lets those who wait go on in their order, one slice after the other. */
  private async serve() {
    this.isServing = true
    while (this.waiting.length > 0) {
      // Who was let go on last works until it comes back here or waits for something else.
      await nextTurn()
      const worked = Math.min(this.clock.now() - this.slice.began, longestCounted)
      if (this.open > 0 || this.arrived !== this.slice.arrived) await this.clock.pause(worked * rest)
      this.slice = { began: this.clock.now(), arrived: this.arrived }
      this.waiting.shift()?.()
    }
    this.isServing = false
  }
}

export const turns = new Turns({
  now: () => performance.now(),
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
})

/**
 * Does work that nobody waits for: events, imports, what runs by the clock. All of it together takes one slice of the
 * event loop at a time, and while there are requests at most a third of it. It has time of its own: a request that began it is
 * answered long before, and its patience is not that of the work.
 */
export const inBackground = <T>(work: () => Promise<T>): Promise<T> =>
  background.run(true, () => withoutPatience(work))

/** Does a part of such work as if somebody waited for it, as somebody does by now. */
export const inForeground = <T>(work: () => Promise<T>): Promise<T> => background.exit(work)

/** Whether what runs here is work that nobody waits for. */
export const isInBackground = (): boolean => background.getStore() === true
