import type { DateRange, ProductTag, ProductType, TextFilter } from '@cartwright/contract'
import { routes } from '../../http/request'
import type { Db } from '../../store/database/engine'
import { linked, mentions, reads, within } from '../../store/reading/filters'
import { list } from '../../store/reading/list'
import { type Shape, shapeOf } from '../../store/reading/shape'
import { listTranslations } from '../translation/change-translations'
import { speechIn } from '../translation/kept-words'
import { plainTranslations } from '../translation/plain-routes'
import { translate } from '../translation/translate'
import { findTagUsage } from './queries'

interface LabelQuery {
  limit: number
  offset: number
  id?: TextFilter
  q?: string
  value?: TextFilter
  created_at?: DateRange
  updated_at?: DateRange
  order?: string
  discount_condition_id?: string
}

const ofTypes = plainTranslations('product_type', 'product-type.updated')
const ofTags = plainTranslations('product_tag', 'product-tag.updated')

/** Tags and types: what products are labelled with. */
export const labelRoutes = routes({
  'GET /store/product-tags': async (shop, { query, shape, language }) => {
    const { rows, ...page } = await listLabels<ProductTag>(shop.db, 'product_tag', query, shape)
    await translate(shop.db, 'product_tag', rows, await speechIn(shop.db, language))
    return { product_tags: rows, ...page }
  },
  'GET /store/product-types': async (shop, { query, shape, language }) => {
    const { rows, ...page } = await listLabels<ProductType>(shop.db, 'product_type', query, shape)
    await translate(shop.db, 'product_type', rows, await speechIn(shop.db, language))
    return { product_types: rows, ...page }
  },
  'GET /admin/product-tags': async (shop, { query, shape }) => {
    const { rows, ...page } = await listLabels<ProductTag>(shop.db, 'product_tag', query, shape)
    return { product_tags: rows, ...page }
  },
  'GET /admin/product-types': async (shop, { query, shape }) => {
    const { rows, ...page } = await listLabels<ProductType>(shop.db, 'product_type', query, shape)
    return { product_types: rows, ...page }
  },
  'GET /admin/products/types': async (shop) => {
    const { rows } = await list<ProductType>(shop.db, 'product_type', shapeOf([]), {
      order: 'value',
      limit: 10_000,
    })
    return { types: rows }
  },
  'GET /admin/product-types/:id/translations': async (shop, { params }) => ({
    translations: await listTranslations(shop.db, 'product_type', params.id),
  }),
  'POST /admin/product-types/:id/translations/:language': ofTypes.keep,
  'DELETE /admin/product-types/:id/translations/:language': ofTypes.forget,
  'GET /admin/product-tags/:id/translations': async (shop, { params }) => ({
    translations: await listTranslations(shop.db, 'product_tag', params.id),
  }),
  'POST /admin/product-tags/:id/translations/:language': ofTags.keep,
  'DELETE /admin/product-tags/:id/translations/:language': ofTags.forget,
  'GET /admin/products/tag-usage': async (shop) => ({ tags: await findTagUsage(shop.db) }),
})

async function listLabels<T>(
  db: Db,
  name: 'product_tag' | 'product_type',
  query: LabelQuery,
  shape: Shape,
): Promise<{ rows: T[]; count: number; offset: number; limit: number }> {
  const table = db.t[name]
  const { discount_condition_product_tag: byTag, discount_condition_product_type: byType } = db.t
  const condition =
    name === 'product_tag'
      ? { from: byTag.product_tag_id, to: byTag.condition_id }
      : { from: byType.product_type_id, to: byType.condition_id }
  const { limit, offset, order, q } = query
  const { rows, count } = await list<T>(db, name, shape, {
    limit: Math.min(limit, 10_000),
    offset,
    order,
    filters: [
      reads(db, table.id, query.id),
      q ? undefined : reads(db, table.value, query.value),
      mentions(db, q, [table.value]),
      within(table.created_at, query.created_at),
      within(table.updated_at, query.updated_at),
      linked(
        db,
        table.id,
        condition,
        query.discount_condition_id === undefined ? undefined : [query.discount_condition_id],
      ),
    ],
  })
  return { rows, count, offset, limit }
}
