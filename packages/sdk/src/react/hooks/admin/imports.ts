'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Admin: kinds of files and saved mappings. One hook a call; read-hook.ts and change-hook.ts say what each takes.

/** List the kinds of files that the shop reads, and their columns. */
export const useAdminImportFormats = read('GET /admin/import-formats')
/** List what the columns of files stand for, as it was saved by name. */
export const useAdminImportMappings = read('GET /admin/import-mappings', 'query')
/** Save what the columns of a file stand for; one of the same name and type is replaced. */
export const useAdminCreateImportMapping = change('POST /admin/import-mappings')
/** Remove a saved mapping. */
export const useAdminDeleteImportMapping = change('DELETE /admin/import-mappings/:id')
