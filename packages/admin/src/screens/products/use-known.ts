import { useRef } from 'react'
import type { Identified } from '../../kit/resource/resource'

/** Remembers records that were seen, so that a form that keeps ids can show their names. */
export function useKnown<Row extends Identified>(seen: readonly (Row | null | undefined)[] = []) {
  const known = useRef(new Map<string, Row>())
  const remember = (rows: readonly (Row | null | undefined)[]) => {
    for (const row of rows) if (row) known.current.set(row.id, row)
  }
  remember(seen)
  return {
    remember,
    /** Those of the ids that are known, in their order. */
    rowsOf: (ids: readonly string[]): Row[] => ids.flatMap((id) => known.current.get(id) ?? []),
  }
}
