import type { BatchJobType } from '@cartwright/contract'
import { orderExport } from './export-orders'
import { productExport } from './export-products'
import { listExports } from './exported-lists'
import { priceListImport } from './import-price-list'
import { productImport } from './import-products'
import { recordImport } from './import-records'
import type { JobType } from './job-type'
import { customerChange } from './many/customer-changes'
import { orderChange } from './many/order-changes'
import { productChange } from './many/product-changes'
import { importUndo } from './undo-import'

/** What each type of batch job does. */
export const jobTypes: Record<BatchJobType, JobType> = {
  'product-export': productExport,
  'order-export': orderExport,
  'product-import': productImport,
  'price-list-import': priceListImport,
  'customer-import': recordImport('customer'),
  'price-import': recordImport('price'),
  'inventory-import': recordImport('stock'),
  'discount-import': recordImport('discount'),
  'gift-card-import': recordImport('gift_card'),
  'import-undo': importUndo,
  ...listExports,
  'order-change': orderChange,
  'product-change': productChange,
  'customer-change': customerChange,
}
