import { paths } from '../../paths'
import type { ImportKind } from './file-columns'

/** What each kind of file holds, in words. */
export const kindNames: Readonly<Record<ImportKind, string>> = {
  'product-import': 'holds_products',
  'price-list-import': 'holds_prices',
  'price-import': 'holds_own_prices',
  'customer-import': 'common:places.customers',
  'inventory-import': 'common:places.inventory',
  'discount-import': 'common:places.discounts',
  'gift-card-import': 'common:places.gift_cards',
}
export const allKinds = Object.keys(kindNames) as ImportKind[]

interface Place {
  /** The list that an import leads from and back to. */
  href: string
  /** Its name. */
  name: string
  /** The title of the import. */
  title: string
  /** What leads there from the report. */
  open: string
}
const products: Place = {
  href: paths.products,
  name: 'common:places.products',
  title: 'title',
  open: 'to_products',
}
const listed = (href: string, name: string, title: string): Place => {
  const place = `common:places.${name}`
  return { href, name: place, title, open: place }
}
const places: Partial<Record<ImportKind, Place>> = {
  'customer-import': listed(paths.customers, 'customers', 'title_customers'),
  'inventory-import': listed(paths.inventory, 'inventory', 'title_inventory'),
  'discount-import': listed(paths.discounts, 'discounts', 'title_discounts'),
  'gift-card-import': listed(paths.giftCards, 'gift_cards', 'title_gift_cards'),
}

/** Where what a kind of file brings is found. */
export const placeOf = (kind: ImportKind): Place => places[kind] ?? products

const kindsByPath: Readonly<Record<string, ImportKind>> = {
  [paths.customerImport]: 'customer-import',
  [paths.inventoryImport]: 'inventory-import',
  [paths.discountImport]: 'discount-import',
  [paths.giftCardImport]: 'gift-card-import',
}

/** What is imported at an address; undefined where the file tells. */
export const kindAt = (path: string): ImportKind | undefined => kindsByPath[path]
