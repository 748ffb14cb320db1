import { ShopError } from '../../errors'
import type { Db, Engine } from './engine'
import { withPatience } from './patience'

/** How a question that a replica might have answered was answered. */
export type ReplicaOutcome = 'replica' | 'behind' | 'away'

/** Servers that follow the database and are read from. They lag behind it, some more than others. */
export interface Replicas {
  /**
   * Reads of a replica that is found far enough, of one after the other by turns.
   * @param isFresh whether a replica has all that whoever asks may have seen
   * @returns undefined where none is, or the one that was asked fails: then the database itself has to answer
   * @throws ShopError that `read` throws
   */
  read<T>(
    isFresh: (replica: Db) => Promise<boolean>,
    read: (replica: Db) => Promise<T>,
  ): Promise<{ found: T } | undefined>
  /** How often each outcome came about since the start. */
  readonly outcomes: ReadonlyMap<ReplicaOutcome, number>
  close(): Promise<void>
}

/** How soon a replica has to say how far it is, and to answer, in ms: the database itself answers within what is left then. */
const promptly = 1_000
const longest = 4_000
/** How long one is left alone that was behind, and one that failed, in ms. */
const pauses: Readonly<Record<Exclude<ReplicaOutcome, 'replica'>, number>> = { behind: 200, away: 5_000 }

interface Replica {
  engine: Engine
  /** Not to be asked before, as `performance.now` counts. */
  restsUntil: number
}

/**
 * @param isSame whether a server follows this very database; one that does not is never read from
 * @param onStrange is told of such a server, by its place in the list
 */
export function readingReplicas(
  engines: readonly Engine[],
  isSame: (replica: Engine) => Promise<boolean>,
  onStrange: (at: number) => void,
): Replicas {
  const all: Replica[] = engines.map((engine) => ({ engine, restsUntil: 0 }))
  const known = new Map<Replica, Promise<boolean>>()
  const outcomes = new Map<ReplicaOutcome, number>()
  const count = (outcome: ReplicaOutcome) => outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
  let turn = 0
  const rest = (replica: Replica, why: Exclude<ReplicaOutcome, 'replica'>) => {
    replica.restsUntil = performance.now() + pauses[why]
    count(why)
  }
  const next = (): Replica | undefined => {
    const awake = all.filter(({ restsUntil }) => restsUntil <= performance.now())
    turn += 1
    return awake[turn % Math.max(1, awake.length)]
  }
  /** Asked once: what a server follows does not change while it runs. One that could not be asked is asked anew. */
  const follows = (replica: Replica): Promise<boolean> => {
    let answer = known.get(replica)
    if (!answer) {
      answer = isSame(replica.engine)
      known.set(replica, answer)
      answer.then(
        (is) => {
          if (is) return
          replica.restsUntil = Number.POSITIVE_INFINITY
          onStrange(all.indexOf(replica))
        },
        () => known.delete(replica),
      )
    }
    return answer
  }
  return {
    outcomes,
    async read(isFresh, read) {
      const replica = next()
      if (!replica) return undefined
      const { db } = replica.engine
      try {
        if (!(await withPatience(promptly, () => follows(replica)))) return undefined
        if (!(await withPatience(promptly, () => isFresh(db)))) {
          rest(replica, 'behind')
          return undefined
        }
        const found = await withPatience(longest, () => read(db))
        count('replica')
        return { found }
      } catch (error) {
        // What is wrong with the question is wrong wherever it is asked.
        if (error instanceof ShopError) throw error
        // Away, recovering, or one that gave the query up to keep following: whatever it is, the database itself knows.
        rest(replica, 'away')
        return undefined
      }
    },
    async close() {
      await Promise.all(all.map(({ engine }) => engine.close()))
    },
  }
}
