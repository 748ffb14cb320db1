import { createHmac } from 'node:crypto'
import { hostname } from 'node:os'
import { outageLog } from '../../events/outage'
import { packageVersion } from '../../package-root'
import type { Secrets } from '../../secrets'
import type { Shop } from '../../shop'
import { migrationsOf } from '../../store/database/migrate'
import { connectionsOf } from '../../store/database/open'
import { newId } from '../../store/schema/ids'
import { databaseTime } from './queries'

/** How often an instance says that it lives, in ms, and after how long a silent one counts as gone. */
const beatMs = 15_000
export const silentMs = 60_000
/** An answer that took longer says too little of the clock, in ms. */
const promptMs = 1000

/** What a process says of itself to those who ask whether all fit. */
export interface Identity {
  /** Which worker it is; absent where it serves alone. */
  worker?: number
  host: string
  pid: number
}

export const identityOf = (worker?: number): Identity => ({
  host: hostname(),
  // Workers of one port count limits together and are one instance: they go by the process that leads them.
  pid: worker === undefined ? process.pid : process.ppid,
  ...(worker === undefined ? {} : { worker }),
})

/**
 * Says in the database that this process serves the shop, and what it runs on, until it is stopped. A beat that fails is made up
 * for by the next; nobody waits for it.
 */
export function keepInstance(shop: Shop, identity: Identity, every = beatMs) {
  const outage = outageLog(shop, 'telling the others that this instance is there')
  const id = newId('inst')
  const facts = factsOf(shop, identity)
  let startedAt: string | undefined
  let clockAhead: number | null = null
  let beating: Promise<void> | undefined

  const beat = async () => {
    const asked = Date.now()
    const at = await databaseTime(shop.db)
    const answered = Date.now()
    if (answered - asked <= promptMs) clockAhead = Math.round((asked + answered) / 2 - Date.parse(at))
    startedAt ??= at
    const seen = { seen_at: at, clock_ahead: clockAhead }
    await shop.transaction(
      async (tx) => {
        const { instance } = tx.t
        if ((await tx.updateRows(instance, { id }, seen)) > 0) return
        // It is its first beat, or others took it for gone.
        await tx.insertRows(instance, [{ id, ...facts, started_at: startedAt ?? at, ...seen }])
      },
      { durability: 'soon' },
    )
  }
  const look = () => {
    beating ??= beat()
      .then(outage.succeeded, outage.failed)
      .finally(() => {
        beating = undefined
      })
    return beating
  }
  const timer = setInterval(look, every)
  timer.unref()
  return {
    /** Resolves when the others can see it, or could not be told. */
    told: look(),
    /** Takes it from the list. */
    async stop() {
      clearInterval(timer)
      await beating
      await shop
        .transaction((tx) => tx.deleteRows(tx.t.instance, { id }), { durability: 'soon' })
        .catch(() => {})
    },
  }
}

function factsOf(shop: Shop, { worker, host, pid }: Identity) {
  const { providers, redisUrl, secrets, place } = shop
  return {
    host,
    pid,
    worker: worker ?? null,
    version: packageVersion(),
    migration: migrationsOf(shop.engine.dialect).at(-1)?.name ?? '',
    pool_size: connectionsOf(place.database) ?? null,
    secrets: fingerprintOf(secrets),
    redis: redisUrl === undefined ? null : addressOf(redisUrl),
    files: [providers.file.id, providers.file.place].filter(Boolean).join(': '),
  }
}

/** Alike where the secrets are, and of no use for guessing them: a secret is the key of its hash, and half of that is left out. */
export const fingerprintOf = ({ jwt, link }: Pick<Secrets, 'jwt' | 'link'>): string =>
  [jwt, link]
    .map((secret) => createHmac('sha256', secret).update('cartwright instance').digest('hex').slice(0, 16))
    .join(' ')

/** Where a Redis is, without who asks it. */
function addressOf(url: string): string {
  if (!URL.canParse(url)) return 'an address of its own'
  const { host, pathname } = new URL(url)
  return `${host}${pathname.replace(/\/$/, '')}`
}
