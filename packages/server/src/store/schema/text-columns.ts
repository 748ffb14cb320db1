/**
 * The columns that a search for a part of a text looks into, by table. SQLite keeps their pieces of three letters in
 * FTS5 tables that triggers follow; PostgreSQL in indexes of `pg_trgm`, where that extension can be had.
 */
export const textIndexes = {
  address: ['first_name', 'last_name', 'company'],
  order: ['email'],
  product: ['title', 'description', 'handle'],
  product_variant: ['title', 'sku', 'barcode'],
  customer: ['email', 'first_name', 'last_name'],
  inventory_item: ['sku', 'title', 'description'],
} as const
export type TextIndexed = keyof typeof textIndexes
