import { bumpRevisions } from '../memory/revision'
import { ToldRows } from '../schema/told-tables'
import { writeChange } from '../writing/catalogue-changes'
import { ChangeNotes } from '../writing/change-notes'
import { liveRevision, writeLiveChange } from '../writing/live-changes'
import { currentWatcher, type RowChange, TouchedRows } from '../writing/watched-writes'
import type { Orm, Scope, Tx } from './engine'

/**
 * The work of an outermost transaction and the last things it writes: its events, that what it touched is no longer
 * known, what back offices that are open are told, and what whoever watches has to say about the rows that changed.
 */
export async function wholeTransaction<T>(
  tx: Tx,
  orm: Orm,
  scope: Scope,
  work: (tx: Tx) => PromiseLike<T>,
): Promise<T> {
  const watcher = currentWatcher()
  if (watcher) scope.rows = new TouchedRows(orm, tx, watcher.most)
  scope.notes = new ChangeNotes(orm, tx.isAmong)
  scope.told = new ToldRows()
  const value = await work(tx)
  const { events, touched, rows, notes, told } = scope
  // Before the revisions, which all who write wait for from here to the commit: reading what changed may take its time.
  const found = await rows?.changes()
  if (events.length > 0) await tx.insertRows(tx.t.event, events as (typeof tx.t.event.$inferInsert)[])
  if (told.all.length > 0) touched.add(liveRevision)
  const reached = await bumpRevisions(tx, touched)
  const catalogue = reached.get('catalogue')
  if (catalogue) await writeChange(tx, catalogue, notes.all)
  const live = reached.get(liveRevision)
  if (live) await writeLiveChange(tx, live, found?.isWhole ? toldOf(found.changes) : told.all, watcher?.by)
  if (watcher && found && found.changes.length > 0) await watcher.changed(tx, found.changes, found.isWhole)
  return value
}

/** Where every row is known, so is every record: those that are as they were are left out. */
function toldOf(changes: readonly RowChange[]) {
  const told = new ToldRows()
  for (const { table, before, after } of changes)
    told.note(
      table,
      [before, after].filter((row) => row !== null),
    )
  return told.all
}
