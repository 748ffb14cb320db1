import type { Region } from '@cartwright/contract'
import { notFound } from '../../errors'
import { routes } from '../../http/request'
import type { Db, Shop } from '../../shop'
import { mentions, within } from '../../store/reading/filters'
import { findOne } from '../../store/reading/graph'
import { list } from '../../store/reading/list'
import { type Shape, shapeOf } from '../../store/reading/shape'
import { addCountry, addProvider, removeCountry, removeProvider } from './change-region-parts'
import { createRegion } from './create-region'
import { deleteRegion } from './delete-region'
import { updateRegion } from './update-region'

export const regionRoutes = routes({
  'GET /store/regions': async (shop, { query, shape }) => {
    const { limit, offset, order } = query
    const { region } = shop.db.t
    const { rows, count } = await list<Region>(shop.db, 'region', shape, {
      limit,
      offset,
      order,
      filters: [within(region.created_at, query.created_at), within(region.updated_at, query.updated_at)],
    })
    return { regions: rows, count, offset, limit }
  },
  'GET /store/regions/:id': async (shop, { params, shape }) => ({
    region: await retrieveRegion(shop.db, params.id, shape),
  }),
  'GET /admin/regions': async (shop, { query, shape }) => {
    const { limit, offset, order, q } = query
    const { region } = shop.db.t
    const { rows, count } = await list<Region>(shop.db, 'region', shape, {
      limit,
      offset,
      order,
      withDeleted: Boolean(query.deleted_at),
      filters: [
        mentions(shop.db, q, [region.name]),
        within(region.created_at, query.created_at),
        within(region.updated_at, query.updated_at),
        within(region.deleted_at, query.deleted_at),
      ],
    })
    return { regions: rows, count, offset, limit }
  },
  'POST /admin/regions': async (shop, { body, shape }) => {
    const id = await createRegion(shop, body)
    return { region: await retrieveRegion(shop.db, id, shape) }
  },
  'GET /admin/regions/:id': async (shop, { params, shape }) => ({
    region: await retrieveRegion(shop.db, params.id, shape),
  }),
  'POST /admin/regions/:id': async (shop, { params, body, shape }) => {
    await updateRegion(shop, params.id, body)
    return { region: await retrieveRegion(shop.db, params.id, shape) }
  },
  'DELETE /admin/regions/:id': async (shop, { params }) => {
    await deleteRegion(shop, params.id)
    return { id: params.id, object: 'region', deleted: true }
  },
  'POST /admin/regions/:id/countries': async (shop, { params, body, shape }) => {
    await addCountry(shop, params.id, body.country_code)
    return { region: await retrieveRegion(shop.db, params.id, shape) }
  },
  'DELETE /admin/regions/:id/countries/:country_code': async (shop, { params, shape }) => {
    await removeCountry(shop, params.id, params.country_code)
    return { region: await retrieveRegion(shop.db, params.id, shape) }
  },
  'GET /admin/regions/:id/fulfillment-options': async (shop, { params }) => ({
    fulfillment_options: await fulfillmentOptions(shop, params.id),
  }),
  'POST /admin/regions/:id/fulfillment-providers': async (shop, { params, body, shape }) => {
    await addProvider(shop, params.id, 'fulfillment', body.provider_id)
    return { region: await retrieveRegion(shop.db, params.id, shape) }
  },
  'DELETE /admin/regions/:id/fulfillment-providers/:provider_id': async (shop, { params, shape }) => {
    await removeProvider(shop, params.id, 'fulfillment', params.provider_id)
    return { region: await retrieveRegion(shop.db, params.id, shape) }
  },
  'POST /admin/regions/:id/payment-providers': async (shop, { params, body, shape }) => {
    await addProvider(shop, params.id, 'payment', body.provider_id)
    return { region: await retrieveRegion(shop.db, params.id, shape) }
  },
  'DELETE /admin/regions/:id/payment-providers/:provider_id': async (shop, { params, shape }) => {
    await removeProvider(shop, params.id, 'payment', params.provider_id)
    return { region: await retrieveRegion(shop.db, params.id, shape) }
  },
})

/** @throws not_found */
async function retrieveRegion(db: Db, id: string, shape: Shape): Promise<Region> {
  const region = await findOne<Region>(db, 'region', id, shape)
  if (!region) throw notFound('Region', id)
  return region
}

const withProviders = shapeOf(['fulfillment_providers'])

/** What each provider of the region offers to build shipping options on. */
async function fulfillmentOptions(shop: Shop, id: string) {
  const region = await retrieveRegion(shop.db, id, withProviders)
  return Promise.all(
    (region.fulfillment_providers ?? []).map(async (provider) => ({
      provider_id: provider.id,
      options: (await shop.providers.fulfillment.get(provider.id)?.options()) ?? [],
    })),
  )
}
