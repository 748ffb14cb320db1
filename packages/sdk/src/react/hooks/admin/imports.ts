'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Admin: kinds of files and saved mappings. One hook a call; read-hook.ts and change-hook.ts say what each takes.
export const useAdminImportFormats = read('GET /admin/import-formats')
export const useAdminImportMappings = read('GET /admin/import-mappings', 'query')
export const useAdminCreateImportMapping = change('POST /admin/import-mappings')
export const useAdminDeleteImportMapping = change('DELETE /admin/import-mappings/:id')
