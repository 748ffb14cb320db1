import { z } from 'zod'
import { Id, Metadata, Time } from '../common'
import { User } from './user'

/** What a job does. */
export const BatchJobType = z.enum([
  'product-import',
  'product-export',
  'order-export',
  'price-list-import',
  'customer-import',
  'price-import',
  'inventory-import',
  'discount-import',
  'gift-card-import',
  'import-undo',
  'customer-export',
  'customer-group-export',
  'discount-export',
  'gift-card-export',
  'inventory-export',
  'price-list-export',
  'draft-order-export',
  'category-export',
  'newsletter-export',
  'order-change',
  'product-change',
  'customer-change',
])
export type BatchJobType = z.infer<typeof BatchJobType>

/** How far a job is; follows from its stamps. */
export const BatchJobStatus = z.enum([
  'created',
  'pre_processed',
  'confirmed',
  'processing',
  'completed',
  'canceled',
  'failed',
])
export type BatchJobStatus = z.infer<typeof BatchJobStatus>

/** The columns of BatchJob, without what hangs on it. */
export const BatchJobRow = z.object({
  id: Id,
  type: z.string(),
  status: BatchJobStatus.optional(),
  created_by: z.string().nullable(),
  context: Metadata.nullable(),
  dry_run: z.boolean(),
  result: Metadata.nullable(),
  pre_processed_at: Time.nullable(),
  processing_at: Time.nullable(),
  confirmed_at: Time.nullable(),
  completed_at: Time.nullable(),
  canceled_at: Time.nullable(),
  failed_at: Time.nullable(),
  created_at: Time,
  updated_at: Time,
  deleted_at: Time.nullable(),
})
/** Work on a file or on many records, that goes on without its caller. */
export interface BatchJob extends z.infer<typeof BatchJobRow> {
  created_by_user?: User | null
}
export const BatchJob: z.ZodType<BatchJob> = BatchJobRow.extend({
  get created_by_user() {
    return User.nullish()
  },
}).meta({ id: 'BatchJob' })

/** What became of a row of an imported file, or of one record of many; `skipped` is one that says what the shop holds already. */
export const BatchJobRowAction = z.enum(['created', 'updated', 'skipped', 'error'])
export type BatchJobRowAction = z.infer<typeof BatchJobRowAction>

/** What is wrong with a row of a file. */
export const BatchJobRowError = z.object({
  /** The column the reason lies in, where it lies in one. */
  column: z.string().nullable(),
  value: z.string().nullable(),
  message: z.string(),
  /** A warning lets the row in. */
  level: z.enum(['error', 'warning']).optional(),
  /** How to mend it. */
  hint: z.string().optional(),
  /** The reason as a word, where programs tell it in words of their own. */
  code: z.string().optional(),
})
export type BatchJobRowError = z.infer<typeof BatchJobRowError>

/** One row of an imported file under the line it begins on, or one record of many under its place among them. */
export const BatchJobFileRow = z
  .object({
    line: z.int(),
    action: BatchJobRowAction,
    product_id: z.string().nullable(),
    variant_id: z.string().nullable(),
    /** What the row is about where that is no product: a customer, a price, an inventory item, a discount, a gift card. */
    record_id: z.string().nullable(),
    /** What people call the record, of a change of many: `#1042`. */
    name: z.string().nullish(),
    errors: z.array(BatchJobRowError).nullable(),
  })
  .meta({ id: 'BatchJobFileRow' })
export type BatchJobFileRow = z.infer<typeof BatchJobFileRow>
