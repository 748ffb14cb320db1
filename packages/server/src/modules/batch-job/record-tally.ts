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

/** What a job has counted until now. */
export function tallyOf(facts: Facts): Tally {
  const counted = (name: keyof Tally) => Number(facts[name] ?? 0)
  return {
    read: counted('read'),
    records: counted('records'),
    warnings: counted('warnings'),
    wrong_rows: counted('wrong_rows'),
    products: counted('products'),
    variants: counted('variants'),
    images: counted('images'),
  }
}

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
