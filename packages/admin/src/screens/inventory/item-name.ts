import type { InventoryItemDetails } from '@cartwright/contract'

type Named = Pick<InventoryItemDetails, 'id' | 'sku' | 'title'> &
  Partial<Pick<InventoryItemDetails, 'variants'>>

/** What people call an item: the product it is sold as, else its own title, its SKU. */
export const productName = ({ id, sku, title, variants }: Named): string =>
  variants?.[0]?.product?.title || title || sku || id

/** Product and variant in one line. */
export function itemName(item: Named): string {
  const [variant] = item.variants ?? []
  const name = productName(item)
  return variant && variant.title !== name ? `${name} · ${variant.title}` : name
}

/** Words that point at one item: its SKU, or a code of a variant it is sold as. */
export const codesOf = ({ sku, variants = [] }: Named): string[] =>
  [sku, ...variants.flatMap(({ sku, barcode, ean, upc }) => [sku, barcode, ean, upc])].flatMap((code) =>
    code ? [code.toLowerCase()] : [],
  )
