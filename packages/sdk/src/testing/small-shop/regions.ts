import { Region, ShippingOption } from '@cartwright/contract'
import type { ServedRoutes } from './checked'
import { changed, kept, type Memory, pageOf, rowOf } from './memory'
import { pricedWay } from './prices'

/** Regions, and the deliveries into them. */
export function regionRoutes(memory: Memory): ServedRoutes {
  const { regions, shipping_options } = memory
  return {
    'GET /store/regions': ({ query }) => pageOf('regions', regions.values(), query),
    'GET /store/regions/:id': ({ params }) => ({ region: rowOf(regions, 'Region', params.id) }),
    'GET /admin/regions': ({ query }) => pageOf('regions', regions.values(), query),
    'GET /admin/regions/:id': ({ params }) => ({ region: rowOf(regions, 'Region', params.id) }),
    'POST /admin/regions': ({ body }) => {
      const given = { ...body, currency_code: body.currency_code.toLowerCase(), automatic_taxes: true }
      return { region: kept(regions, memory.filled<Region>(Region, given)) }
    },
    'POST /admin/regions/:id': ({ params, body }) => {
      const given = changed(memory, rowOf(regions, 'Region', params.id), body)
      return { region: kept(regions, memory.filled<Region>(Region, given)) }
    },
    'DELETE /admin/regions/:id': ({ params }) => {
      rowOf(regions, 'Region', params.id)
      regions.delete(params.id)
      return { id: params.id, object: 'region', deleted: true }
    },

    'GET /store/shipping-options/:cart_id': ({ params }) => {
      const cart = rowOf(memory.carts, 'Cart', params.cart_id)
      const ways = [...shipping_options.values()].filter(
        (one) => one.region_id === cart.region_id && !one.is_return && !one.admin_only,
      )
      return { shipping_options: ways.map((one) => pricedWay(memory, one)) }
    },
    'POST /admin/shipping-options': ({ body }) => {
      const given = { ...body, profile_id: body.profile_id ?? 'sp_default' }
      return { shipping_option: kept(shipping_options, memory.filled<ShippingOption>(ShippingOption, given)) }
    },
  }
}
