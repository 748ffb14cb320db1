import type { BatchJob, DateOrNone } from '@cartwright/contract'
import { type Caller, routes } from '../../http/request'
import type { Db } from '../../store/database/engine'
import { equals, within } from '../../store/reading/filters'
import { list } from '../../store/reading/list'
import { withColumns, withoutColumns } from '../../store/reading/shape'
import { cancelBatchJob, confirmBatchJob, createBatchJob, deleteBatchJob } from './change-batch-job'
import { stamps } from './job-columns'
import { jobStatus } from './job-status'
import type { BatchJobRow, Facts } from './job-type'
import { assertMayRunJob, jobOfFile } from './may-run-job'
import { anybody, jobReply, ownJob } from './queries'
import { rowsOfJob } from './queries/rows'
import { undoneJob } from './undo-import'

/** When something happened to a job; null asks for jobs it did not happen to. */
const stamped = (column: Parameters<typeof equals>[0], when: DateOrNone | undefined) =>
  when === null ? equals(column, null) : within(column, when)

/** Whose jobs somebody may look at: their own, the keeper of the shop everybody's. */
const lookerOf = ({ via, user }: Caller) => (via === 'cli' ? anybody : user?.id)

/** To take an import back takes as much as to import. @throws forbidden, and not_allowed for another's import */
async function assertMayRunWhole(
  db: Db,
  { type, context }: { type: string; context: Facts | null },
  caller: Caller,
): Promise<void> {
  assertMayRunJob(caller, type)
  // What it was asked with is forgotten with old jobs, and so is what it could tell.
  if (type !== 'import-undo' || !context) return
  assertMayRunJob(caller, (await ownJob(db, undoneJob(context), lookerOf(caller))).type)
}

/** They know every format of files, which are read when somebody asks for one. */
const mappings = () => import('./import-mappings')

export const batchJobRoutes = routes({
  'GET /admin/batch-jobs': async (shop, { query, caller, shape }) => {
    const { limit, offset, order } = query
    const { batch_job: t } = shop.db.t
    const { rows, count } = await list<BatchJobRow>(shop.db, 'batch_job', withColumns(shape, stamps), {
      limit,
      offset,
      order,
      filters: [
        caller.via === 'cli' ? undefined : equals(t.created_by, caller.user?.id ?? ''),
        equals(t.id, query.id),
        equals(t.type, query.type),
        stamped(t.confirmed_at, query.confirmed_at),
        stamped(t.pre_processed_at, query.pre_processed_at),
        stamped(t.completed_at, query.completed_at),
        stamped(t.failed_at, query.failed_at),
        stamped(t.canceled_at, query.canceled_at),
        within(t.created_at, query.created_at),
        within(t.updated_at, query.updated_at),
      ],
    })
    const jobs = rows.map((row) => ({ ...row, status: jobStatus(row) }))
    withoutColumns(jobs, shape, stamps)
    return { batch_jobs: jobs as BatchJob[], count, offset, limit }
  },
  'POST /admin/batch-jobs': async (shop, { body, caller }) => {
    await assertMayRunWhole(shop.db, body, caller)
    const creator = caller.via === 'cli' ? undefined : caller.user?.id
    return { batch_job: jobReply(await createBatchJob(shop, body, creator)) }
  },
  'GET /admin/batch-jobs/:id': async (shop, { params, caller }) => ({
    batch_job: jobReply(await ownJob(shop.db, params.id, lookerOf(caller))),
  }),
  'GET /admin/batch-jobs/:id/rows': async (shop, { params, query, caller }) => {
    const job = await ownJob(shop.db, params.id, lookerOf(caller))
    await assertMayRunWhole(shop.db, job, caller)
    return rowsOfJob(shop.db, job.id, query)
  },
  'DELETE /admin/batch-jobs/:id': async (shop, { params, caller }) => {
    await deleteBatchJob(shop, params.id, lookerOf(caller))
    return { id: params.id, object: 'batch_job', deleted: true }
  },
  'POST /admin/batch-jobs/:id/cancel': async (shop, { params, caller }) => ({
    batch_job: jobReply(await cancelBatchJob(shop, params.id, lookerOf(caller))),
  }),
  'POST /admin/batch-jobs/:id/confirm': async (shop, { params, caller }) => {
    await assertMayRunWhole(shop.db, await ownJob(shop.db, params.id, lookerOf(caller)), caller)
    return { batch_job: jobReply(await confirmBatchJob(shop, params.id, lookerOf(caller))) }
  },
  'GET /admin/import-formats': async () => {
    const { importFormats } = await import('./import-formats')
    return { import_formats: importFormats() }
  },
  'GET /admin/import-mappings': async (shop, { query }) => ({
    import_mappings: await (await mappings()).listMappings(shop.db, query.type),
  }),
  'POST /admin/import-mappings': async (shop, { body }) => ({
    import_mapping: await (await mappings()).saveMapping(shop, body),
  }),
  'DELETE /admin/import-mappings/:id': async (shop, { params }) => {
    await (await mappings()).deleteMapping(shop, params.id)
    return { id: params.id, object: 'import_mapping' as const, deleted: true }
  },
  'POST /admin/uploads/download-url': async (shop, { body, caller }) => {
    const type = jobOfFile(body.file_key)
    if (type) assertMayRunJob(caller, type)
    return { download_url: await shop.providers.file.link(body.file_key) }
  },
})
