import type { TaxRate } from '@cartwright/contract'
import { notFound } from '../../errors'
import { routes } from '../../http/request'
import type { Shop } from '../../shop'
import { equals, measures, mentions, within } from '../../store/reading/filters'
import { findOne } from '../../store/reading/graph'
import { list } from '../../store/reading/list'
import type { Shape } from '../../store/reading/shape'
import {
  addTaxTargets,
  createTaxRate,
  deleteTaxRate,
  removeTaxTargets,
  updateTaxRate,
} from './change-tax-rate'
import { withCounts } from './queries'

export const taxRoutes = routes({
  'GET /admin/tax-rates': async (shop, { query, shape }) => {
    const { tax_rate } = shop.db.t
    const { limit, offset, order } = query
    const { rows, count: total } = await list<TaxRate>(shop.db, 'tax_rate', shape, {
      limit,
      offset,
      order,
      filters: [
        equals(tax_rate.region_id, query.region_id),
        equals(tax_rate.name, query.name),
        equals(tax_rate.code, query.code),
        measures(tax_rate.rate, query.rate),
        mentions(shop.db, query.q, [tax_rate.name, tax_rate.code]),
        within(tax_rate.created_at, query.created_at),
        within(tax_rate.updated_at, query.updated_at),
      ],
    })
    return { tax_rates: await withCounts(shop, rows, shape), count: total, offset, limit }
  },
  'POST /admin/tax-rates': async (shop, { body, shape }) => ({
    tax_rate: await readRate(shop, await createTaxRate(shop, body), shape),
  }),
  'GET /admin/tax-rates/:id': async (shop, { params, shape }) => ({
    tax_rate: await readRate(shop, params.id, shape),
  }),
  'POST /admin/tax-rates/:id': async (shop, { params, body, shape }) => {
    await updateTaxRate(shop, params.id, body)
    return { tax_rate: await readRate(shop, params.id, shape) }
  },
  'DELETE /admin/tax-rates/:id': async (shop, { params }) => {
    await deleteTaxRate(shop, params.id)
    return { id: params.id, object: 'tax-rate', deleted: true }
  },
  'POST /admin/tax-rates/:id/product-types/batch': async (shop, { params, body, shape }) => {
    await addTaxTargets(shop, params.id, 'product_types', body.product_types)
    return { tax_rate: await readRate(shop, params.id, shape) }
  },
  'DELETE /admin/tax-rates/:id/product-types/batch': async (shop, { params, body, shape }) => {
    await removeTaxTargets(shop, params.id, 'product_types', body.product_types)
    return { tax_rate: await readRate(shop, params.id, shape) }
  },
  'POST /admin/tax-rates/:id/products/batch': async (shop, { params, body, shape }) => {
    await addTaxTargets(shop, params.id, 'products', body.products)
    return { tax_rate: await readRate(shop, params.id, shape) }
  },
  'DELETE /admin/tax-rates/:id/products/batch': async (shop, { params, body, shape }) => {
    await removeTaxTargets(shop, params.id, 'products', body.products)
    return { tax_rate: await readRate(shop, params.id, shape) }
  },
  'POST /admin/tax-rates/:id/shipping-options/batch': async (shop, { params, body, shape }) => {
    await addTaxTargets(shop, params.id, 'shipping_options', body.shipping_options)
    return { tax_rate: await readRate(shop, params.id, shape) }
  },
  'DELETE /admin/tax-rates/:id/shipping-options/batch': async (shop, { params, body, shape }) => {
    await removeTaxTargets(shop, params.id, 'shipping_options', body.shipping_options)
    return { tax_rate: await readRate(shop, params.id, shape) }
  },
})

async function readRate(shop: Shop, id: string, shape: Shape): Promise<TaxRate> {
  const rate = await findOne<TaxRate>(shop.db, 'tax_rate', id, shape)
  if (!rate) throw notFound('TaxRate', id)
  const [whole] = await withCounts(shop, [rate], shape)
  return whole as TaxRate
}
