import { asc, gt, sql } from 'drizzle-orm'
import type { Db } from '../../store/database/engine'

/** What the time is by the clock of the database. */
export async function databaseTime(db: Db): Promise<string> {
  const now =
    db.dialect === 'postgres'
      ? sql<string>`to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
      : sql<string>`strftime('%Y-%m-%dT%H:%M:%fZ', 'now')`
  const [row] = await db.select({ at: now.as('at') }).from(sql`(select 1) as one`)
  return row?.at ?? ''
}

/** The instances that were heard of since then, as they were started. */
export function instancesSince(db: Db, since: string) {
  const { instance } = db.t
  return db
    .select()
    .from(instance)
    .where(gt(instance.seen_at, since))
    .orderBy(asc(instance.host), asc(instance.started_at), asc(instance.id))
}
export type Instance = Awaited<ReturnType<typeof instancesSince>>[number]

/** The migrations that were applied to the database, in their order. */
export async function appliedMigrations(db: Db): Promise<string[]> {
  const rows = await db
    .select({ name: sql<string>`name`.as('name') })
    .from(sql`cartwright_migration`)
    .orderBy(sql`name`)
  return rows.map(({ name }) => name)
}

/**
 * How many connections the server has for this shop, less those it keeps for its administrators; fewer where its role or its
 * database may have fewer. Undefined where the database is embedded.
 */
export async function connectionLimit(db: Db): Promise<number | undefined> {
  if (db.dialect !== 'postgres') return undefined
  const [row] = await db
    .select({
      most: sql<number>`least(
        current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int,
        (select nullif(datconnlimit, -1) from pg_database where datname = current_database()),
        (select nullif(rolconnlimit, -1) from pg_roles where rolname = current_user)
      )`.as('most'),
    })
    .from(sql`(select 1) as one`)
  return row?.most
}
