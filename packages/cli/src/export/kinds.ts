import type { BatchJobType } from '@cartwright/contract'

/** What can be exported: by which job as a table, and by which list as records. */
export interface ExportKind {
  job: BatchJobType
  path: `/admin/${string}`
  /** Relations that records are told with; what the list tells by itself where there are none. */
  relations?: readonly string[]
}

/** Products come with all that an import of JSON takes in again. */
export const exportKinds = {
  products: {
    job: 'product-export',
    path: '/admin/products',
    relations: [
      'categories',
      'collection',
      'images',
      'options',
      'sales_channels',
      'tags',
      'type',
      'variants',
      'variants.options',
      'variants.prices',
    ],
  },
  orders: { job: 'order-export', path: '/admin/orders' },
  customers: { job: 'customer-export', path: '/admin/customers', relations: ['groups'] },
  'customer-groups': { job: 'customer-group-export', path: '/admin/customer-groups' },
  newsletter: { job: 'newsletter-export', path: '/admin/newsletter-subscribers' },
  inventory: { job: 'inventory-export', path: '/admin/inventory-items' },
  discounts: { job: 'discount-export', path: '/admin/discounts' },
  'gift-cards': { job: 'gift-card-export', path: '/admin/gift-cards' },
  'price-lists': { job: 'price-list-export', path: '/admin/price-lists' },
  'draft-orders': { job: 'draft-order-export', path: '/admin/draft-orders' },
  categories: { job: 'category-export', path: '/admin/product-categories' },
} as const satisfies Record<string, ExportKind>
export type ExportName = keyof typeof exportKinds

/** How a file is written. `medusa` is what `csv` is anyhow for the two that v1 exports. */
export const exportFormats = ['csv', 'json', 'ndjson', 'medusa', 'shopify', 'google'] as const
export type ExportFormat = (typeof exportFormats)[number]

/** Formats that not everything can be written in, and what can. */
export const onlyFor: Readonly<Partial<Record<ExportFormat, readonly ExportName[]>>> = {
  medusa: ['products', 'orders'],
  shopify: ['products'],
  google: ['products'],
}
