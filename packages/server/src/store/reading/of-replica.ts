import { currentScope, type Db } from '../database/engine'
import { revisionOf } from '../memory/revision'
import type { Watched } from '../schema/watched-tables'

/**
 * Reads of a replica, where the shop has one that knows of these tables all that the database did when the request began, and of the
 * database itself otherwise. Revisions grow in the transaction of each change and reach a replica along with it, so one whose
 * revision is not smaller has whatever its reader has written or seen.
 * @param revision of these tables, read of the database itself; undefined where it says nothing
 */
export async function ofReplica<T>(
  db: Db,
  tables: readonly Watched[],
  revision: number | undefined,
  read: (from: Db) => Promise<T>,
): Promise<T> {
  // A transaction sees what nobody else does.
  if (!db.replicas || revision === undefined || currentScope()) return read(db)
  const answer = await db.replicas.read(
    async (replica) => (await revisionOf(replica, tables)) >= revision,
    read,
  )
  return answer ? answer.found : read(db)
}
