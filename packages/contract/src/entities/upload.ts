import { z } from 'zod'

export const UploadedFileRow = z.object({
  url: z.string(),
  key: z.string(),
})
export interface UploadedFile extends z.infer<typeof UploadedFileRow> {}
export const UploadedFile: z.ZodType<UploadedFile> = UploadedFileRow.meta({ id: 'UploadedFile' })
