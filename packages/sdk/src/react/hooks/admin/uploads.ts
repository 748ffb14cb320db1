'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Admin: uploads. One hook a call; read-hook.ts and change-hook.ts say what each takes.
export const useAdminDeleteFile = change('DELETE /admin/uploads')
export const useAdminCreatePresignedDownloadUrl = change('POST /admin/uploads/download-url')
export const useAdminUploads = read('GET /admin/uploads', 'query')
