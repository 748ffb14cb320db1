import { ShopError } from './errors'

/** What is wrong in the rows of a call that writes all of them or none. */
export class RowProblems {
  private readonly errors: { path: string; message: string }[] = []

  /** A problem at a place of the body: `variants.3.sku`. */
  add(path: string, message: string): void {
    this.errors.push({ path, message: `${path} ${message}` })
  }

  /** @throws invalid_data that names every problem with its place, or conflict when rows are out of date */
  refuse(type: 'invalid_data' | 'conflict' = 'invalid_data', code?: string): void {
    if (this.errors.length === 0) return
    const message = this.errors
      .slice(0, 5)
      .map((error) => error.message)
      .join(', ')
    throw new ShopError(type, message, code, {
      type,
      ...(code ? { code } : {}),
      message,
      errors: this.errors,
    })
  }
}
