import { resource } from '../../kit/resource/resource'

export const batchJobs = resource({
  list: 'GET /admin/batch-jobs',
  rows: (reply) => reply.batch_jobs,
  remove: 'DELETE /admin/batch-jobs/:id',
})
