import { z } from 'zod'
import { deleted, endpoints } from '../endpoint'
import { BatchJobType } from '../entities/batch-job'
import { ImportColumns, ImportFormat, ImportMapping } from '../entities/import'
import { list } from '../query'

export const importEndpoints = endpoints({
  'GET /admin/import-formats': {
    access: 'staff',
    tag: 'Batch Jobs',
    summary: 'List the kinds of files that the shop reads, and their columns',
    returns: () => z.object({ import_formats: z.array(ImportFormat) }),
  },
  'GET /admin/import-mappings': {
    access: 'staff',
    tag: 'Batch Jobs',
    summary: 'List what the columns of files stand for, as it was saved by name',
    query: () => z.strictObject({ type: list.optional() }),
    returns: () => z.object({ import_mappings: z.array(ImportMapping) }),
  },
  'POST /admin/import-mappings': {
    access: 'staff',
    tag: 'Batch Jobs',
    summary: 'Save what the columns of a file stand for; one of the same name and type is replaced',
    body: () =>
      z.strictObject({
        name: z.string().trim().min(1).max(100),
        type: BatchJobType,
        columns: ImportColumns,
      }),
    returns: () => z.object({ import_mapping: ImportMapping }),
  },
  'DELETE /admin/import-mappings/:id': {
    access: 'staff',
    tag: 'Batch Jobs',
    summary: 'Remove a saved mapping',
    returns: () => deleted('import_mapping'),
  },
})
