'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Admin: reservations. One hook a call; read-hook.ts and change-hook.ts say what each takes.
export const useAdminReservations = read('GET /admin/reservations', 'query')
export const useAdminReservation = read('GET /admin/reservations/:id')
export const useAdminCreateReservation = change('POST /admin/reservations')
export const useAdminUpdateReservation = change('POST /admin/reservations/:id')
export const useAdminDeleteReservation = change('DELETE /admin/reservations/:id')
