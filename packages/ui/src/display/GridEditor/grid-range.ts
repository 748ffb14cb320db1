/** A cell by its place, counted from nought. */
export interface GridPosition {
  row: number
  column: number
}

/** A rectangle of cells; every bound belongs to it. */
export interface GridRange {
  top: number
  bottom: number
  start: number
  end: number
}

export interface GridSize {
  rows: number
  columns: number
}

/** Directions as they are read: `end` is to the right, or to the left among words that run that way. */
export type GridDirection = 'up' | 'down' | 'start' | 'end'

/** The rectangle between two cells. */
export const rangeOf = (a: GridPosition, b: GridPosition): GridRange => ({
  top: Math.min(a.row, b.row),
  bottom: Math.max(a.row, b.row),
  start: Math.min(a.column, b.column),
  end: Math.max(a.column, b.column),
})

export const heightOf = ({ top, bottom }: GridRange): number => bottom - top + 1
export const breadthOf = ({ start, end }: GridRange): number => end - start + 1
export const isSingle = (range: GridRange): boolean => heightOf(range) * breadthOf(range) === 1

export const isInside = ({ top, bottom, start, end }: GridRange, { row, column }: GridPosition): boolean =>
  row >= top && row <= bottom && column >= start && column <= end

/** The cells of a range, row by row. */
export function cellsIn({ top, bottom, start, end }: GridRange): GridPosition[] {
  const cells: GridPosition[] = []
  for (let row = top; row <= bottom; row++)
    for (let column = start; column <= end; column++) cells.push({ row, column })
  return cells
}

const between = (value: number, last: number) => Math.max(0, Math.min(value, last))

/** The nearest cell of the table. */
export const clampCell = ({ row, column }: GridPosition, { rows, columns }: GridSize): GridPosition => ({
  row: between(row, rows - 1),
  column: between(column, columns - 1),
})

/** The cell so many steps away, or at the edge of the table. */
export function moveCell(
  from: GridPosition,
  direction: GridDirection,
  size: GridSize,
  steps: number | 'edge' = 1,
): GridPosition {
  const by = steps === 'edge' ? Number.MAX_SAFE_INTEGER : steps
  const { row, column } = from
  switch (direction) {
    case 'up':
      return clampCell({ row: row - by, column }, size)
    case 'down':
      return clampCell({ row: row + by, column }, size)
    case 'start':
      return clampCell({ row, column: column - by }, size)
    case 'end':
      return clampCell({ row, column: column + by }, size)
  }
}

/** The cell that Tab leads to: on along the row and then into the next one. Null behind the last and before the first. */
export function tabCell(
  { row, column }: GridPosition,
  isBack: boolean,
  { rows, columns }: GridSize,
): GridPosition | null {
  const place = row * columns + column + (isBack ? -1 : 1)
  if (place < 0 || place >= rows * columns) return null
  return { row: Math.floor(place / columns), column: place % columns }
}

/** The range a fill handle dragged from `range` to a cell covers: longer in one direction, the farther one. */
export function fillRange(range: GridRange, to: GridPosition): GridRange {
  const vertical = Math.max(range.top - to.row, to.row - range.bottom, 0)
  const horizontal = Math.max(range.start - to.column, to.column - range.end, 0)
  if (vertical === 0 && horizontal === 0) return range
  return vertical >= horizontal
    ? { ...range, top: Math.min(range.top, to.row), bottom: Math.max(range.bottom, to.row) }
    : { ...range, start: Math.min(range.start, to.column), end: Math.max(range.end, to.column) }
}
