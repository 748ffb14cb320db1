import { z } from 'zod'
import { Id, Metadata, Time } from '../common'
import { Customer } from './customer'

/** The columns of Notification, without what hangs on it. */
export const NotificationRow = z.object({
  id: Id,
  event_name: z.string().nullable(),
  resource_type: z.string(),
  resource_id: z.string(),
  customer_id: z.string().nullable(),
  to: z.string(),
  data: Metadata,
  parent_id: z.string().nullable(),
  provider_id: z.string().nullable(),
  created_at: Time,
  updated_at: Time,
})
/** A letter that was sent, and to whom. */
export interface Notification extends z.infer<typeof NotificationRow> {
  customer?: Customer | null
  parent_notification?: Notification | null
  resends?: Notification[]
  provider?: NotificationProvider | null
}
export const Notification: z.ZodType<Notification> = NotificationRow.extend({
  get customer() {
    return Customer.nullish()
  },
  get parent_notification() {
    return Notification.nullish()
  },
  get resends() {
    return z.array(Notification).optional()
  },
  get provider() {
    return NotificationProvider.nullish()
  },
}).meta({ id: 'Notification' })

/** The columns of NotificationProvider, without what hangs on it. */
export const NotificationProviderRow = z.object({
  id: Id,
  is_installed: z.boolean(),
})
/** Who sends letters. */
export interface NotificationProvider extends z.infer<typeof NotificationProviderRow> {}
export const NotificationProvider: z.ZodType<NotificationProvider> = NotificationProviderRow.meta({
  id: 'NotificationProvider',
})
