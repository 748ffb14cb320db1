const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/** For so long, then it is over. */
const lasting = (begin, end) => async (stage, seconds) => {
  await begin(stage)
  await sleep(seconds * 1000)
  await end(stage)
}
const network = (which, how, ...more) =>
  lasting(
    (stage) => stage[which][how](...more),
    (stage) => stage[which].heal(),
  )
const heal = (stage) => stage.toDatabase.heal()

/**
 * What may happen to what a shop depends on. `seconds` in full and in the small run; `spares` names what must be answered
 * well all the time, as it does not need what is lost.
 */
export const faults = [
  { name: 'nothing', seconds: [8], spares: () => true, act: (_, seconds) => sleep(seconds * 1000) },
  {
    name: 'PostgreSQL: 100 ms slower each way',
    database: 'postgres',
    seconds: [8],
    act: network('toDatabase', 'delay', 100),
  },
  {
    name: 'PostgreSQL: all connections terminated',
    database: 'postgres',
    seconds: [2, 1],
    act: lasting(
      (stage) => stage.terminate(),
      () => {},
    ),
  },
  {
    name: 'PostgreSQL: connections cut every second',
    database: 'postgres',
    seconds: [60],
    async act({ toDatabase }, seconds) {
      for (let n = 0; n < seconds; n++) {
        toDatabase.cut()
        await sleep(1000)
      }
    },
  },
  {
    name: 'PostgreSQL: connections terminated every second',
    database: 'postgres',
    seconds: [20],
    async act(stage, seconds) {
      for (let n = 0; n < seconds; n++) {
        await stage.terminate()
        await sleep(1000)
      }
    },
  },
  {
    name: 'PostgreSQL: restarted (gone for 5 s)',
    database: 'postgres',
    seconds: [5, 2],
    act: lasting(async (stage) => {
      await stage.terminate()
      await stage.toDatabase.refuse()
    }, heal),
  },
  {
    name: 'PostgreSQL: refuses connections',
    database: 'postgres',
    seconds: [15],
    act: network('toDatabase', 'refuse'),
  },
  {
    name: 'PostgreSQL: frozen, then thaws',
    database: 'postgres',
    seconds: [25, 4],
    act: network('toDatabase', 'freeze'),
  },
  {
    name: 'PostgreSQL: packets swallowed, old connections stay dead',
    database: 'postgres',
    seconds: [15],
    act: network('toDatabase', 'swallow'),
  },
  {
    name: 'PostgreSQL: takes no connections (starting up)',
    database: 'postgres',
    seconds: [6],
    act: lasting(
      async (stage) => {
        await stage.asAdmin('alter database $name with allow_connections false')
        await stage.terminate()
      },
      (stage) => stage.asAdmin('alter database $name with allow_connections true'),
    ),
  },
  {
    name: 'PostgreSQL: read-only (a standby after a fail-over)',
    database: 'postgres',
    seconds: [6],
    act: lasting(
      async (stage) => {
        await stage.asAdmin('alter database $name set default_transaction_read_only = on')
        await stage.terminate()
      },
      async (stage) => {
        await stage.asAdmin('alter database $name reset default_transaction_read_only')
        await stage.terminate()
      },
    ),
  },
  {
    name: 'PostgreSQL refuses while a server starts',
    database: 'postgres',
    seconds: [5],
    async act(stage, seconds) {
      await stage.toDatabase.refuse()
      const started = stage.restart(stage.servers.length - 1)
      await sleep(seconds * 1000)
      await stage.toDatabase.heal()
      await started
    },
    restarts: true,
  },
  {
    name: 'PostgreSQL: a disk that takes 100 ms for each commit',
    database: 'postgres',
    seconds: [15],
    act: lasting(
      async (stage) => {
        await stage.asAdmin('alter database $name set commit_siblings = 0')
        await stage.asAdmin('alter database $name set commit_delay = 100000')
        await stage.terminate()
      },
      async (stage) => {
        await stage.asAdmin('alter database $name reset commit_delay')
        await stage.asAdmin('alter database $name reset commit_siblings')
        await stage.terminate()
      },
    ),
  },
  {
    name: 'An instance is killed, and back a while later',
    needs: (stage) => stage.processes > 1,
    seconds: [5],
    act: (stage, seconds) => stage.kill(stage.servers.length - 1, seconds),
    restarts: true,
  },
  {
    name: 'The clock of an instance jumps two hours ahead, and back',
    seconds: [20],
    async act(stage, seconds) {
      const at = stage.servers.length - 1
      const clock = new URL('./shifted-clock.mjs', import.meta.url).pathname
      const env = { NODE_OPTIONS: `--import ${clock}`, CARTWRIGHT_FAULTS_CLOCK: String(2 * 3_600_000) }
      await stage.restart(at, { env })
      process.kill(stage.servers[at].pid, 'SIGUSR2')
      await sleep((seconds * 1000) / 2)
      process.kill(stage.servers[at].pid, 'SIGUSR2')
      await sleep((seconds * 1000) / 2)
      await stage.restart(at)
    },
    restarts: true,
  },
  {
    name: 'SQLite: the file is locked by another process',
    database: 'sqlite',
    seconds: [8, 2],
    async act(stage, seconds) {
      const unlock = stage.lockFile()
      await sleep(seconds * 1000)
      unlock()
    },
  },
  {
    name: 'SQLite: the disk is full',
    database: 'sqlite',
    needs: (stage) => stage.hasDisk,
    seconds: [8, 2],
    act: lasting(
      (stage) => stage.fillDisk(),
      (stage) => stage.emptyDisk(),
    ),
  },
  ...[
    ['frozen', 'freeze', [8, 2]],
    ['refuses connections', 'refuse', [8]],
    ['packets swallowed', 'swallow', [8]],
  ].map(([how, mode, seconds]) => ({
    name: `Redis: ${how}`,
    needs: (stage) => stage.hasRedis,
    seconds,
    spares: () => true,
    act: network('toRedis', mode),
  })),
  {
    name: 'Redis is frozen while a server starts',
    needs: (stage) => stage.hasRedis,
    seconds: [4],
    async act(stage, seconds) {
      await stage.toRedis.freeze()
      await stage.restart(stage.servers.length - 1)
      await sleep(seconds * 1000)
      await stage.toRedis.heal()
    },
    restarts: true,
  },
  ...[
    ['frozen', 'freeze', [15]],
    ['refuses connections', 'refuse', [8]],
  ].map(([how, mode, seconds]) => ({
    name: `Store of files: ${how}`,
    seconds,
    spares: (kind) => kind !== 'upload',
    act: network('toStore', mode),
  })),
  {
    name: 'Store of files: answers 500',
    seconds: [6, 2],
    spares: (kind) => kind !== 'upload',
    act: lasting(
      ({ store }) => {
        store.refuses = 500
      },
      ({ store }) => {
        store.refuses = undefined
      },
    ),
  },
  {
    name: 'Store of files: fails every tenth request',
    seconds: [10],
    spares: () => true,
    act: lasting(
      ({ store }) => {
        store.failsEvery = 10
      },
      ({ store }) => {
        store.failsEvery = undefined
      },
    ),
  },
]

/** What happens to a shop that begins in an older version: the others are replaced one after another while the first still sells. */
export const rollout = {
  name: 'This version is rolled out while an older one sells',
  seconds: [30, 10],
  async act(stage, seconds) {
    for (let at = stage.servers.length - 1; at > 0; at--) await stage.restart(at)
    await sleep(seconds * 1000)
    await stage.restart(0)
  },
  restarts: true,
}
