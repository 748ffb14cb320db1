import { z } from 'zod'
import { Id, Metadata, Time } from '../common'
import { User } from './user'

export const BatchJobType = z.enum(['product-import', 'product-export', 'order-export', 'price-list-import'])
export type BatchJobType = z.infer<typeof BatchJobType>

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
export interface BatchJob extends z.infer<typeof BatchJobRow> {
  created_by_user?: User | null
}
export const BatchJob: z.ZodType<BatchJob> = BatchJobRow.extend({
  get created_by_user() {
    return User.nullish()
  },
}).meta({ id: 'BatchJob' })
