import type { OnServer } from './open'

/** How a server stands that is read from. */
export type ReplicaLook =
  | { address: string; state: 'follows'; lag: number }
  /** It follows another database, or none. */
  | { address: string; state: 'strange' | 'primary' }
  | { address: string; state: 'away'; reason: string }

interface Standing {
  identity: string
  is_following: boolean
  lag: number | null
}

// A server that has replayed all it was sent is up to date, however long nobody has written.
const standing = `select system_identifier::text || ' ' || current_database() as identity, pg_is_in_recovery() as is_following,
  case when pg_last_wal_receive_lsn() is not distinct from pg_last_wal_replay_lsn() then 0
    else extract(epoch from now() - pg_last_xact_replay_timestamp()) end::float8 as lag from pg_control_system()`

/** Looks at each server that is read from: whether it follows the database, and how far it is behind, in seconds. */
export async function lookAtReplicas({ url, directUrl, replicaUrls = [] }: OnServer): Promise<ReplicaLook[]> {
  if (replicaUrls.length === 0) return []
  const { default: pg } = await import('pg')
  const ask = async (connectionString: string): Promise<Standing> => {
    const client = new pg.Client({ connectionString, connectionTimeoutMillis: 3_000, query_timeout: 3_000 })
    // What happens to a connection is told by the question that fails on it.
    client.on('error', () => {})
    try {
      await client.connect()
      return (await client.query<Standing>(standing)).rows[0] as Standing
    } finally {
      await client.end().catch(() => {})
    }
  }
  const own = ask(directUrl ?? url)
  // Told with each replica, which waits for it; where all of those fail first, nobody does.
  own.catch(() => {})
  return Promise.all(
    replicaUrls.map(async (replica): Promise<ReplicaLook> => {
      const address = new URL(replica).host
      try {
        const { identity, is_following, lag } = await ask(replica)
        if (identity !== (await own).identity) return { address, state: 'strange' }
        return is_following ? { address, state: 'follows', lag: lag ?? 0 } : { address, state: 'primary' }
      } catch (error) {
        return { address, state: 'away', reason: (error as Error).message }
      }
    }),
  )
}
