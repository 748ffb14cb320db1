import { z } from 'zod'
import { Id, Metadata, Time } from '../common'
import { Product } from './product'

/** The columns of ProductCategory, without what hangs on it. */
export const ProductCategoryRow = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  handle: z.string(),
  mpath: z.string().nullish(),
  is_internal: z.boolean(),
  is_active: z.boolean(),
  rank: z.number(),
  parent_category_id: z.string(),
  created_at: Time,
  updated_at: Time,
  metadata: Metadata.nullable(),
})
/** A place in the tree of the catalogue, in the order of `rank` among its siblings. */
export interface ProductCategory extends z.infer<typeof ProductCategoryRow> {
  category_children?: ProductCategory[]
  parent_category?: ProductCategory | null
  products?: Product[]
}
export const ProductCategory: z.ZodType<ProductCategory> = ProductCategoryRow.extend({
  get category_children() {
    return z.array(ProductCategory).optional()
  },
  get parent_category() {
    return ProductCategory.nullish()
  },
  get products() {
    return z.array(Product).optional()
  },
}).meta({ id: 'ProductCategory' })
