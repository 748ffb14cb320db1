import type { AuditedRow } from '@cartwright/contract'
import type { Shop, Tx } from '../../shop'
import type { Row } from '../../store/database/engine'
import { isTold, sendable } from '../../store/reading/shape'
import { currentWatcher, type RowChange, type Watcher, watchedBy } from '../../store/writing/watched-writes'
import { type AuditFact, appendAudit } from './audit-hash-chain'
import { changedFields } from './changed-fields'

/** Who does what: all that is known before it is done. */
export interface AuditContext
  extends Pick<AuditFact, 'actor_type' | 'actor_id' | 'address' | 'action' | 'request_id'> {
  /** The table that the deed is about, and which row of it, when that is known. */
  entity: string | null
  entity_id: string | null
  /** What to write down besides: the e-mail of a sign-in. */
  details?: Record<string, unknown>
}

/** Writes an entry into each transaction of a deed, with the rows that the transaction changed. */
class AuditWatcher implements Watcher {
  entries = 0
  constructor(
    readonly deed: AuditContext,
    private readonly visit: string | null = null,
  ) {}

  get by() {
    return { actor_id: this.deed.actor_id, visit: this.visit }
  }

  async changed(tx: Tx, changes: readonly RowChange[], isWhole: boolean): Promise<void> {
    const { entity, entity_id } = this.deed
    const rows = changes
      // How a job keeps count says nothing of what it did to others.
      .filter(({ table }) => entity === 'batch_job' || !table.startsWith('batch_job'))
      .flatMap((change) => auditedRow(change) ?? [])
    if (rows.length === 0) return
    const subject =
      rows.find((row) => row.entity === entity && row.entity_id === entity_id) ??
      (entity_id === null ? rows.find((row) => row.entity === entity) : undefined)
    await this.append(tx, {
      entity_id: entity_id ?? subject?.entity_id ?? null,
      before: subject?.before ?? null,
      after: subject?.after ?? null,
      changes: rows.filter((row) => row !== subject),
      is_whole: isWhole,
    })
    tx.afterCommit(() => {
      this.entries += 1
    })
  }

  /** Writes down a deed that changed no row of the database, or was refused. */
  async note(shop: Shop, after: Record<string, unknown> | null = null): Promise<void> {
    await shop.transaction((tx) =>
      this.append(tx, {
        entity_id: this.deed.entity_id,
        before: null,
        after,
        changes: null,
        is_whole: true,
      }),
    )
  }

  private append(
    tx: Tx,
    found: Pick<AuditFact, 'entity_id' | 'before' | 'after' | 'changes' | 'is_whole'>,
  ): Promise<void> {
    const { details, ...deed } = this.deed
    return appendAudit(tx, {
      ...deed,
      ...found,
      after: details || found.after ? { ...found.after, ...details } : null,
    })
  }
}

/**
 * Does something and leaves an entry for it in the audit log, within the transactions it makes: an entry is there if
 * and only if its change is. What changed nothing gets an entry when it is done. `visit` is the page it is done in.
 */
export async function audited<T>(
  shop: Shop,
  deed: AuditContext,
  work: () => Promise<T>,
  visit: string | null = null,
): Promise<T> {
  const trail = new AuditWatcher({ ...deed }, visit)
  const result = await watchedBy(trail, work)
  if (trail.entries === 0) await trail.note(shop)
  return result
}

/** Writes down what stands in no row: something refused, or done to more rows than can be named. */
export const noteInAudit = (shop: Shop, deed: AuditContext, facts: Record<string, unknown>): Promise<void> =>
  new AuditWatcher(deed).note(shop, facts)

/** Says who acts, where it shows only on the way: the member of staff whose password was right. */
export function actingAs(userId: string): void {
  const trail = currentWatcher()
  if (!(trail instanceof AuditWatcher)) return
  trail.deed.actor_type = 'user'
  trail.deed.actor_id = userId
}

/** What no reply tells of a row, and the log does: which role somebody got, and that a second factor came to count. */
const besides: Readonly<Record<string, readonly string[]>> = {
  user: ['role_id'],
  two_factor: ['confirmed_at'],
  session: ['user_id', 'kind'],
}

/** Who acts in the work at hand; undefined where the shop acts by itself. */
export function currentActor(): Pick<AuditContext, 'actor_type' | 'actor_id'> | undefined {
  const trail = currentWatcher()
  return trail instanceof AuditWatcher
    ? { actor_type: trail.deed.actor_type, actor_id: trail.deed.actor_id }
    : undefined
}

/** A row as the log holds it; undefined when nothing changed that says something. */
function auditedRow({ table, key, before, after }: RowChange): AuditedRow | undefined {
  const shown = isTold(table) ? sendable(table) : Object.keys(key)
  const told = new Set([...shown, ...(besides[table] ?? [])])
  const changed = changedFields(live(before), live(after), told)
  const isSame = Object.keys(changed.before ?? changed.after ?? {}).length === 0
  return isSame ? undefined : { entity: table, entity_id: Object.values(key).join(), ...changed }
}

/** What is marked as deleted is gone, for whoever reads the log. */
const live = (row: Row | null): Row | null => (row?.deleted_at ? null : row)
