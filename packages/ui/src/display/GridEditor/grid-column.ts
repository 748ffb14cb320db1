import type { ReactNode } from 'react'

/** What a cell holds. Money is in minor units; null is an empty cell. */
export type GridValue = string | number | boolean | null

interface GridColumnBase<Row> {
  id: string
  /** The name of the column: in its head, and in the names of its cells and their editors. */
  header: string
  /** A second, quieter word of the head: a currency, a unit. */
  unit?: string
  /** What the row holds before any change. */
  value: (row: Row) => GridValue
  /** The least width in pixels; what is left over is shared out. By the type when absent. */
  width?: number
  /** Stands dimmed in an empty cell: what counts there while it is empty. */
  placeholder?: string
  /** Cells that can be walked to and copied, not changed. */
  isReadOnly?: boolean | ((row: Row) => boolean)
  /** An empty cell is invalid. */
  isRequired?: boolean
  /** A rule of your own for a value that is right for its type: what is wrong, in the language of the page. */
  validate?: (value: GridValue, row: Row) => string | undefined
}

export interface GridTextColumn<Row> extends GridColumnBase<Row> {
  type: 'text'
}

export interface GridNumberColumn<Row> extends GridColumnBase<Row> {
  type: 'number'
  minValue?: number
  maxValue?: number
  /** How many decimals a number may have; none when absent. */
  decimals?: number
}

export interface GridMoneyColumn<Row> extends GridColumnBase<Row> {
  type: 'money'
  /** `eur`, `JPY`: decides the decimals. One of its own for each row where a function is given. */
  currency: string | ((row: Row) => string)
  /** In minor units, as all amounts. */
  minValue?: number
  maxValue?: number
}

export interface GridSelectColumn<Row> extends GridColumnBase<Row> {
  type: 'select'
  /** The choices; the value of a cell is the id of one. */
  options: readonly { id: string; name: string }[]
}

export interface GridCheckboxColumn<Row> extends GridColumnBase<Row> {
  type: 'checkbox'
}

export interface GridReadOnlyColumn<Row> extends GridColumnBase<Row> {
  type: 'readonly'
  /** Drawn in place of the value, which is what is copied. */
  cell?: (row: Row) => ReactNode
  /** Stands at the end of the cell, in numerals of one width. */
  isNumeric?: boolean
}

export type GridColumn<Row> =
  | GridTextColumn<Row>
  | GridNumberColumn<Row>
  | GridMoneyColumn<Row>
  | GridSelectColumn<Row>
  | GridCheckboxColumn<Row>
  | GridReadOnlyColumn<Row>

const widths: Record<GridColumn<unknown>['type'], number> = {
  text: 160,
  number: 96,
  money: 112,
  select: 144,
  checkbox: 96,
  readonly: 128,
}

/** The least width of a column in pixels. */
export const widthOf = <Row>(column: GridColumn<Row>): number => column.width ?? widths[column.type]

/** Whether the cells of a column stand at their end, in numerals of one width. */
export const isNumeric = <Row>(column: GridColumn<Row>): boolean =>
  column.type === 'number' || column.type === 'money' || (column.type === 'readonly' && !!column.isNumeric)

export const isReadOnly = <Row>(column: GridColumn<Row>, row: Row): boolean =>
  column.type === 'readonly' ||
  (typeof column.isReadOnly === 'function' ? column.isReadOnly(row) : column.isReadOnly === true)

/** What the row holds before any change; a checkbox that was never set is off. */
export const valueIn = <Row>(column: GridColumn<Row>, row: Row): GridValue => {
  const value = column.value(row) ?? null
  if (column.type === 'checkbox') return value === true
  return value === '' ? null : value
}

export const currencyIn = <Row>(column: GridMoneyColumn<Row>, row: Row): string =>
  typeof column.currency === 'function' ? column.currency(row) : column.currency
