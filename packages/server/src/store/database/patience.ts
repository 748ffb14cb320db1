import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * How long somebody waits for a database over the network, in all. The clock runs only while a query of theirs is under
 * way: what else a request does, such as asking a payment provider, does not shorten the time that is left to write down
 * what came of it.
 */
class Patience {
  private spent = 0
  private open = 0
  private since = 0

  constructor(
    private readonly most: number,
    private readonly outer: Patience | undefined,
  ) {}

  get left(): number {
    const running = this.open > 0 ? performance.now() - this.since : 0
    return Math.min(this.most - this.spent - running, this.outer?.left ?? Number.POSITIVE_INFINITY)
  }

  async during<T>(work: () => Promise<T>): Promise<T> {
    if (this.open === 0) this.since = performance.now()
    this.open += 1
    try {
      return await (this.outer ? this.outer.during(work) : work())
    } finally {
      this.open -= 1
      if (this.open === 0) this.spent += performance.now() - this.since
    }
  }
}

const patience = new AsyncLocalStorage<Patience | undefined>()

/** Lets the queries of some work take so many ms in all; what surrounds it may allow less. */
export const withPatience = <T>(ms: number, work: () => T): T =>
  patience.run(new Patience(ms, patience.getStore()), work)

/** Work that outlives whoever began it has time of its own. */
export const withoutPatience = <T>(work: () => T): T => patience.run(undefined, work)

export const hasPatience = (): boolean => patience.getStore() !== undefined

/** How much longer the database may take, in ms: `ms` at most. */
export const timeLeft = (ms: number): number => Math.min(ms, patience.getStore()?.left ?? ms)

/** Waits for the database; the time counts. */
export const waiting = <T>(work: () => Promise<T>): Promise<T> => patience.getStore()?.during(work) ?? work()
