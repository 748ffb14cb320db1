import { z } from 'zod'
import { Id, Time } from '../common'

/** The columns of PublishableApiKey, without what hangs on it. */
export const PublishableApiKeyRow = z.object({
  id: Id,
  created_by: z.string().nullable(),
  revoked_by: z.string().nullable(),
  revoked_at: Time.nullable(),
  title: z.string(),
  created_at: Time,
  updated_at: Time,
})
/** What a storefront names itself by; it narrows sales channels and is no secret. */
export interface PublishableApiKey extends z.infer<typeof PublishableApiKeyRow> {}
export const PublishableApiKey: z.ZodType<PublishableApiKey> = PublishableApiKeyRow.meta({
  id: 'PublishableApiKey',
})

/** The columns of PublishableApiKeySalesChannel, without what hangs on it. */
export const PublishableApiKeySalesChannelRow = z.object({
  id: Id,
  sales_channel_id: z.string(),
  publishable_key_id: z.string(),
  created_at: Time,
  updated_at: Time,
  deleted_at: Time.nullish(),
})
/** A channel that a key narrows to. */
export interface PublishableApiKeySalesChannel extends z.infer<typeof PublishableApiKeySalesChannelRow> {}
export const PublishableApiKeySalesChannel: z.ZodType<PublishableApiKeySalesChannel> =
  PublishableApiKeySalesChannelRow.meta({ id: 'PublishableApiKeySalesChannel' })
