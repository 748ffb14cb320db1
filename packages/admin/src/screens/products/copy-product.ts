import type { Input, PricedProduct, PricedVariant } from '@cartwright/contract'

type NewProduct = NonNullable<Input<'POST /admin/products'>['body']>

/**
 * A product to make after another one: a draft without what no two products share, the address, SKUs and barcodes, and
 * without stock.
 */
export function copyOf(product: PricedProduct, title: string): NewProduct {
  const options = product.options ?? []
  return {
    title,
    ...kept(product),
    status: 'draft',
    is_giftcard: product.is_giftcard,
    discountable: product.discountable,
    images: product.images?.map(({ url }) => url) ?? [],
    type: product.type ? { id: product.type.id, value: product.type.value } : null,
    tags: product.tags?.map(({ id, value }) => ({ id, value })) ?? [],
    // Absent in a shop without categories, which takes none either.
    ...(product.categories ? { categories: product.categories.map(({ id }) => ({ id })) } : {}),
    sales_channels: product.sales_channels?.map(({ id }) => ({ id })) ?? [],
    options: options.map((option) => ({ title: option.title })),
    variants: product.variants.map((variant) => ({
      title: variant.title,
      ...measures(variant),
      manage_inventory: variant.manage_inventory,
      allow_backorder: variant.allow_backorder,
      metadata: variant.metadata,
      inventory_quantity: 0,
      options: options.map(({ id }) => ({
        value: variant.options?.find(({ option_id }) => option_id === id)?.value ?? '',
      })),
      prices: ownPrices(variant),
    })),
  }
}

const kept = ({ subtitle, description, thumbnail, collection_id, metadata, ...product }: PricedProduct) => ({
  subtitle,
  description,
  thumbnail,
  collection_id,
  metadata,
  ...measures(product),
})

const measures = ({
  weight,
  length,
  width,
  height,
  hs_code,
  mid_code,
  origin_country,
  material,
}: Pick<
  PricedVariant,
  'weight' | 'length' | 'width' | 'height' | 'hs_code' | 'mid_code' | 'origin_country' | 'material'
>) => ({ weight, length, width, height, hs_code, mid_code, origin_country, material })

const ownPrices = ({ prices = [] }: PricedVariant) =>
  prices
    .filter(({ price_list_id }) => !price_list_id)
    .map(({ amount, region_id, currency_code, min_quantity, max_quantity }) => ({
      amount,
      min_quantity,
      max_quantity,
      ...(region_id ? { region_id } : { currency_code }),
    }))
