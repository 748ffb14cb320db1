'use client'
import { change } from '../change-hook'

// Store: restock notifications. One hook a call; change-hook.ts says what each takes.

/** Ask for a mail when a sold-out variant can be bought again; the same answer however often it is asked. */
export const useCreateRestockNotification = change('POST /restock-notifications/variants/:variant_id')
/** Take everything back that was asked for with an address, by the link of a mail. */
export const useStopRestockNotifications = change('POST /store/restock-notifications/stop')
