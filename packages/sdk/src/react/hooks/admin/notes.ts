'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Admin: notes. One hook a call; read-hook.ts and change-hook.ts say what each takes.
export const useAdminNotes = read('GET /admin/notes', 'query')
export const useAdminNote = read('GET /admin/notes/:id')
export const useAdminCreateNote = change('POST /admin/notes')
export const useAdminUpdateNote = change('POST /admin/notes/:id')
export const useAdminDeleteNote = change('DELETE /admin/notes/:id')
export const useAdminMentions = read('GET /admin/mentions', 'query')
export const useAdminReadMention = change('POST /admin/mentions/:id/read')
