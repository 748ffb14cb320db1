import { z } from 'zod'

/** One thing that was looked at. */
export const HealthCheck = z
  .object({
    id: z.string(),
    status: z.enum(['ok', 'warning', 'error']),
    title: z.string(),
    detail: z.string(),
    /** What to do about it. */
    fix: z.string().nullable(),
  })
  .meta({ id: 'HealthCheck' })
export type HealthCheck = z.infer<typeof HealthCheck>

/** One of the things a new shop wants done. */
export const SetupStep = z.enum([
  'region',
  'payment_provider',
  'shipping_option',
  'sales_channel',
  'product',
  'price',
  'stock',
  'mail_server',
])
export type SetupStep = z.infer<typeof SetupStep>

/** Something a shop needs to sell. */
export const ChecklistItem = z
  .object({
    id: SetupStep,
    is_done: z.boolean(),
    /** Without it nothing can be sold. */
    is_required: z.boolean(),
    /** How many there are of it. */
    count: z.number(),
  })
  .meta({ id: 'ChecklistItem' })
export type ChecklistItem = z.infer<typeof ChecklistItem>
