import { z } from 'zod'
import { FileInput } from '../common'
import { deleted, endpoints } from '../endpoint'
import { UploadedFile } from '../entities/upload'

export const uploadEndpoints = endpoints({
  'POST /admin/uploads': {
    access: 'staff',
    tag: 'Uploads',
    summary: 'Create upload',
    body: z.object({
      files: z.array(FileInput),
    }),
    returns: z.object({ uploads: z.array(UploadedFile) }),
    multipart: true,
  },
  'DELETE /admin/uploads': {
    access: 'staff',
    tag: 'Uploads',
    summary: 'Remove upload',
    body: z.strictObject({
      file_key: z.string(),
    }),
    returns: deleted('file'),
  },
  'POST /admin/uploads/download-url': {
    access: 'staff',
    tag: 'Uploads',
    summary: 'Upload do: download url',
    body: z.strictObject({
      file_key: z.string(),
    }),
    returns: z.object({ download_url: z.string() }),
  },
  'POST /admin/uploads/protected': {
    access: 'staff',
    tag: 'Uploads',
    summary: 'Upload do: protected',
    body: z.object({
      files: z.array(FileInput),
    }),
    returns: z.object({ uploads: z.array(UploadedFile) }),
    multipart: true,
  },
})
