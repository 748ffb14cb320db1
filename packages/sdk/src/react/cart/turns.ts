/** Things that are done one after another, in the order in which they were asked for. */
export interface Turns<Task, Result> {
  /** Waits for its turn, in the place of `replaced` where that still waits; whoever waits for that gets the same result. */
  take(task: Task, replaced?: Task): Promise<Result>
  /** The last task, if it still waits and the given one may stand for it. */
  replaceable(test: (last: Task) => boolean): Task | undefined
  /** Does something of another kind on its turn. */
  also(act: () => Promise<void>): Promise<void>
}

export interface TurnsOptions<Task, Result> {
  run: (task: Task) => Promise<Result>
  /** What a task that threw comes to. */
  fail: (cause: unknown, task: Task) => Promise<Result>
  /** Hears of each task that is over. */
  settled: (task: Task, result: Result) => void
}

interface Waiting<Task, Result> {
  task: Task
  tell: ((result: Result) => void)[]
}

/** A line of tasks of which one is at work. */
export function createTurns<Task, Result>({
  run,
  fail,
  settled,
}: TurnsOptions<Task, Result>): Turns<Task, Result> {
  const line: Waiting<Task, Result>[] = []
  let last: Promise<void> = Promise.resolve()
  const after = (act: () => Promise<void>) => {
    const done = last.then(act)
    // Whatever becomes of one, the next has its turn.
    last = done.catch(() => {})
    return done
  }

  async function next(): Promise<void> {
    const waiting = line.shift()
    if (!waiting) return
    const { task, tell } = waiting
    const result = await run(task).catch((cause) => fail(cause, task))
    for (const one of tell) one(result)
    settled(task, result)
  }

  return {
    take: (task, replaced) =>
      new Promise((resolve) => {
        const waiting = line.find((one) => one.task === replaced)
        if (replaced !== undefined && waiting) {
          waiting.task = task
          waiting.tell.push(resolve)
          return
        }
        line.push({ task, tell: [resolve] })
        void after(next)
      }),
    replaceable(test) {
      const task = line.at(-1)?.task
      return task !== undefined && test(task) ? task : undefined
    },
    also: after,
  }
}
