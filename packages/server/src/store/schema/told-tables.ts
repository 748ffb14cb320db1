import type { Row } from '../database/engine'
import { factOfTables } from './fact-of-tables'

/** A record that a transaction changed: the path of its family, and its id where that is known. */
export interface ToldRow {
  path: string
  id: string | null
}

const byName = factOfTables('records')
/** Whether open back offices hear of a table. */
export const isTold = (table: string): boolean => byName.has(table)

/** Of one family no more records than these are named; beyond, it may be any. */
const most = 50

/** What a transaction changes, gathered while it does. */
export class ToldRows {
  private readonly families = new Map<string, Set<string> | 'any'>()

  /** Notes rows of a table; without them, that any of them may have changed. */
  note(table: string, rows: readonly Row[] | undefined): void {
    for (const { path, by = 'id', isAny } of byName.get(table) ?? []) {
      if (!rows || isAny) this.families.set(path, 'any')
      else for (const row of rows) this.add(path, row[by])
    }
  }

  private add(path: string, id: unknown): void {
    // A row that hangs on no record yet: a payment before its order is there.
    if (id === null) return
    const known = this.families.get(path) ?? new Set()
    if (known === 'any') return
    if (typeof id !== 'string' || known.size >= most) {
      this.families.set(path, 'any')
      return
    }
    known.add(id)
    this.families.set(path, known)
  }

  get all(): ToldRow[] {
    return [...this.families].flatMap(([path, ids]): ToldRow[] =>
      ids === 'any' ? [{ path, id: null }] : [...ids].map((id) => ({ path, id })),
    )
  }
}
