import { z } from 'zod'
import { Metadata } from '../common'
import { deleted, endpoints, page } from '../endpoint'
import { StockLocationDetails } from '../entities/stock-location'
import { list, paging, shape, text } from '../query'

const adminStockLocationDetailsReply = {
  fields: ['id', 'name', 'address_id', 'metadata', 'created_at', 'updated_at'],
  relations: [],
} as const

export const stockLocationEndpoints = endpoints({
  'GET /admin/stock-locations': {
    access: 'staff',
    tag: 'Stock Locations',
    summary: 'List where goods lie',
    query: () =>
      z.strictObject({
        ...paging(20),
        ...shape,
        q: text.optional(),
        id: list.optional(),
        name: list.optional(),
        address_id: list.optional(),
        sales_channel_id: list.optional(),
        order: text.optional(),
      }),
    returns: () => page('stock_locations', StockLocationDetails),
    reply: adminStockLocationDetailsReply,
  },
  'POST /admin/stock-locations': {
    access: 'staff',
    tag: 'Stock Locations',
    summary: 'Create a stock location',
    query: () => z.strictObject({ ...shape }),
    body: () =>
      z.strictObject({
        name: z.string().min(1),
        address: z
          .strictObject({
            address_1: z.string(),
            address_2: z.string().nullish(),
            company: z.string().nullish(),
            city: z.string().nullish(),
            country_code: z.string(),
            phone: z.string().nullish(),
            postal_code: z.string().nullish(),
            province: z.string().nullish(),
          })
          .nullish(),
        address_id: z.string().nullish(),
        metadata: Metadata.nullish(),
      }),
    returns: () => z.object({ stock_location: StockLocationDetails }),
    reply: adminStockLocationDetailsReply,
  },
  'GET /admin/stock-locations/:id': {
    access: 'staff',
    tag: 'Stock Locations',
    summary: 'Read a stock location',
    query: () => z.strictObject({ ...shape }),
    returns: () => z.object({ stock_location: StockLocationDetails }),
    reply: adminStockLocationDetailsReply,
  },
  'POST /admin/stock-locations/:id': {
    access: 'staff',
    tag: 'Stock Locations',
    summary: 'Change a stock location',
    query: () => z.strictObject({ ...shape }),
    body: () =>
      z.strictObject({
        name: z.string().nullish(),
        address: z
          .strictObject({
            address_1: z.string(),
            address_2: z.string().nullish(),
            company: z.string().nullish(),
            city: z.string().nullish(),
            country_code: z.string(),
            phone: z.string().nullish(),
            postal_code: z.string().nullish(),
            province: z.string().nullish(),
          })
          .nullish(),
        address_id: z.string().nullish(),
        metadata: Metadata.nullish(),
      }),
    returns: () => z.object({ stock_location: StockLocationDetails }),
    reply: adminStockLocationDetailsReply,
  },
  'DELETE /admin/stock-locations/:id': {
    access: 'staff',
    tag: 'Stock Locations',
    summary: 'Remove a stock location with its levels and reservations',
    returns: () => deleted('stock_location'),
  },
})
