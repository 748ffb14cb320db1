import type { SalesChannel } from '@cartwright/contract'
import { routes } from '../../http/request'
import { equals, mentions, within } from '../../store/reading/filters'
import { list } from '../../store/reading/list'
import { addLocation, removeLocation } from './link-locations'
import { addProducts, removeProducts } from './link-products'
import { retrieveSalesChannel } from './queries'
import { createSalesChannel, deleteSalesChannel, updateSalesChannel } from './update-sales-channel'

const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id)

export const salesChannelRoutes = routes({
  'GET /admin/sales-channels': async (shop, { query, shape }) => {
    const { limit, offset, order, q } = query
    const { sales_channel: t } = shop.db.t
    const { rows, count } = await list<SalesChannel>(shop.db, 'sales_channel', shape, {
      limit,
      offset,
      order,
      withDeleted: Boolean(query.deleted_at),
      filters: [
        equals(t.id, query.id),
        mentions(shop.db, q, [t.name, t.description]),
        q ? undefined : equals(t.name, query.name),
        q ? undefined : equals(t.description, query.description),
        within(t.created_at, query.created_at),
        within(t.updated_at, query.updated_at),
        within(t.deleted_at, query.deleted_at),
      ],
    })
    return { sales_channels: rows, count, offset, limit }
  },
  'POST /admin/sales-channels': async (shop, { body }) => {
    const id = await createSalesChannel(shop, body)
    return { sales_channel: await retrieveSalesChannel(shop.db, id) }
  },
  'GET /admin/sales-channels/:id': async (shop, { params, shape }) => ({
    sales_channel: await retrieveSalesChannel(shop.db, params.id, shape),
  }),
  'POST /admin/sales-channels/:id': async (shop, { params, body }) => {
    await updateSalesChannel(shop, params.id, body)
    return { sales_channel: await retrieveSalesChannel(shop.db, params.id) }
  },
  'DELETE /admin/sales-channels/:id': async (shop, { params }) => {
    await deleteSalesChannel(shop, params.id)
    return { id: params.id, object: 'sales-channel', deleted: true }
  },
  'POST /admin/sales-channels/:id/products/batch': async (shop, { params, body }) => {
    await addProducts(shop, params.id, idsOf(body.product_ids))
    return { sales_channel: await retrieveSalesChannel(shop.db, params.id) }
  },
  'DELETE /admin/sales-channels/:id/products/batch': async (shop, { params, body }) => {
    await removeProducts(shop, params.id, idsOf(body.product_ids))
    return { sales_channel: await retrieveSalesChannel(shop.db, params.id) }
  },
  'POST /admin/sales-channels/:id/stock-locations': async (shop, { params, body }) => {
    await addLocation(shop, params.id, body.location_id)
    return { sales_channel: await retrieveSalesChannel(shop.db, params.id) }
  },
  'DELETE /admin/sales-channels/:id/stock-locations': async (shop, { params, body }) => {
    await removeLocation(shop, params.id, body.location_id)
    return { id: params.id, object: 'stock-location', deleted: true }
  },
})
