import type { CellPut, GridChange } from './grid-changes.js'

interface HistoryCell {
  row: string
  column: string
  before: GridChange | undefined
  after: GridChange | undefined
}

/** What was done at once: one paste is one step, however many cells it fills. */
export type GridStep = readonly HistoryCell[]

export interface GridHistory {
  steps: readonly GridStep[]
  /** How many of the steps count; those behind were undone and can be done again. */
  done: number
}

export const noHistory: GridHistory = { steps: [], done: 0 }

/** More than anyone takes back one by one; a step of a whole table is large. */
const kept = 100

/** The history with one more step. What was undone before is forgotten. */
export function recordStep({ steps, done }: GridHistory, step: GridStep): GridHistory {
  if (step.length === 0) return { steps, done }
  const next = [...steps.slice(0, done), step].slice(-kept)
  return { steps: next, done: next.length }
}

/** One step back: what the cells become, and the history after it. Null at the beginning. */
export function undoStep({ steps, done }: GridHistory): { cells: CellPut[]; history: GridHistory } | null {
  const step = steps[done - 1]
  if (!step) return null
  return {
    cells: step.map(({ row, column, before }) => ({ row, column, change: before })),
    history: { steps, done: done - 1 },
  }
}

/** One undone step forth again. Null at the end. */
export function redoStep({ steps, done }: GridHistory): { cells: CellPut[]; history: GridHistory } | null {
  const step = steps[done]
  if (!step) return null
  return {
    cells: step.map(({ row, column, after }) => ({ row, column, change: after })),
    history: { steps, done: done + 1 },
  }
}
