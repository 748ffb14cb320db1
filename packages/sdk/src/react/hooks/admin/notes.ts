'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Admin: notes. One hook a call; read-hook.ts and change-hook.ts say what each takes.

/** List what staff wrote, of one record or all. */
export const useAdminNotes = read('GET /admin/notes', 'query')
/** Read a note. */
export const useAdminNote = read('GET /admin/notes/:id')
/** Write a note beside a record. */
export const useAdminCreateNote = change('POST /admin/notes')
/** Change a note. */
export const useAdminUpdateNote = change('POST /admin/notes/:id')
/** Remove a note. */
export const useAdminDeleteNote = change('DELETE /admin/notes/:id')
/** List the notes that speak to you, newest first. */
export const useAdminMentions = read('GET /admin/mentions', 'query')
/** Say that you have seen a note that speaks to you. */
export const useAdminReadMention = change('POST /admin/mentions/:id/read')
