import { expect, it } from 'vitest'
import { flagOf } from './flags'

it.each([
  ['GET /admin/sales-channels/:id', 'sales_channels'],
  ['POST /admin/order-edits', 'order_editing'],
  ['GET /store/product-categories', 'product_categories'],
  ['POST /admin/currencies/:code', 'tax_inclusive_pricing'],
  ['GET /admin/currencies', undefined],
  ['GET /admin/orders', undefined],
])('%s is there by %s', (call, flag) => expect(flagOf(call)).toBe(flag))
