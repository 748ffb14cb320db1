import { z } from 'zod'
import { Id, Metadata, Time } from '../common'
import { Product } from './product'

/** The columns of ProductCollection, without what hangs on it. */
export const ProductCollectionRow = z.object({
  id: Id,
  title: z.string(),
  handle: z.string().nullable(),
  created_at: Time,
  updated_at: Time,
  deleted_at: Time.nullable(),
  metadata: Metadata.nullable(),
})
/** Products that are shown together. */
export interface ProductCollection extends z.infer<typeof ProductCollectionRow> {
  products?: Product[]
}
export const ProductCollection: z.ZodType<ProductCollection> = ProductCollectionRow.extend({
  get products() {
    return z.array(Product).optional()
  },
}).meta({ id: 'ProductCollection' })
