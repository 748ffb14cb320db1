import type { BatchJobRowAction, BatchJobRowError, BatchJobType } from '@cartwright/contract'
import type { Kit } from '../../store/schema/columns'
import { one } from '../../store/schema/relations'
import type { FactsOf } from '../../store/schema/table-facts'

/** A row as it was before an import. */
export interface ChangedRow {
  table: string
  key: Record<string, unknown>
  /** Null for one that the import made. */
  before: Record<string, unknown> | null
}

export const batchJobTables = (k: Kit) => ({
  batch_job: k.table(
    'batch_job',
    {
      id: k.id('batch'),
      type: k.text<BatchJobType>().notNull(),
      created_by: k.text(),
      context: k.json<Record<string, unknown>>(),
      result: k.json<Record<string, unknown>>(),
      dry_run: k.bool().notNull().default(false),
      created_at: k.createdAt(),
      pre_processed_at: k.time(),
      confirmed_at: k.time(),
      processing_at: k.time(),
      completed_at: k.time(),
      failed_at: k.time(),
      canceled_at: k.time(),
      updated_at: k.updatedAt(),
      deleted_at: k.time(),
      /** Which worker is at it, and until when it may be silent before another takes over. */
      claimed_by: k.text(),
      claimed_until: k.time(),
      /** How often it was taken up since it last got anywhere. */
      attempts: k.int().notNull().default(0),
    },
    (t) => [k.index('batch_job_created_by', t.created_by), k.index('batch_job_failed_at', t.failed_at)],
  ),
  /** What became of each row of a file that was taken in. */
  batch_job_row: k.table(
    'batch_job_row',
    {
      batch_job_id: k.text().notNull(),
      /** Where the row begins in the file; the header is line 1. */
      line: k.int().notNull(),
      action: k.text<BatchJobRowAction>().notNull(),
      /** Null where the row was kept out. */
      product_id: k.text(),
      variant_id: k.text(),
      /** What the row is about where it is no product: a customer, a price, an item, a discount, a gift card. */
      record_id: k.text(),
      /** What people call it, where that is no product: `#1042`. */
      name: k.text(),
      errors: k.json<BatchJobRowError[]>(),
    },
    (t) => [k.pk(t.batch_job_id, t.line), k.index('batch_job_row_action', t.batch_job_id, t.action, t.line)],
  ),
  /** The records that a change of many is about: found once, so that whoever goes on with the job goes on with the same. */
  batch_job_target: k.table(
    'batch_job_target',
    {
      batch_job_id: k.text().notNull(),
      line: k.int().notNull(),
      /** Null where what was named is none. */
      record_id: k.text(),
      name: k.text(),
      /** What is asked for this one alone: its tracking numbers. */
      given: k.json<Record<string, unknown>>(),
      /** What was begun outside of a transaction and is to be gone on with. */
      begun: k.json<Record<string, unknown>>(),
    },
    (t) => [k.pk(t.batch_job_id, t.line)],
  ),
  /** What an import changed, and how it was before, for whoever takes the import back. In the order it was written. */
  import_change: k.table(
    'import_change',
    {
      batch_job_id: k.text().notNull(),
      position: k.int().notNull(),
      /** The row of the file, 0 where it is of none; null for what several rows share, as a tag that was new. */
      line: k.int(),
      rows: k.json<ChangedRow[]>().notNull(),
      /** SHA-256 of these rows as the import left them: others have changed them since when it is another. */
      hash: k.text().notNull(),
    },
    (t) => [k.pk(t.batch_job_id, t.position)],
  ),
  /** What the columns of files from one source stand for, kept under a name. */
  import_mapping: k.table(
    'import_mapping',
    {
      id: k.id('impm'),
      name: k.text().notNull(),
      type: k.text<BatchJobType>().notNull(),
      columns: k.json<Record<string, string>>().notNull(),
      created_at: k.createdAt(),
      updated_at: k.updatedAt(),
    },
    (t) => [k.unique('import_mapping_name', [t.type, t.name])],
  ),
})

/** What each of these tables is to the rest of the shop. */
export const batchJobFacts = {
  batch_job: {
    entities: ['BatchJob'],
    records: [{ path: '/admin/batch-jobs' }],
    relations: {
      created_by_user: one('user', 'created_by'),
    },
  },
  batch_job_row: {},
  batch_job_target: {},
  import_change: {},
  import_mapping: {
    entities: ['ImportMapping'],
  },
} satisfies FactsOf<typeof batchJobTables>
