import { highestQuantity, isWebAddress, longestName } from '@cartwright/contract'
import type { CsvRow } from '../csv'
import type { ImportProblem } from '../imported-product'
import { type Mark, readAmount } from './amounts'
import { metadataKey } from './columns'
import type { Table } from './table'

/**
 * Reads the cells of one row by what their columns stand for. What is wrong is noted under the name the file gives the
 * column, with what would mend it; the caller decides by `isRefused` whether the row can go in.
 */
export class RowReader<Field extends string = string> {
  readonly line: number

  constructor(
    private readonly table: Pick<Table<Field>, 'columns' | 'found' | 'mark'>,
    private readonly row: CsvRow,
    readonly problems: ImportProblem[] = [],
  ) {
    this.line = row.line
  }

  /** What stands in a column, without the blanks around it; the empty text where there is nothing. */
  text(field: Field): string {
    return this.cell(this.table.found.names[field] ?? '')
  }

  /** The same for a column by its own name. */
  cell(name: string): string {
    return this.row.cells[name]?.trim() ?? ''
  }

  /** What stands in a column just as it stands: blanks around a text may be part of it. */
  exactCell(name: string): string {
    const text = this.row.cells[name] ?? ''
    return text.trim() === '' ? '' : text
  }

  /** The same for a text of a length that can be looked up; undefined when there is none. */
  exact(field: Field): string | undefined {
    return this.name(field) && this.exactCell(this.table.found.names[field] ?? '')
  }

  /** An object that stands as JSON; undefined when it is empty or none. */
  object(field: Field): Record<string, unknown> | undefined {
    const text = this.text(field)
    if (!text) return undefined
    try {
      const value: unknown = JSON.parse(text)
      if (typeof value === 'object' && value !== null && !Array.isArray(value))
        return value as Record<string, unknown>
    } catch {
      // Said below.
    }
    return this.warn(field, 'this is no JSON object; it is left out', 'write it as {"key": "value"}')
  }

  has(field: Field): boolean {
    return this.table.found.names[field] !== undefined
  }

  /** The name of a column in this file, or the one it would have in ours. */
  header(field: Field): string {
    return this.table.found.names[field] ?? this.table.columns[field][0] ?? field
  }

  /** The names of the columns. */
  get columns(): string[] {
    return Object.keys(this.row.cells)
  }

  get isRefused(): boolean {
    return this.problems.some(({ level }) => level === 'error')
  }

  refuse(field: Field, message: string, hint?: string): undefined {
    return this.note(this.header(field), 'error', message, hint)
  }

  warn(field: Field, message: string, hint?: string): undefined {
    return this.note(this.header(field), 'warning', message, hint)
  }

  note(column: string, level: ImportProblem['level'], message: string, hint?: string): undefined {
    this.problems.push({
      line: this.line,
      column,
      level,
      value: this.cell(column) || undefined,
      message,
      hint,
    })
    return undefined
  }

  /** A text that must be there. */
  required(field: Field, hint: string): string | undefined {
    return this.text(field) ? this.name(field) : this.refuse(field, 'this is empty', hint)
  }

  /** A text of a length that can be looked up; undefined when it is empty. */
  name(field: Field): string | undefined {
    const text = this.text(field)
    if (text.length > longestName)
      return this.refuse(field, `this is longer than ${longestName} characters`, 'shorten it')
    return text || undefined
  }

  /** A whole number; undefined when it is empty or wrong. */
  whole(field: Field, least = 0, most = highestQuantity): number | undefined {
    const text = this.text(field)
    if (!text) return undefined
    const value = /^[-+]?\d+([.,]0+)?$/.test(text) ? Number.parseInt(text, 10) : Number.NaN
    if (value >= least && value <= most) return value
    return this.refuse(
      field,
      `"${text}" is not a whole number from ${least} to ${most}`,
      'write it in digits alone',
    )
  }

  /** Yes or no; undefined when it is empty or neither. */
  flag(field: Field): boolean | undefined {
    const text = this.text(field).toLowerCase()
    if (!text) return undefined
    if (isYes(text)) return true
    if (/^(false|no|n|0)$/.test(text)) return false
    return this.refuse(field, `"${text}" is neither true nor false`, 'write true or false')
  }

  /** An amount in minor units; undefined when it is empty or wrong. */
  amount(field: Field, options: { decimals: number; currency?: string; mark?: Mark }): number | undefined {
    return this.amountIn(this.table.found.names[field] ?? '', options)
  }

  amountIn(
    column: string,
    options: { decimals: number; currency?: string; mark?: Mark },
  ): number | undefined {
    const text = this.cell(column)
    if (!text) return undefined
    const read = readAmount(text, { mark: this.table.mark, ...options })
    return 'amount' in read ? read.amount : this.note(column, 'error', read.message, read.hint)
  }

  /** An instant as ISO 8601 text in UTC. What names no zone is UTC. */
  time(field: Field): string | undefined {
    const text = this.text(field)
    if (!text) return undefined
    const iso = /^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?)?$/.test(text)
      ? `${text.replace(' ', 'T')}${text.length > 10 ? 'Z' : ''}`
      : text
    const at = /^\d{4}-/.test(iso) ? Date.parse(iso) : Number.NaN
    if (!Number.isNaN(at)) return new Date(at).toISOString()
    return this.refuse(field, `"${text}" is not a date`, 'write it as 2026-12-31 or 2026-12-31T18:00:00Z')
  }

  /** The address of a picture or page; undefined when it is empty or none. */
  address(column: string): string | undefined {
    const text = this.cell(column)
    if (!text) return undefined
    // Files of the shop itself stand under a path of its own.
    if (/^(https?:\/)?\//i.test(text) && isWebAddress(text)) return text
    return this.note(
      column,
      'warning',
      'this is not the address of a picture; it is left out',
      'write it as https://…',
    )
  }

  /** What stands in columns the format does not know, for metadata. */
  rest(columns: readonly string[] = this.table.found.unknown): Record<string, string> {
    return Object.fromEntries(
      columns.flatMap((name) => {
        const value = this.cell(name)
        const key = metadataKey(name)
        return value && key ? [[key, value]] : []
      }),
    )
  }
}

/** The words that spreadsheets and shops have for yes. */
export const isYes = (text: string) => /^(true|yes|y|1)$/i.test(text)

/** A list in a cell, parted by commas; without what stands twice. */
export const listOf = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  ),
]
