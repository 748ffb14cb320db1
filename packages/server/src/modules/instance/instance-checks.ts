import type { HealthCheck } from '@cartwright/contract'
import type { Shop } from '../../shop'
import { fitOf } from './fit'
import { silentMs } from './keep-instance'
import { appliedMigrations, connectionLimit, databaseTime, instancesSince } from './queries'

/** What the doctor says of the processes that serve this shop now, on whichever machine: none where it is closed. */
export async function instanceChecks({ db }: Shop): Promise<HealthCheck[]> {
  const at = await databaseTime(db)
  const instances = await instancesSince(db, new Date(Date.parse(at) - silentMs).toISOString())
  if (instances.length === 0) return []
  const connections = await connectionLimit(db)
  return fitOf(instances, {
    at,
    migrations: await appliedMigrations(db),
    ...(connections === undefined ? {} : { connections }),
  })
}
