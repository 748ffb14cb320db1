import type { MoneyAmount, PricedProduct, PriceList, ProductVariant } from '@cartwright/contract'
import { notFound } from '../../errors'
import { routes } from '../../http/request'
import type { Shop } from '../../shop'
import { equals, linked, within } from '../../store/reading/filters'
import { findOne } from '../../store/reading/graph'
import { list } from '../../store/reading/list'
import type { Shape } from '../../store/reading/shape'
import { findPriceLists, findPrices } from '../pricing/queries'
import { narrowing, onPriceLists } from '../product/queries'
import { mentionsList } from './queries'
import {
  addListPrices,
  createPriceList,
  deletePriceList,
  removeListPrices,
  updatePriceList,
} from './write-price-list'

export const pricingRoutes = routes({
  'GET /admin/price-lists': async (shop, { query, shape }) => {
    const { price_list, price_list_customer_groups: link } = shop.db.t
    const { limit, offset, order, q } = query
    const { rows, count } = await list<PriceList>(shop.db, 'price_list', shape, {
      limit: Math.min(limit, 10_000),
      offset,
      order,
      withDeleted: query.deleted_at !== undefined,
      filters: [
        equals(price_list.id, query.id),
        equals(price_list.status, query.status),
        equals(price_list.type, query.type),
        q ? undefined : equals(price_list.name, query.name),
        q ? undefined : equals(price_list.description, query.description),
        within(price_list.created_at, query.created_at),
        within(price_list.updated_at, query.updated_at),
        within(price_list.deleted_at, query.deleted_at),
        linked(
          shop.db,
          price_list.id,
          { from: link.price_list_id, to: link.customer_group_id },
          query.customer_groups,
        ),
        mentionsList(shop, q),
      ],
    })
    nameVariants(rows)
    return { price_lists: rows, count, offset, limit }
  },
  'POST /admin/price-lists': async (shop, { body, shape }) => ({
    price_list: await findPriceList(shop, await createPriceList(shop, body), shape),
  }),
  'GET /admin/price-lists/:id': async (shop, { params, shape }) => ({
    price_list: await findPriceList(shop, params.id, shape),
  }),
  'POST /admin/price-lists/:id': async (shop, { params, body, shape }) => {
    await updatePriceList(shop, params.id, body)
    return { price_list: await findPriceList(shop, params.id, shape) }
  },
  'DELETE /admin/price-lists/:id': async (shop, { params }) => {
    await deletePriceList(shop, params.id)
    return { id: params.id, object: 'price-list' as const, deleted: true }
  },
  'POST /admin/price-lists/:id/prices/batch': async (shop, { params, body, shape }) => {
    await addListPrices(shop, params.id, body.prices, body.override ?? false)
    return { price_list: await findPriceList(shop, params.id, shape) }
  },
  'DELETE /admin/price-lists/:id/prices/batch': async (shop, { params, body }) =>
    removed(await removeListPrices(shop, params.id, { price_ids: body.price_ids })),
  'DELETE /admin/price-lists/:id/products/prices/batch': async (shop, { params, body }) =>
    removed(await removeListPrices(shop, params.id, { product_ids: body.product_ids })),
  'DELETE /admin/price-lists/:id/products/:product_id/prices': async (shop, { params }) =>
    removed(await removeListPrices(shop, params.id, { product_ids: [params.product_id] })),
  'DELETE /admin/price-lists/:id/variants/:variant_id/prices': async (shop, { params }) =>
    removed(await removeListPrices(shop, params.id, { variant_ids: [params.variant_id] })),
  'GET /admin/price-lists/:id/products': async (shop, { params, query, shape }) => {
    const { limit, offset, order, type, ...filter } = query
    const { product } = shop.db.t
    const { filters, search } = await narrowing(shop.db, filter)
    const { rows, count } = await list<PricedProduct>(shop.db, 'product', shape, {
      limit: Math.min(limit, 10_000),
      offset,
      order,
      withDeleted: query.deleted_at !== undefined,
      search,
      filters: [...filters, equals(product.type_id, type), onPriceLists(shop.db, [params.id])],
    })
    if (shape.relations.has('variants')) await showListPrices(shop, rows, params.id)
    return { products: rows, count, offset, limit }
  },
})

const removed = (ids: string[]) => ({ ids, object: 'money-amount' as const, deleted: true })

async function findPriceList(shop: Shop, id: string, shape: Shape): Promise<PriceList> {
  const one = await findOne<PriceList>(shop.db, 'price_list', id, shape)
  if (!one) throw notFound('PriceList', id)
  nameVariants([one])
  return one
}

/** A price belongs to one variant, which replies name beside the list of variants. */
function nameVariants(lists: PriceList[]): void {
  for (const price of lists.flatMap((one) => one.prices ?? [])) {
    if (!price.variants) continue
    price.variant = price.variants[0] ?? null
    price.variant_id = price.variant?.id ?? null
  }
}

/** For each variant the prices of this list and those of no list. */
async function showListPrices(shop: Shop, products: PricedProduct[], listId: string): Promise<void> {
  const variants = products.flatMap((product) => product.variants as ProductVariant[])
  const rows = await findPrices(
    shop.db,
    variants.map((variant) => variant.id),
  )
  const lists = await findPriceLists(shop.db, [listId])
  const prices = new Map<string, MoneyAmount[]>()
  for (const row of rows) {
    if (row.price_list_id && row.price_list_id !== listId) continue
    const price_list = row.price_list_id ? lists.get(listId)?.row : null
    const price = { ...row, price_list } as MoneyAmount
    const own = prices.get(row.variant_id)
    if (own) own.push(price)
    else prices.set(row.variant_id, [price])
  }
  for (const variant of variants) variant.prices = prices.get(variant.id) ?? []
}
