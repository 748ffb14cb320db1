'use client'
import { change } from '../change-hook'

// Store: restock notifications. One hook a call; change-hook.ts says what each takes.
export const useCreateRestockNotification = change('POST /restock-notifications/variants/:variant_id')
export const useStopRestockNotifications = change('POST /store/restock-notifications/stop')
