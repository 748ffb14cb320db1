import { z } from 'zod'
import { deleted, endpoints, page } from '../endpoint'
import { SalesChannel } from '../entities/sales-channel'
import { dateRange, paging, shape, text } from '../query'

export const salesChannelEndpoints = endpoints({
  'GET /admin/sales-channels': {
    access: 'staff',
    tag: 'Sales Channels',
    summary: 'List sales channels',
    query: () =>
      z.strictObject({
        ...paging(20),
        ...shape,
        id: text.optional(),
        q: text.optional(),
        name: text.optional(),
        description: text.optional(),
        created_at: dateRange.optional(),
        updated_at: dateRange.optional(),
        deleted_at: dateRange.optional(),
        order: text.optional(),
      }),
    returns: () => page('sales_channels', SalesChannel),
  },
  'POST /admin/sales-channels': {
    access: 'staff',
    tag: 'Sales Channels',
    summary: 'Create a sales channel',
    body: () =>
      z.strictObject({
        name: z.string(),
        description: z.string().nullish(),
        is_disabled: z.boolean().nullish(),
      }),
    returns: () => z.object({ sales_channel: SalesChannel }),
  },
  'GET /admin/sales-channels/:id': {
    access: 'staff',
    tag: 'Sales Channels',
    summary: 'Read a sales channel',
    returns: () => z.object({ sales_channel: SalesChannel }),
  },
  'POST /admin/sales-channels/:id': {
    access: 'staff',
    tag: 'Sales Channels',
    summary: 'Change a sales channel',
    body: () =>
      z.strictObject({
        name: z.string().nullish(),
        description: z.string().nullish(),
        is_disabled: z.boolean().nullish(),
      }),
    returns: () => z.object({ sales_channel: SalesChannel }),
  },
  'DELETE /admin/sales-channels/:id': {
    access: 'staff',
    tag: 'Sales Channels',
    summary: 'Remove a sales channel that is not the default',
    returns: () => deleted('sales-channel'),
  },
  'POST /admin/sales-channels/:id/products/batch': {
    access: 'staff',
    tag: 'Sales Channels',
    summary: 'Sell products through a channel',
    body: () =>
      z.strictObject({
        product_ids: z.array(
          z.strictObject({
            id: z.string(),
          }),
        ),
      }),
    returns: () => z.object({ sales_channel: SalesChannel }),
  },
  'DELETE /admin/sales-channels/:id/products/batch': {
    access: 'staff',
    tag: 'Sales Channels',
    summary: 'Stop selling products through a channel',
    body: () =>
      z.strictObject({
        product_ids: z.array(
          z.strictObject({
            id: z.string(),
          }),
        ),
      }),
    returns: () => z.object({ sales_channel: SalesChannel }),
  },
  'POST /admin/sales-channels/:id/stock-locations': {
    access: 'staff',
    tag: 'Sales Channels',
    summary: 'Let a channel sell the stock of a location',
    body: () =>
      z.strictObject({
        location_id: z.string(),
      }),
    returns: () => z.object({ sales_channel: SalesChannel }),
  },
  'DELETE /admin/sales-channels/:id/stock-locations': {
    access: 'staff',
    tag: 'Sales Channels',
    summary: 'Stop a channel selling the stock of a location',
    body: () =>
      z.strictObject({
        location_id: z.string(),
      }),
    returns: () => deleted('stock-location'),
  },
})
