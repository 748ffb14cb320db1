import { writeChange } from './catalogue-changes'
import { ChangeNotes } from './change-notes'
import type { Orm, Scope, Tx } from './engine'
import { bumpRevisions } from './revision'
import { currentWatcher, TouchedRows } from './watched-writes'

/**
 * The work of an outermost transaction and the last things it writes: its events, that what it touched is no longer
 * known, and what whoever watches has to say about the rows that changed.
 */
export async function wholeTransaction<T>(
  tx: Tx,
  orm: Orm,
  scope: Scope,
  work: (tx: Tx) => PromiseLike<T>,
): Promise<T> {
  const watcher = currentWatcher()
  if (watcher) scope.rows = new TouchedRows(orm, tx.lock, watcher.most)
  scope.notes = new ChangeNotes(orm)
  const value = await work(tx)
  const { events, touched, rows, notes } = scope
  if (events.length > 0) await tx.insertRows(tx.t.event, events as (typeof tx.t.event.$inferInsert)[])
  const catalogue = (await bumpRevisions(tx, touched)).get('catalogue')
  if (catalogue) await writeChange(tx, catalogue, notes.all)
  if (watcher && rows) {
    const { changes, isWhole } = await rows.changes()
    if (changes.length > 0) await watcher.changed(tx, changes, isWhole)
  }
  return value
}
