'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Admin: reservations. One hook a call; read-hook.ts and change-hook.ts say what each takes.

/** List what is promised and not packed yet. */
export const useAdminReservations = read('GET /admin/reservations', 'query')
/** Read a reservation. */
export const useAdminReservation = read('GET /admin/reservations/:id')
/** Promise pieces of an item to a line, or set them aside. */
export const useAdminCreateReservation = change('POST /admin/reservations')
/** Change how many are reserved, or where. */
export const useAdminUpdateReservation = change('POST /admin/reservations/:id')
/** Give up a reservation. */
export const useAdminDeleteReservation = change('DELETE /admin/reservations/:id')
