import { z } from 'zod'
import { Id, Time } from '../common'

/** The columns of UploadedFile, without what hangs on it. */
export const UploadedFileRow = z.object({
  url: z.string(),
  key: z.string(),
})
/** Where a file can be had after it was sent. */
export interface UploadedFile extends z.infer<typeof UploadedFileRow> {}
export const UploadedFile: z.ZodType<UploadedFile> = UploadedFileRow.meta({ id: 'UploadedFile' })

/** The columns of Upload, without what hangs on it. */
export const UploadRow = z.object({
  id: Id,
  key: z.string(),
  /** Where browsers fetch it; of a protected file its key, to ask for a link with. */
  url: z.string(),
  /** As it was called where it came from. */
  name: z.string(),
  type: z.string(),
  /** In bytes. */
  size: z.number(),
  is_protected: z.boolean(),
  /** The member of staff who uploaded it. */
  created_by: z.string().nullable(),
  created_at: Time,
})
/** A file of the library. */
export interface Upload extends z.infer<typeof UploadRow> {}
export const Upload: z.ZodType<Upload> = UploadRow.meta({ id: 'Upload' })
