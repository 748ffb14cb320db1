import { z } from 'zod'
import { Measure } from '../bounds'
import { Metadata, Name } from '../common'
import { deleted, endpoints, page } from '../endpoint'
import { ProductCategory } from '../entities/category'
import { flag, list, paging, shape, text } from '../query'

const storeProductCategoryReply = {
  fields: [
    'id',
    'name',
    'description',
    'handle',
    'parent_category_id',
    'created_at',
    'updated_at',
    'rank',
    'metadata',
  ],
  relations: ['category_children', 'parent_category'],
  allowedFields: [
    'id',
    'name',
    'description',
    'handle',
    'parent_category_id',
    'created_at',
    'updated_at',
    'rank',
    'metadata',
  ],
} as const

const adminProductCategoryListReply = {
  fields: [
    'id',
    'name',
    'description',
    'handle',
    'is_active',
    'is_internal',
    'rank',
    'parent_category_id',
    'created_at',
    'updated_at',
    'metadata',
  ],
  relations: ['category_children', 'parent_category'],
  allowedRelations: ['category_children', 'parent_category'],
} as const

export const categoryEndpoints = endpoints({
  'GET /store/product-categories': {
    access: 'anyone',
    inLanguages: true,
    tag: 'Product Categories',
    summary: 'List the categories that shoppers see',
    query: () =>
      z.strictObject({
        ...paging(100),
        ...shape,
        q: text.optional(),
        handle: text.optional(),
        parent_category_id: text.optional(),
        include_descendants_tree: flag.optional(),
        order: text.optional(),
      }),
    returns: () => page('product_categories', ProductCategory),
    reply: storeProductCategoryReply,
  },
  'GET /store/product-categories/:id': {
    access: 'anyone',
    inLanguages: true,
    tag: 'Product Categories',
    summary: 'Read a category that shoppers see',
    query: () => z.strictObject({ ...shape }),
    returns: () => z.object({ product_category: ProductCategory }),
    reply: storeProductCategoryReply,
  },
  'GET /admin/product-categories': {
    access: 'staff',
    tag: 'Product Categories',
    summary: 'List categories, as a tree or by words',
    query: () =>
      z.strictObject({
        ...paging(100),
        ...shape,
        id: list.optional(),
        q: text.optional(),
        handle: text.optional(),
        include_descendants_tree: flag.optional(),
        is_internal: text.optional(),
        is_active: text.optional(),
        parent_category_id: text.optional(),
        order: text.optional(),
      }),
    returns: () => page('product_categories', ProductCategory),
    reply: adminProductCategoryListReply,
  },
  'POST /admin/product-categories': {
    access: 'staff',
    tag: 'Product Categories',
    summary: 'Create a category, last among its siblings',
    query: () => z.strictObject({ ...shape }),
    body: () =>
      z.strictObject({
        name: Name.min(1),
        metadata: Metadata.nullish(),
        description: z.string().nullish(),
        handle: Name.nullish(),
        is_internal: z.boolean().nullish(),
        is_active: z.boolean().nullish(),
        parent_category_id: z.string().nullish(),
      }),
    returns: () => z.object({ product_category: ProductCategory }),
    reply: adminProductCategoryListReply,
  },
  'GET /admin/product-categories/:id': {
    access: 'staff',
    tag: 'Product Categories',
    summary: 'Read a category with its children',
    query: () => z.strictObject({ ...shape }),
    returns: () => z.object({ product_category: ProductCategory }),
    reply: adminProductCategoryListReply,
  },
  'POST /admin/product-categories/:id': {
    access: 'staff',
    tag: 'Product Categories',
    summary: 'Change or move a category',
    query: () => z.strictObject({ ...shape }),
    body: () =>
      z.strictObject({
        name: Name.nullish(),
        handle: Name.min(1).nullish(),
        rank: Measure.nullish(),
        metadata: Metadata.nullish(),
        description: z.string().nullish(),
        is_internal: z.boolean().nullish(),
        is_active: z.boolean().nullish(),
        parent_category_id: z.string().nullish(),
      }),
    returns: () => z.object({ product_category: ProductCategory }),
    reply: adminProductCategoryListReply,
  },
  'DELETE /admin/product-categories/:id': {
    access: 'staff',
    tag: 'Product Categories',
    summary: 'Remove a category that has no children',
    returns: () => deleted('product-category'),
  },
  'POST /admin/product-categories/:id/products/batch': {
    access: 'staff',
    tag: 'Product Categories',
    summary: 'Put products into a category',
    query: () => z.strictObject({ ...shape }),
    body: () =>
      z.strictObject({
        product_ids: z.array(
          z.strictObject({
            id: z.string(),
          }),
        ),
      }),
    returns: () => z.object({ product_category: ProductCategory }),
    reply: adminProductCategoryListReply,
  },
  'DELETE /admin/product-categories/:id/products/batch': {
    access: 'staff',
    tag: 'Product Categories',
    summary: 'Take products out of a category',
    query: () => z.strictObject({ ...shape }),
    body: () =>
      z.strictObject({
        product_ids: z.array(
          z.strictObject({
            id: z.string(),
          }),
        ),
      }),
    returns: () => z.object({ product_category: ProductCategory }),
    reply: adminProductCategoryListReply,
  },
})
