import { ShopError } from '../../errors'

/** Something about one cell of a file that keeps its row out. */
export class CellError extends ShopError {
  constructor(
    readonly column: string,
    message: string,
    readonly value?: string,
  ) {
    super('invalid_data', message)
  }
}

/** Says in a sentence what a column must hold, or what is wrong with the value it holds. */
export function cellError(column: string, rule: string, value?: string): CellError {
  if (value === undefined) return new CellError(column, `${column} ${rule}`)
  const sentence = rule.startsWith('must')
    ? `${column} ${rule}, not "${value}"`
    : `${column} "${value}" ${rule}`
  return new CellError(column, sentence, value)
}
