import type { PricedVariant } from '@cartwright/contract'
import { invalidRequest, notFound } from '../../errors'
import { routes } from '../../http/request'
import type { Db } from '../../store/database/engine'
import { equals, measures, mentions, within } from '../../store/reading/filters'
import { findOne } from '../../store/reading/graph'
import { list } from '../../store/reading/list'
import { type Shape, withRelations } from '../../store/reading/shape'
import { sellingVariants } from '../inventory/sellable'
import { shopSetup } from '../region/shop-setup'
import { indexProducts } from '../search/index-products'
import { speechIn } from '../translation/kept-words'
import { translate } from '../translation/translate'
import { changeVariants } from './batch-variants'
import { deleteVariant } from './delete-variant'
import { explainPrice } from './explain-price'
import { findProduct } from './find-product'
import { lockProduct } from './lock-product'
import { findAllChannels, productsInChannels } from './queries'
import { searchVariants } from './queries/search-products'
import { nextRank, ofPublished } from './queries/variants'
import { pricingFor, shopperPricing, stockChannels } from './shopper-pricing'
import { loadableVariant, showVariants } from './show-products'
import { updateVariants } from './update-variants'
import { insertVariants } from './write-variants'

export const variantRoutes = routes({
  'GET /store/variants': async (shop, { query, shape, channels, caller, language }) => {
    const { product_variant: variant } = shop.db.t
    const setup = await shopSetup(shop.db)
    const stock = stockChannels(setup, channels, query.sales_channel_id)
    const { rows } = await list<PricedVariant>(shop.db, 'product_variant', loadableVariant(shape), {
      limit: Math.min(query.limit, 1000),
      offset: query.offset,
      filters: [
        equals(variant.id, query.ids?.split(',') ?? query.id),
        equals(variant.title, query.title),
        measures(variant.inventory_quantity, query.inventory_quantity),
        ofPublished(shop.db),
      ],
      countedBy: ['catalogue'],
    })
    await translate(shop.db, 'product_variant', rows, await speechIn(shop.db, language))
    await showVariants(shop.db, rows, shape, {
      pricing: await shopperPricing(shop, query, caller, setup),
      channels: stock,
    })
    return { variants: rows }
  },
  'GET /store/variants/:id': async (shop, { params, query, shape, channels, caller, language }) => {
    const setup = await shopSetup(shop.db)
    const stock = stockChannels(setup, channels, query.sales_channel_id)
    const [variant] = await publishedVariant(shop.db, params.id, shape)
    const product_id = variant?.product_id ?? ''
    if (channels?.length && !(await productsInChannels(shop.db, [product_id], channels)).has(product_id))
      throw invalidRequest([
        `Variant with id: ${params.id} is not associated with the current publishable key`,
      ])
    if (!variant) throw notFound('Variant', params.id)
    await translate(shop.db, 'product_variant', [variant], await speechIn(shop.db, language))
    await showVariants(shop.db, [variant], shape, {
      pricing: await shopperPricing(shop, query, caller, setup),
      channels: stock,
    })
    return { variant }
  },
  'GET /admin/variants': async (shop, { query, shape }) => {
    const { product_variant: variant } = shop.db.t
    const { limit, offset, order, available_quantity: pieces } = query
    const selling =
      pieces === undefined ? undefined : (await sellingVariants(shop.db, pieces)).map(({ id }) => id)
    const { rows, count } = await list<PricedVariant>(shop.db, 'product_variant', loadableVariant(shape), {
      limit: Math.min(limit, 10_000),
      offset,
      order,
      search: await searchVariants(shop.db, query.q),
      filters: [
        equals(variant.id, query.id),
        query.q ? undefined : equals(variant.title, query.title),
        measures(variant.inventory_quantity, query.inventory_quantity),
        selling && shop.db.isAmong(variant.id, selling),
        equals(variant.manage_inventory, query.manage_inventory),
        equals(variant.allow_backorder, query.allow_backorder),
      ],
      countedBy: selling ? undefined : ['catalogue'],
    })
    await showVariants(shop.db, rows, shape, {
      pricing: await pricingFor(shop, query, query.customer_id),
      channels: await findAllChannels(shop.db),
    })
    return { variants: rows, count, offset, limit }
  },
  'POST /admin/variants/batch': async (shop, { body }) => {
    const { variants, products } = await changeVariants(shop, body)
    return { variants, products, count: variants.length + products.length }
  },
  'GET /admin/variants/:id': async (shop, { params, shape }) => {
    const variant = await findOne<PricedVariant>(
      shop.db,
      'product_variant',
      params.id,
      loadableVariant(shape),
    )
    if (!variant) throw notFound('Variant', params.id)
    const { tax_inclusive_pricing } = shop.flags
    await showVariants(shop.db, [variant], shape, { pricing: { tax_inclusive_pricing } })
    return { variant }
  },
  'GET /admin/variants/:id/price-explain': async (shop, { params, query }) => ({
    price_explanation: await explainPrice(shop, params.id, query),
  }),
  'GET /admin/products/:id/variants': async (shop, { params, query, shape }) => {
    const { product_variant: variant } = shop.db.t
    const { limit, offset, order, q } = query
    const { rows, count } = await list<PricedVariant>(shop.db, 'product_variant', loadableVariant(shape), {
      limit: Math.min(limit, 10_000),
      offset,
      ...(order ? { order } : { orderBy: [variant.variant_rank, variant.id] }),
      filters: [
        equals(variant.product_id, params.id),
        equals(variant.id, query.id),
        measures(variant.inventory_quantity, query.inventory_quantity),
        equals(variant.manage_inventory, query.manage_inventory),
        equals(variant.allow_backorder, query.allow_backorder),
        within(variant.created_at, query.created_at),
        within(variant.updated_at, query.updated_at),
        mentions(shop.db, q, [variant.title, variant.sku]),
      ],
    })
    await showVariants(shop.db, rows, shape, { pricing: {} })
    return { variants: rows, count, offset, limit }
  },
  'POST /admin/products/:id/variants': async (shop, { params, body, shape }) => {
    await shop.transaction(async (tx) => {
      await lockProduct(tx, params.id)
      await insertVariants(tx, params.id, [body], await nextRank(tx, params.id))
      await indexProducts(tx, [params.id])
    })
    return { product: await findProduct(shop, params.id, shape) }
  },
  'POST /admin/products/:id/variants/:variant_id': async (shop, { params, query, body, shape }) => {
    // An unknown cart or region is refused before anything is written.
    const pricing = await pricingFor(shop, query, undefined)
    if (pricing.region_id && !(await shopSetup(shop.db)).regions.has(pricing.region_id))
      throw notFound('Region', pricing.region_id)
    await shop.transaction(async (tx) => {
      await lockProduct(tx, params.id)
      await updateVariants(tx, params.id, [{ ...body, id: params.variant_id }])
      await indexProducts(tx, [params.id])
    })
    return { product: await findProduct(shop, params.id, shape, pricing) }
  },
  'DELETE /admin/products/:id/variants/:variant_id': async (shop, { params, shape }) => {
    await deleteVariant(shop, params.id, params.variant_id)
    return {
      variant_id: params.variant_id,
      object: 'product-variant' as const,
      deleted: true,
      product: await findProduct(shop, params.id, shape),
    }
  },
})

async function publishedVariant(db: Db, id: string, shape: Shape): Promise<PricedVariant[]> {
  const asked = shape.relations.has('product')
  const wide = asked ? loadableVariant(shape) : withRelations(loadableVariant(shape), ['product'])
  const variant = await findOne<PricedVariant>(db, 'product_variant', id, wide)
  if (variant?.product?.status !== 'published') return []
  if (!asked) delete variant.product
  return [variant]
}
