import { currentScope } from '../database/engine'
import type { Watched } from '../schema/watched-tables'

/** Whether the running transaction has itself changed one of these tables: its revision does not say so yet. */
export function hasChanged(watched: readonly Watched[]): boolean {
  const touched = currentScope()?.touched
  return touched !== undefined && watched.some((table) => touched.has(table))
}

/**
 * Keeps in memory what was read of these tables. What a transaction read is kept when it is committed, as until then
 * it may be undone, by itself or by a disk that is full; what it changed itself is not kept at all.
 */
export function keep(watched: readonly Watched[], put: () => void): void {
  const scope = currentScope()
  if (!scope) put()
  else if (!hasChanged(watched)) scope.after.push(put)
}
