import { z } from 'zod'
import { Id, Time } from '../common'

/** A column of a kind of file: what `map` calls it, and the names it goes by in files; our own files use the first. */
export const ImportField = z
  .object({ id: z.string(), names: z.array(z.string()) })
  .meta({ id: 'ImportField' })
export type ImportField = z.infer<typeof ImportField>

/** A kind of file that the shop reads. */
export const ImportFormat = z
  .object({
    /** As the context of a job names it: `customers`. */
    id: z.string(),
    name: z.string(),
    /** The type of job that takes it in. */
    type: z.string(),
    /** What its columns may be mapped to; none where it names them itself. */
    fields: z.array(ImportField),
    /** Without all of these, and any one of the others where there are some, a file is none of this kind. */
    required: z.array(z.string()),
    one_of: z.array(z.string()),
  })
  .meta({ id: 'ImportFormat' })
export type ImportFormat = z.infer<typeof ImportFormat>

/** What each column of a file stands for: `{"Their column": "customer.email"}`. */
export const ImportColumns = z
  .record(z.string().min(1).max(200), z.string().min(1).max(100))
  .refine((columns) => Object.keys(columns).length <= 500, 'names more than 500 columns')

/** What the columns of files from one source stand for, kept under a name. */
export const ImportMappingRow = z.object({
  id: Id,
  name: z.string(),
  /** The type of job it is for: `customer-import`. */
  type: z.string(),
  columns: ImportColumns,
  created_at: Time,
  updated_at: Time,
})
/** What the columns of somebody's files mean, to be used again. */
export interface ImportMapping extends z.infer<typeof ImportMappingRow> {}
export const ImportMapping: z.ZodType<ImportMapping> = ImportMappingRow.meta({ id: 'ImportMapping' })
