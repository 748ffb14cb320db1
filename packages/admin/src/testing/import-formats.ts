import type { ImportFormat } from '@cartwright/contract'

const format = (
  id: string,
  type: string,
  fields: Readonly<Record<string, readonly string[]>>,
  required: string[],
  one_of: string[] = [],
): ImportFormat => ({
  id,
  name: id,
  type,
  fields: Object.entries(fields).map(([field, names]) => ({ id: field, names: [...names] })),
  required,
  one_of,
})

/** Kinds of files as a shop names them, with some of their columns. */
export const importFormats: ImportFormat[] = [
  format('shopify', 'product-import', {}, []),
  format(
    'customers',
    'customer-import',
    {
      'customer.email': ['Email', 'E-mail'],
      'customer.first_name': ['First name', 'Given name'],
      'customer.last_name': ['Last name', 'Surname'],
      'customer.groups': ['Groups'],
      'address.city': ['City'],
    },
    ['customer.email'],
  ),
  format(
    'prices',
    'price-import',
    { 'variant.id': ['Variant ID'], 'variant.sku': ['SKU'], 'price.amount': ['Price'] },
    [],
    ['variant.id', 'variant.sku'],
  ),
  format(
    'inventory',
    'inventory-import',
    {
      'variant.sku': ['SKU'],
      'stock.location': ['Location', 'Warehouse'],
      'stock.on_hand': ['On hand', 'Counted'],
    },
    ['stock.on_hand'],
    ['variant.sku'],
  ),
  format(
    'discounts',
    'discount-import',
    { 'discount.code': ['Code'], 'discount.type': ['Type'], 'discount.value': ['Value'] },
    ['discount.code', 'discount.type'],
  ),
  format(
    'gift-cards',
    'gift-card-import',
    { 'gift_card.code': ['Code'], 'gift_card.value': ['Value'], 'gift_card.balance': ['Balance'] },
    [],
    ['gift_card.value', 'gift_card.balance'],
  ),
]
