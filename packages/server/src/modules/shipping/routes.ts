import type { ShippingOption, ShippingProfile } from '@cartwright/contract'
import { notFound } from '../../errors'
import { routes } from '../../http/request'
import type { Shop } from '../../shop'
import { equals, mentions, within } from '../../store/reading/filters'
import { findOne } from '../../store/reading/graph'
import { list } from '../../store/reading/list'
import { type Shape, shapeOf } from '../../store/reading/shape'
import { listTranslations } from '../translation/change-translations'
import { speechIn } from '../translation/kept-words'
import { plainTranslations } from '../translation/plain-routes'
import { translate } from '../translation/translate'
import { createShippingOption } from './create-shipping-option'
import { pricedOptions } from './priced-options'
import { createShippingProfile, deleteShippingProfile, updateShippingProfile } from './shipping-profiles'
import { deleteShippingOption, updateShippingOption } from './update-shipping-option'

const translations = plainTranslations('shipping_option')

export const shippingRoutes = routes({
  'GET /store/shipping-options': async (shop, { query, shape, language }) => {
    const { shipping_option: option } = shop.db.t
    const profiles = query.product_ids ? await profilesOf(shop, query.product_ids.split(',')) : undefined
    const { rows } = await list<ShippingOption>(shop.db, 'shipping_option', shape, {
      limit: 1000,
      order: 'created_at',
      filters: [
        equals(option.admin_only, false),
        equals(option.region_id, query.region_id),
        equals(option.profile_id, profiles),
        equals(option.is_return, query.is_return === undefined ? undefined : query.is_return === 'true'),
      ],
    })
    const shipping_options = await pricedOptions(shop, rows)
    await translate(shop.db, 'shipping_option', shipping_options, await speechIn(shop.db, language))
    return { shipping_options }
  },
  'GET /admin/shipping-options': async (shop, { query, shape }) => {
    const { shipping_option: option } = shop.db.t
    const { limit, offset, order } = query
    const { rows, count } = await list<ShippingOption>(shop.db, 'shipping_option', shape, {
      limit,
      offset,
      order,
      withDeleted: Boolean(query.deleted_at),
      filters: [
        equals(option.id, query.id),
        equals(option.name, query.name),
        equals(option.region_id, query.region_id),
        equals(option.is_return, query.is_return),
        equals(option.admin_only, query.admin_only),
        mentions(shop.db, query.q, [option.name]),
        within(option.created_at, query.created_at),
        within(option.updated_at, query.updated_at),
        within(option.deleted_at, query.deleted_at),
      ],
    })
    return { shipping_options: await pricedOptions(shop, rows), count, offset, limit }
  },
  'POST /admin/shipping-options': async (shop, { body, shape }) => ({
    shipping_option: await readOption(shop, await createShippingOption(shop, body), shape),
  }),
  'GET /admin/shipping-options/:id': async (shop, { params, shape }) => ({
    shipping_option: await readOption(shop, params.id, shape),
  }),
  'POST /admin/shipping-options/:id': async (shop, { params, body, shape }) => {
    await updateShippingOption(shop, params.id, body)
    return { shipping_option: await readOption(shop, params.id, shape) }
  },
  'DELETE /admin/shipping-options/:id': async (shop, { params }) => {
    await deleteShippingOption(shop, params.id)
    return { id: params.id, object: 'shipping-option', deleted: true }
  },
  'GET /admin/shipping-profiles': async (shop) => {
    const { rows } = await list<ShippingProfile>(shop.db, 'shipping_profile', shapeOf([]), {
      limit: 1000,
      order: 'created_at',
    })
    return { shipping_profiles: rows }
  },
  'POST /admin/shipping-profiles': async (shop, { body, shape }) => ({
    shipping_profile: await readProfile(shop, await createShippingProfile(shop, body), shape),
  }),
  'GET /admin/shipping-profiles/:id': async (shop, { params, shape }) => ({
    shipping_profile: await readProfile(shop, params.id, shape),
  }),
  'POST /admin/shipping-profiles/:id': async (shop, { params, body, shape }) => {
    await updateShippingProfile(shop, params.id, body)
    return { shipping_profile: await readProfile(shop, params.id, shape) }
  },
  'DELETE /admin/shipping-profiles/:id': async (shop, { params }) => {
    await deleteShippingProfile(shop, params.id)
    return { id: params.id, object: 'shipping_profile', deleted: true }
  },
  'GET /admin/shipping-options/:id/translations': async (shop, { params }) => ({
    translations: await listTranslations(shop.db, 'shipping_option', params.id),
  }),
  'POST /admin/shipping-options/:id/translations/:language': translations.keep,
  'DELETE /admin/shipping-options/:id/translations/:language': translations.forget,
})

async function readOption(shop: Shop, id: string, shape: Shape): Promise<ShippingOption> {
  const option = await findOne<ShippingOption>(shop.db, 'shipping_option', id, shape)
  if (!option) throw notFound('Shipping Option', id)
  return option
}

async function readProfile(shop: Shop, id: string, shape: Shape): Promise<ShippingProfile> {
  const profile = await findOne<ShippingProfile>(shop.db, 'shipping_profile', id, shape)
  if (!profile) throw notFound('Shipping Profile', id)
  return profile
}

async function profilesOf(shop: Shop, productIds: readonly string[]): Promise<string[]> {
  const { product_shipping_profile: link } = shop.db.t
  const rows = await shop.db.rowsWhere(link, { product_id: productIds }, { columns: ['profile_id'] })
  return [...new Set(rows.map((row) => row.profile_id))]
}
