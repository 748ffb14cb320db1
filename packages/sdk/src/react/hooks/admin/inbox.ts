'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Admin: what waits for whoever is signed in, and what changes meanwhile. `LiveProvider` follows the changes by itself.
/** Count what waits for you, of what you may see. */
export const useAdminInbox = read('GET /admin/inbox')
/** Note that you have seen what waits for you. */
export const useAdminInboxSeen = change('POST /admin/inbox/seen')
/** Read which records have changed since, and who else looks at yours; a stream of it with Accept: text/event-stream. */
export const useAdminLive = read('GET /admin/live', 'query')
/** Say which record you look at, for others who look at it. */
export const useAdminLivePlace = change('POST /admin/live/place')
