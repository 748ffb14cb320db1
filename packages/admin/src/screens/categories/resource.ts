import type { ProductCategory } from '@cartwright/contract'
import { useEndpoint } from '@cartwright/sdk/react'
import { resource } from '../../kit/resource/resource'

export const categories = resource({
  list: 'GET /admin/product-categories',
  rows: (reply) => reply.product_categories,
  create: 'POST /admin/product-categories',
  update: 'POST /admin/product-categories/:id',
  remove: 'DELETE /admin/product-categories/:id',
})

/** What the whole tree is asked by. */
export const treeQuery = {
  query: {
    parent_category_id: 'null',
    include_descendants_tree: true,
    expand: 'category_children',
    limit: 1000,
  },
}

/** All categories, those below others hung on them, in the order of the shop. */
export const useCategoryTree = () => useEndpoint('GET /admin/product-categories', treeQuery)

/** How to read the tree. */
export const categoryShape = {
  itemId: ({ id }: ProductCategory) => id,
  childrenOf: ({ category_children }: ProductCategory) => category_children,
}

/** The categories of a tree, one after the other. */
export const allCategories = (roots: readonly ProductCategory[]): ProductCategory[] =>
  roots.flatMap((category) => [category, ...allCategories(category.category_children ?? [])])
