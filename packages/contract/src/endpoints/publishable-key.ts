import { z } from 'zod'
import { deleted, endpoints, page } from '../endpoint'
import { PublishableApiKey } from '../entities/publishable-key'
import { SalesChannel } from '../entities/sales-channel'
import { dateRange, paging, shape, text } from '../query'

export const publishableKeyEndpoints = endpoints({
  'GET /admin/publishable-api-keys': {
    access: 'staff',
    tag: 'Publishable Api Keys',
    summary: 'List publishable keys',
    query: () =>
      z.strictObject({
        ...paging(20),
        ...shape,
        q: text.optional(),
        order: text.optional(),
        created_at: dateRange.optional(),
        updated_at: dateRange.optional(),
        revoked_at: dateRange.optional(),
      }),
    returns: () => page('publishable_api_keys', PublishableApiKey),
  },
  'POST /admin/publishable-api-keys': {
    access: 'staff',
    tag: 'Publishable Api Keys',
    summary: 'Make a publishable key for a storefront',
    body: () =>
      z.strictObject({
        title: z.string(),
      }),
    returns: () => z.object({ publishable_api_key: PublishableApiKey }),
  },
  'GET /admin/publishable-api-keys/:id': {
    access: 'staff',
    tag: 'Publishable Api Keys',
    summary: 'Read a publishable key',
    returns: () => z.object({ publishable_api_key: PublishableApiKey }),
  },
  'POST /admin/publishable-api-keys/:id': {
    access: 'staff',
    tag: 'Publishable Api Keys',
    summary: 'Rename a publishable key',
    body: () =>
      z.strictObject({
        title: z.string().nullish(),
      }),
    returns: () => z.object({ publishable_api_key: PublishableApiKey }),
  },
  'DELETE /admin/publishable-api-keys/:id': {
    access: 'staff',
    tag: 'Publishable Api Keys',
    summary: 'Remove a publishable key',
    returns: () => deleted('publishable_api_key'),
  },
  'POST /admin/publishable-api-keys/:id/revoke': {
    access: 'staff',
    tag: 'Publishable Api Keys',
    summary: 'Revoke a publishable key: it ends at once and stays in the list',
    returns: () => z.object({ publishable_api_key: PublishableApiKey }),
  },
  'GET /admin/publishable-api-keys/:id/sales-channels': {
    access: 'staff',
    tag: 'Publishable Api Keys',
    summary: 'List the sales channels that a key narrows to',
    query: () => z.strictObject({ q: text.optional() }),
    returns: () => z.object({ sales_channels: z.array(SalesChannel) }),
  },
  'POST /admin/publishable-api-keys/:id/sales-channels/batch': {
    access: 'staff',
    tag: 'Publishable Api Keys',
    summary: 'Let a key narrow to more sales channels',
    body: () =>
      z.strictObject({
        sales_channel_ids: z.array(
          z.strictObject({
            id: z.string(),
          }),
        ),
      }),
    returns: () => z.object({ publishable_api_key: PublishableApiKey }),
  },
  'DELETE /admin/publishable-api-keys/:id/sales-channels/batch': {
    access: 'staff',
    tag: 'Publishable Api Keys',
    summary: 'Let a key narrow to fewer sales channels',
    body: () =>
      z.strictObject({
        sales_channel_ids: z.array(
          z.strictObject({
            id: z.string(),
          }),
        ),
      }),
    returns: () => z.object({ publishable_api_key: PublishableApiKey }),
  },
})
