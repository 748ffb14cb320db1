import { type GridChanges, invalidCells, noChanges } from '@cartwright/ui/grid-changes'
import { useState } from 'react'

/** What is wrong with cells, by row and column. */
export type CellErrors = ReadonlyMap<string, Record<string, string>>

/** Why the shop did not take a grid, and in which cells. */
export interface GridRefusal {
  text: string
  cells?: CellErrors
}

interface Options {
  /** Said while a cell holds what cannot be read. */
  unreadable: string
  isSaving: boolean
  /** Sends all that was changed in one go. Returns nothing when it was taken. */
  send: (changes: GridChanges) => Promise<GridRefusal | undefined>
  /** After it was taken, when nothing is changed any more. */
  onSaved?: () => Promise<unknown>
}

/** The changed cells of a grid, and how they are saved: whole or not at all, and what is refused stays as it was typed. */
export function useGridDraft({ unreadable, isSaving, send, onSaved }: Options) {
  const [changes, setChanges] = useState<GridChanges>(noChanges)
  const [problem, setProblem] = useState<string>()
  const [errors, setErrors] = useState<CellErrors>()
  const say = (refusal?: GridRefusal) => {
    setProblem(refusal?.text)
    setErrors(refusal?.cells)
  }
  const save = async () => {
    const refusal = invalidCells(changes).length > 0 ? { text: unreadable } : await send(changes)
    say(refusal)
    if (refusal) return false
    setChanges(noChanges)
    await onSaved?.()
    return true
  }
  return {
    changes,
    setChanges: (next: GridChanges) => {
      setChanges(next)
      setProblem(undefined)
    },
    problem,
    errors,
    form: {
      isDirty: changes.size > 0,
      isSaving,
      save,
      reset: () => {
        setChanges(noChanges)
        say()
      },
    },
  }
}
