/** Families of calls that tell of what an import, or taking one back, writes. */
export const touchedByImports: readonly string[] = [
  '/admin/batch-jobs',
  '/admin/products',
  '/admin/variants',
  '/admin/inventory-items',
  '/admin/collections',
  '/admin/product-tags',
  '/admin/price-lists',
  '/admin/customers',
  '/admin/customer-groups',
  '/admin/discounts',
  '/admin/gift-cards',
]
