import { stripVTControlCharacters } from 'node:util'
import type { Row } from './output'
import { harmless, paintData } from './shell'

/** What a cell says: texts as they are on one line, what is nested as JSON, nothing for null. */
export function cellText(value: unknown): string {
  if (value === null || value === undefined) return ''
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return harmless(stripVTControlCharacters(text).replace(/\s+/g, ' ').trim())
}

/** How many columns of a terminal a text takes: wide signs take two. */
export function widthOf(text: string): number {
  let width = 0
  for (const sign of text) {
    if (/\p{Mark}/u.test(sign)) continue
    width +=
      /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/u.test(
        sign,
      )
        ? 2
        : 1
  }
  return width
}

const pad = (text: string, width: number) => text + ' '.repeat(Math.max(0, width - widthOf(text)))

function cut(text: string, width: number): string {
  if (widthOf(text) <= width) return text
  let kept = ''
  for (const sign of text) {
    if (widthOf(kept + sign) > width - 1) break
    kept += sign
  }
  return `${kept}…`
}

/** Rows below their header. A terminal gets lines no longer than it is wide; elsewhere nothing is cut. */
export function rowTable(
  columns: readonly string[],
  rows: readonly Row[],
  room = process.stdout.isTTY ? process.stdout.columns : undefined,
): string {
  if (rows.length === 0) return ''
  const cells = rows.map((row) => columns.map((name) => cellText(row[name])))
  const widths = columns.map((name, at) =>
    Math.max(widthOf(name), ...cells.map((line) => widthOf(line[at] ?? ''))),
  )
  if (room) narrow(widths, room)
  const line = (texts: readonly string[]) =>
    texts
      .map((text, at) => pad(cut(text, widths[at] ?? 0), at === texts.length - 1 ? 0 : (widths[at] ?? 0)))
      .join('  ')
  return [paintData.dim(line(columns)), ...cells.map(line)].join('\n')
}

/** Takes from the widest column until all fit; an id is worth nothing when it is cut, so the first stays whole. */
function narrow(widths: number[], room: number): void {
  const gaps = 2 * (widths.length - 1)
  for (;;) {
    const over = widths.reduce((sum, width) => sum + width, gaps) - room
    const widest = widths.reduce((best, width, at) => (at > 0 && width > (widths[best] ?? 0) ? at : best), 1)
    const width = widths[widest] ?? 0
    if (over <= 0 || width <= 8) return
    widths[widest] = Math.max(8, width - over)
  }
}

/** The fields of one record, one below the other; what is empty is left out. */
export function recordTable(record: Row): string {
  const lines = Object.entries(record).flatMap(([name, value]): [string, string][] => {
    const isEmpty = value === null || value === undefined || (Array.isArray(value) && value.length === 0)
    return isEmpty ? [] : [[name, cellText(value)]]
  })
  const width = Math.max(0, ...lines.map(([name]) => widthOf(name)))
  return lines.map(([name, text]) => `${paintData.dim(pad(name, width))}  ${text}`).join('\n')
}
