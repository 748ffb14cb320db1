import { ShopError } from '../../errors'

/** How many rows a person is told of at once. */
const most = 100

/** A file with rows that cannot be taken in, each named with its line. */
export class RowErrors extends ShopError {
  constructor(readonly rows: readonly string[]) {
    super('invalid_data', rows.join('\n'))
  }
}

/** Collects what is wrong with the rows of a file. */
export function rowErrors() {
  const told: string[] = []
  let count = 0
  return {
    add(line: number, message: string) {
      count += 1
      if (told.length < most) told.push(`Line ${line}: ${message}`)
    },
    /** @throws RowErrors when anything was wrong */
    settle() {
      if (count === 0) return
      const more = count - told.length
      throw new RowErrors(more > 0 ? [...told, `${more} more rows have errors`] : told)
    },
  }
}
