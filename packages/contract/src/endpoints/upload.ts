import { z } from 'zod'
import { FileInput } from '../common'
import { deleted, endpoints, page } from '../endpoint'
import { Upload, UploadedFile } from '../entities/upload'
import { flag, list, paging, text } from '../query'

export const uploadEndpoints = endpoints({
  'GET /admin/uploads': {
    access: 'staff',
    tag: 'Uploads',
    summary: 'List uploaded files, newest first',
    query: () =>
      z.strictObject({
        ...paging(50),
        q: text.optional(),
        type: list.optional(),
        is_protected: flag.optional(),
        order: text.optional(),
      }),
    returns: () => page('uploads', Upload),
  },
  'POST /admin/uploads': {
    access: 'staff',
    tag: 'Uploads',
    summary: 'Send files to the library',
    body: () =>
      z.object({
        files: z.array(FileInput),
      }),
    returns: () => z.object({ uploads: z.array(UploadedFile) }),
    multipart: true,
  },
  'DELETE /admin/uploads': {
    access: 'staff',
    tag: 'Uploads',
    summary: 'Remove a file, by its key',
    body: () =>
      z.strictObject({
        file_key: z.string(),
      }),
    returns: () => deleted('file'),
  },
  'POST /admin/uploads/download-url': {
    access: 'staff',
    tag: 'Uploads',
    summary: 'Make an address under which a protected file can be downloaded for a while',
    body: () =>
      z.strictObject({
        file_key: z.string(),
      }),
    returns: () => z.object({ download_url: z.string() }),
  },
  'POST /admin/uploads/protected': {
    access: 'staff',
    tag: 'Uploads',
    summary: 'Send files that only staff may download',
    body: () =>
      z.object({
        files: z.array(FileInput),
      }),
    returns: () => z.object({ uploads: z.array(UploadedFile) }),
    multipart: true,
  },
})
