'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Admin: uploads. One hook a call; read-hook.ts and change-hook.ts say what each takes.

/** Remove a file, by its key. */
export const useAdminDeleteFile = change('DELETE /admin/uploads')
/** Make an address under which a protected file can be downloaded for a while. */
export const useAdminCreatePresignedDownloadUrl = change('POST /admin/uploads/download-url')
/** List uploaded files, newest first. */
export const useAdminUploads = read('GET /admin/uploads', 'query')
