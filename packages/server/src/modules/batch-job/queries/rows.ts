import type { Parsed } from '@cartwright/contract'
import { and, asc, count, eq, isNotNull, isNull, max, ne } from 'drizzle-orm'
import type { Db } from '../../../store/database/engine'
import type { RowCounts } from '../file-rows'

/** Up to which line a job has come, and what it did: a worker that takes it over goes on from here. */
export async function progressOf(db: Db, jobId: string) {
  const { batch_job_row: row, product } = db.t
  const ofJob = eq(row.batch_job_id, jobId)
  const [last] = await db
    .select({ line: max(row.line) })
    .from(row)
    .where(ofJob)
  const tally = await db
    .select({ action: row.action, rows: count(), variants: count(row.variant_id) })
    .from(row)
    .where(ofJob)
    .groupBy(row.action)
  const products = await db
    .selectDistinct({ id: product.id, handle: product.handle })
    .from(row)
    .innerJoin(product, eq(product.id, row.product_id))
    .where(and(ofJob, isNull(product.deleted_at)))
  const counts: RowCounts = { created: 0, updated: 0, skipped: 0, error: 0 }
  for (const { action, rows } of tally) counts[action] = rows
  return {
    line: last?.line ?? 0,
    counts,
    /** How many rows had a variant. */
    variants: tally.reduce((sum, { variants }) => sum + variants, 0),
    written: new Map(products.flatMap(({ id, handle }) => (handle ? [[handle, id] as const] : []))),
  }
}

/** One page of what became of the rows of a file, in their order. */
export async function rowsOfJob(
  db: Db,
  jobId: string,
  { action, has_errors, limit, offset }: Parsed<'GET /admin/batch-jobs/:id/rows'>['query'],
) {
  const { batch_job_row: t } = db.t
  const where = and(
    eq(t.batch_job_id, jobId),
    action ? eq(t.action, action) : undefined,
    has_errors === undefined ? undefined : has_errors ? isNotNull(t.errors) : isNull(t.errors),
  )
  const rows = await db.select().from(t).where(where).orderBy(asc(t.line)).limit(limit).offset(offset)
  const [all] = await db.select({ count: count() }).from(t).where(where)
  return { rows: rows.map(({ batch_job_id: _, ...row }) => row), count: all?.count ?? 0, offset, limit }
}

/** Variants whose prices a job has written already. */
export async function writtenVariants(db: Db, jobId: string): Promise<Set<string>> {
  const { batch_job_row: t } = db.t
  const rows = await db
    .selectDistinct({ id: t.variant_id })
    .from(t)
    .where(and(eq(t.batch_job_id, jobId), ne(t.action, 'error')))
  return new Set(rows.flatMap(({ id }) => id ?? []))
}

/** How many rows of a job were refused. */
export async function countErrors(db: Db, jobId: string) {
  const { batch_job_row: t } = db.t
  return db
    .select({ count: count() })
    .from(t)
    .where(and(eq(t.batch_job_id, jobId), eq(t.action, 'error')))
}

/** The first rows of a job of which something was refused. */
export async function rowsRefused(db: Db, jobId: string) {
  const { batch_job_row: t } = db.t
  return db
    .select()
    .from(t)
    .where(and(eq(t.batch_job_id, jobId), isNotNull(t.errors)))
    .orderBy(asc(t.line))
    .limit(1000)
}
