import type { BatchJobType } from '@cartwright/contract'
import type { ImportKind } from '../import/imported-record'

/** What each kind of record is taken in by. */
const jobs = {
  product: 'product-import',
  customer: 'customer-import',
  price: 'price-import',
  stock: 'inventory-import',
  discount: 'discount-import',
  gift_card: 'gift-card-import',
} as const satisfies Record<ImportKind, BatchJobType>

/** A type of job that takes records in. */
export type RecordJobType = (typeof jobs)[ImportKind]

export const jobOfKind = (kind: ImportKind): RecordJobType => jobs[kind]

/** The kind of record that a job takes in; undefined for any other job. */
export const kindOfJob = (type: string): ImportKind | undefined =>
  (Object.keys(jobs) as ImportKind[]).find((kind) => jobs[kind] === type)
