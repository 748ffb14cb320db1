import { chmodSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { HealthCheck } from '@cartwright/contract'
import type { shopConfig } from '../config'

type Config = Awaited<ReturnType<typeof shopConfig>>

/** What can be mended without knowing more, by the check that finds it; each answers what it did. */
const repairs: Readonly<Record<string, (config: Config) => string | Promise<string>>> = {
  secrets({ data }) {
    const file = join(data, 'secrets.json')
    chmodSync(file, 0o600)
    return `${file} is for its owner alone now`
  },
  data({ data }) {
    chmodSync(data, statSync(data).mode | 0o700)
    return `${data} can be written now`
  },
  async migrations({ data, database }) {
    const { migratePostgres, migrateSqlite } = await import('@cartwright/server')
    const applied =
      database && 'url' in database
        ? await migratePostgres(database.directUrl ?? database.url)
        : await migrateSqlite(join(data, 'shop.db'))
    return `Applied ${applied.join(', ')}`
  },
}

/** Mends what these checks found amiss, as far as it can be mended from here. Returns a sentence for each. */
export async function repair(checks: readonly HealthCheck[], config: Config): Promise<string[]> {
  const done: string[] = []
  for (const { id, status } of checks) {
    const mend = status === 'ok' || !Object.hasOwn(repairs, id) ? undefined : repairs[id]
    if (mend) done.push(await mend(config))
  }
  return done
}
