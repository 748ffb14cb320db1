import type { ProductCategory } from '@cartwright/contract'
import { invalidData, ShopError } from '../../errors'
import { routes } from '../../http/request'
import type { Shop } from '../../shop'
import { equals, type Filter, mentions } from '../../store/reading/filters'
import { find } from '../../store/reading/graph'
import { list } from '../../store/reading/list'
import type { Shape } from '../../store/reading/shape'
import { listTranslations } from '../translation/change-translations'
import { speechIn } from '../translation/kept-words'
import { plainTranslations } from '../translation/plain-routes'
import { translate } from '../translation/translate'
import { growTree } from './grow-tree'
import {
  addToCategory,
  createCategory,
  deleteCategory,
  removeFromCategory,
  updateCategory,
} from './write-category'

interface Query {
  limit: number
  offset: number
  id?: string[]
  q?: string
  handle?: string
  parent_category_id?: string
  include_descendants_tree?: boolean
  is_active?: string
  is_internal?: string
}

const translations = plainTranslations('product_category', 'product-category.updated')

export const categoryRoutes = routes({
  'GET /store/product-categories': async (shop, { query, shape, language }) => {
    const page = await listCategories(shop, query, shape, true)
    await translate(shop.db, 'product_category', page.product_categories, await speechIn(shop.db, language))
    return page
  },
  'GET /store/product-categories/:id': async (shop, { params, shape, language }) => {
    const product_category = await findCategory(shop, params.id, shape, true)
    await translate(shop.db, 'product_category', [product_category], await speechIn(shop.db, language))
    return { product_category }
  },
  'GET /admin/product-categories': (shop, { query, shape }) => listCategories(shop, query, shape, false),
  'POST /admin/product-categories': async (shop, { body, shape }) => ({
    product_category: await findCategory(shop, await createCategory(shop, body), shape, false),
  }),
  'GET /admin/product-categories/:id': async (shop, { params, shape }) => ({
    product_category: await findCategory(shop, params.id, shape, false),
  }),
  'POST /admin/product-categories/:id': async (shop, { params, body, shape }) => {
    await updateCategory(shop, params.id, body)
    return { product_category: await findCategory(shop, params.id, shape, false) }
  },
  'DELETE /admin/product-categories/:id': async (shop, { params }) => {
    await deleteCategory(shop, params.id)
    return { id: params.id, object: 'product-category' as const, deleted: true }
  },
  'POST /admin/product-categories/:id/products/batch': async (shop, { params, body, shape }) => {
    await addToCategory(
      shop,
      params.id,
      body.product_ids.map(({ id }) => id),
    )
    return { product_category: await findCategory(shop, params.id, shape, false) }
  },
  'DELETE /admin/product-categories/:id/products/batch': async (shop, { params, body, shape }) => {
    await removeFromCategory(
      shop,
      params.id,
      body.product_ids.map(({ id }) => id),
    )
    return { product_category: await findCategory(shop, params.id, shape, false) }
  },
  'GET /admin/product-categories/:id/translations': async (shop, { params }) => ({
    translations: await listTranslations(shop.db, 'product_category', params.id),
  }),
  'POST /admin/product-categories/:id/translations/:language': translations.keep,
  'DELETE /admin/product-categories/:id/translations/:language': translations.forget,
})

/** Children are hung on by `growTree`, which knows who may see them and how deep they go. */
const withoutChildren = (shape: Shape, more: string[] = []): Shape => {
  const relations = new Map(shape.relations)
  relations.delete('category_children')
  if (shape.columns) {
    const parent = relations.get('parent_category')
    const columns = new Set([...shape.columns].filter((name) => !relations.has(name)))
    if (parent) relations.set('parent_category', { ...parent, columns })
    return { columns: new Set([...columns, ...more]), relations }
  }
  return { columns: shape.columns, relations }
}

async function findCategory(
  shop: Shop,
  id: string,
  shape: Shape,
  publicly: boolean,
): Promise<ProductCategory> {
  const [category] = await find<ProductCategory>(
    shop.db,
    'product_category',
    [id],
    withoutChildren(shape, ['is_active', 'is_internal', 'parent_category_id']),
  )
  if (!category || (publicly && (!category.is_active || category.is_internal)))
    throw new ShopError(
      'not_found',
      `ProductCategory with id: ${id}${publicly ? ', is_internal: false, is_active: true' : ''} was not found`,
    )
  if (shape.columns)
    for (const name of ['is_active', 'is_internal', 'parent_category_id'] as const)
      if (!shape.columns.has(name)) delete (category as Partial<ProductCategory>)[name]
  await growTree(shop.db, [category], shape, { deep: true, publicly })
  return category
}

async function listCategories(shop: Shop, query: Query, shape: Shape, publicly: boolean) {
  const { product_category: category } = shop.db.t
  const { limit, offset, q } = query
  const { rows, count } = await list<ProductCategory>(shop.db, 'product_category', withoutChildren(shape), {
    limit: Math.min(limit, publicly ? 1000 : 10_000),
    offset,
    orderBy: [category.rank, category.handle],
    filters: [
      equals(category.id, query.id),
      mentions(shop.db, q, [category.name, category.handle]),
      q ? undefined : equals(category.handle, query.handle),
      ofParent(shop, query.parent_category_id),
      equals(category.is_active, publicly ? true : truth('is_active', query.is_active)),
      equals(category.is_internal, publicly ? false : truth('is_internal', query.is_internal)),
    ],
  })
  const deep = query.include_descendants_tree ?? false
  await growTree(shop.db, rows, shape, { deep, publicly, more: deep ? ['is_active', 'is_internal'] : [] })
  return { product_categories: rows, count, offset, limit }
}

const ofParent = (shop: Shop, parentId: string | undefined): Filter => {
  const { parent_category_id } = shop.db.t.product_category
  if (parentId === undefined) return undefined
  return parentId === 'null' || parentId === ''
    ? equals(parent_category_id, null)
    : equals(parent_category_id, parentId)
}

function truth(name: string, text: string | undefined): boolean | undefined {
  if (text === undefined) return undefined
  if (text !== 'true' && text !== 'false') throw invalidData(`${name} must be true or false`)
  return text === 'true'
}
