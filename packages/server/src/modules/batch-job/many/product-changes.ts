import { ProductsChange } from '@cartwright/contract'
import type { Shop } from '../../../shop'
import { narrowing, type ProductFilter } from '../../product/queries'
import type { Facts } from '../job-type'
import { changeMany } from './change-many'
import type { ManyAction } from './many-action'
import { parsed } from './parsed'
import { changePrices } from './price-products'
import { deleteProducts, updateProducts } from './update-products'

const actions: {
  [A in ProductsChange['action']]: (asked: Extract<ProductsChange, { action: A }>) => ManyAction
} = {
  update: updateProducts,
  price: changePrices,
  delete: deleteProducts,
}

export const productChange = changeMany({
  type: 'product-change',
  list: {
    table: 'product',
    call: 'GET /admin/products',
    narrowing: (db, filter) => narrowing(db, filter as ProductFilter),
  },
  actionOf: (_shop: Shop, context: Facts) => {
    const asked = parsed(ProductsChange, context)
    const action = actions[asked.action] as (asked: ProductsChange) => ManyAction
    return { action: action(asked), selection: asked }
  },
})
