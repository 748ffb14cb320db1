import { codewordsOf } from './codewords'

/** Dark modules are true, by row and column. */
export type QrCode = readonly (readonly boolean[])[]
type Grid = (boolean | undefined)[][]

/** Where the centres of the small squares are, by version. */
const centres: readonly (readonly number[])[] = [
  [],
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
  [6, 30, 54],
  [6, 32, 58],
  [6, 34, 62],
]

/** A text as a QR code of level M, which is read though a seventh of it is hidden; undefined for more than 331 bytes. */
export function qrCode(text: string): QrCode | undefined {
  const words = codewordsOf(text)
  if (!words) return undefined
  const size = 17 + 4 * words.version
  const fixed: Grid = Array.from({ length: size }, () => new Array<boolean | undefined>(size).fill(undefined))
  drawPatterns(fixed, words.version)
  const codes = masks.map((mask, number) => withData(fixed, words.bytes, mask, number))
  return codes.toSorted((one, other) => penalty(one) - penalty(other))[0]
}

const masks: readonly ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
]

function set(grid: Grid, row: number, column: number, isDark: boolean): void {
  const line = grid[row]
  if (line && column >= 0 && column < line.length) line[column] = isDark
}

/** Squares, dotted lines, and the room for what says version and mask. */
function drawPatterns(grid: Grid, version: number): void {
  const last = grid.length - 1
  for (let at = 0; at <= last; at++) {
    set(grid, 6, at, at % 2 === 0)
    set(grid, at, 6, at % 2 === 0)
  }
  for (const [row, column] of [
    [3, 3],
    [3, last - 3],
    [last - 3, 3],
  ] as const)
    drawSquare(grid, row, column, 4)
  const places = centres[version] ?? []
  const end = places.at(-1)
  for (const row of places)
    for (const column of places)
      if (!((row === 6 && (column === 6 || column === end)) || (row === end && column === 6)))
        drawSquare(grid, row, column, 2)
  drawFormat(grid, 0)
  if (version >= 7) drawVersion(grid, version)
}

/** Rings around a centre; the outermost of the large ones is their white margin. */
function drawSquare(grid: Grid, row: number, column: number, reach: number): void {
  for (let down = -reach; down <= reach; down++)
    for (let right = -reach; right <= reach; right++) {
      const ring = Math.max(Math.abs(down), Math.abs(right))
      set(grid, row + down, column + right, reach === 2 ? ring !== 1 : ring !== 2 && ring !== 4)
    }
}

/** A value followed by the rest of its division by a polynomial, so that a reader can mend it. */
function withRest(value: number, polynomial: number, bits: number): number {
  let rest = value << bits
  for (let bit = 31 - Math.clz32(rest); bit >= bits; bit = 31 - Math.clz32(rest))
    rest ^= polynomial << (bit - bits)
  return (value << bits) | rest
}

function drawFormat(grid: Grid, mask: number): void {
  // Level M is 0.
  const bits = withRest(mask, 0x537, 10) ^ 0x5412
  const last = grid.length - 1
  for (let at = 0; at < 15; at++) {
    const isDark = ((bits >> at) & 1) === 1
    if (at < 8) set(grid, at < 6 ? at : at + 1, 8, isDark)
    else set(grid, 8, at === 8 ? 7 : 14 - at, isDark)
    if (at < 8) set(grid, 8, last - at, isDark)
    else set(grid, last - 14 + at, 8, isDark)
  }
  set(grid, last - 7, 8, true)
}

function drawVersion(grid: Grid, version: number): void {
  const bits = withRest(version, 0x1f25, 12)
  for (let at = 0; at < 18; at++) {
    const isDark = ((bits >> at) & 1) === 1
    const long = Math.floor(at / 3)
    const short = grid.length - 11 + (at % 3)
    set(grid, long, short, isDark)
    set(grid, short, long, isDark)
  }
}

/** Two columns at a time from the right, up and down in turn, around what is fixed. */
function withData(
  fixed: Grid,
  bytes: readonly number[],
  mask: (row: number, column: number) => boolean,
  number: number,
): QrCode {
  const grid = fixed.map((line) => [...line])
  const size = grid.length
  let at = 0
  for (let right = size - 1, isUp = true; right > 0; right -= right === 8 ? 3 : 2, isUp = !isUp)
    for (let step = 0; step < size; step++)
      for (const column of [right, right - 1]) {
        const row = isUp ? size - 1 - step : step
        if (fixed[row]?.[column] !== undefined) continue
        const bit = ((bytes[at >> 3] ?? 0) >> (7 - (at & 7))) & 1
        at += 1
        set(grid, row, column, (bit === 1) !== mask(row, column))
      }
  drawFormat(grid, number)
  return grid.map((line) => line.map((isDark) => isDark === true))
}

/** How hard a code is to read: long lines, blocks, what looks like a corner, too dark or too light. */
function penalty(code: QrCode): number {
  const lines = [...code, ...code.map((_, column) => code.map((line) => line[column] === true))]
  const texts = lines.map((line) => line.map((isDark) => (isDark ? '1' : '0')).join(''))
  const runs = texts.flatMap((text) => text.match(/0{5,}|1{5,}/g) ?? [])
  const corners = texts.flatMap((text) => text.match(/(?=10111010000|00001011101)/g) ?? [])
  const dark = code.flat().filter(Boolean).length / code.length ** 2
  const blocks = code.slice(1).flatMap((line, row) =>
    line.filter((isDark, column) => {
      const above = code[row]
      return (
        column > 0 &&
        line[column - 1] === isDark &&
        above?.[column] === isDark &&
        above[column - 1] === isDark
      )
    }),
  )
  return (
    runs.reduce((sum, { length }) => sum + length - 2, 0) +
    blocks.length * 3 +
    corners.length * 40 +
    Math.floor(Math.abs(dark * 100 - 50) / 5) * 10
  )
}
