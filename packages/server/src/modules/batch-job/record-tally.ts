import type { Facts } from './job-type'
import { type Item, problemsOf } from './record-rows'

/** What a file holds and what became of it, by things. */
export interface Tally {
  /** Rows of the file that were read. */
  read: number
  records: number
  warnings: number
  /** Rows that were left out, also of products that went in. */
  wrong_rows: number
  /** Of files of products. */
  products: number
  variants: number
  images: number
}

const names = ['read', 'records', 'warnings', 'wrong_rows', 'products', 'variants', 'images'] as const

/** What a job has counted until now. */
export const tallyOf = (facts: Facts): Tally =>
  Object.fromEntries(names.map((name) => [name, Number(facts[name] ?? 0)])) as unknown as Tally

/** The tally with some more records. */
export function counted(tally: Tally, items: readonly Item[]): Tally {
  const sum = { ...tally }
  for (const item of items) {
    const { record, rows } = item.read
    const problems = problemsOf(item)
    sum.read += rows
    sum.warnings += problems.filter(({ level }) => level === 'warning').length
    sum.wrong_rows += problems.filter(({ level }) => level === 'error').length
    if (!record) continue
    sum.records += 1
    if (record.kind !== 'product') continue
    sum.products += 1
    sum.variants += record.variants.length
    sum.images += record.images.length
  }
  return sum
}
