'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Admin: what waits for whoever is signed in, and what changes meanwhile. `LiveProvider` follows the changes by itself.
export const useAdminInbox = read('GET /admin/inbox')
export const useAdminInboxSeen = change('POST /admin/inbox/seen')
export const useAdminLive = read('GET /admin/live', 'query')
export const useAdminLivePlace = change('POST /admin/live/place')
