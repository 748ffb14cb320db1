import { highestCount } from '@cartwright/contract'
import type { ImportedMeasures } from '../imported-product'
import { measure, unitOf } from './measures'
import { isYes, type RowReader } from './row-reader'
import type { WooField } from './woocommerce-columns'

export type WooRow = RowReader<WooField>

/** An attribute of a product: what it is called and may be. */
export interface Attribute {
  number: number
  name: string
  values: string[]
}

/** Weight and sides, in the units their headers name. */
export function measuresOf(row: WooRow, header: readonly string[]): ImportedMeasures {
  return Object.fromEntries(
    (['weight', 'length', 'width', 'height'] as const).flatMap((side) => {
      const column = header.find((name) => name.toLowerCase().startsWith(`${side} (`))
      const text = column === undefined ? '' : row.cell(column)
      if (!column || !text) return []
      const size = measure(text, unitOf(column) ?? '')
      if (size !== undefined && size <= highestCount) return [[side, size]]
      row.note(
        column,
        'warning',
        `"${text}" is no measure; the product goes in without it`,
        'write a number, as 0.5',
      )
      return []
    }),
  )
}

/** Whether a cell says that something may be sold without stock: `notify` tells the shopper so. */
export const allowsBackorder = (text: string) => isYes(text) || text.toLowerCase() === 'notify'
