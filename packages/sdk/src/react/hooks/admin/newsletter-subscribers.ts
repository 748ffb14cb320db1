'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Admin: newsletter subscribers. One hook a call; read-hook.ts and change-hook.ts say what each takes.

/** List who asked for the newsletter, with how far they are. */
export const useAdminNewsletterSubscribers = read('GET /admin/newsletter-subscribers', 'query')
/** Take somebody off the list for good. */
export const useAdminDeleteNewsletterSubscriber = change('DELETE /admin/newsletter-subscribers/:id')
