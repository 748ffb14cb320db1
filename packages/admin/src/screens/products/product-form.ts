import type { PricedProduct } from '@cartwright/contract'
import type { Draft, Named } from '../../kit/form/use-contract-form'
import type { FlagProps, NumberProps, TextProps } from '../../kit/form/use-draft'

/** What a product is given, whether it is new or there already. */
export type ProductFields = Omit<Draft<'POST /admin/products/:id'>, 'variants' | 'status'>
type Name<T> = Exclude<Named<'POST /admin/products/:id', T>, 'variants' | 'status'>

/** The form of a product, as its sections use it: that of a new one and that of an old one. */
export interface ProductForm {
  values: ProductFields
  errors: Readonly<Record<string, string[]>>
  set<P extends keyof ProductFields>(name: P, value: ProductFields[P]): void
  label(name: string): string
  text(name: Name<string>): TextProps
  number(name: Name<number>): NumberProps
  flag(name: Name<boolean>): FlagProps
}

/** A product as the body that would change nothing about it. */
export const startOf = (product: PricedProduct): ProductFields => ({
  title: product.title,
  subtitle: product.subtitle,
  handle: product.handle,
  description: product.description,
  thumbnail: product.thumbnail,
  images: product.images?.map(({ url }) => url) ?? [],
  discountable: product.discountable,
  collection_id: product.collection_id,
  type: product.type ? { id: product.type.id, value: product.type.value } : null,
  tags: product.tags?.map(({ id, value }) => ({ id, value })) ?? [],
  categories: product.categories?.map(({ id }) => ({ id })) ?? [],
  sales_channels: product.sales_channels?.map(({ id }) => ({ id })) ?? [],
  weight: product.weight,
  length: product.length,
  width: product.width,
  height: product.height,
  hs_code: product.hs_code,
  mid_code: product.mid_code,
  origin_country: product.origin_country,
  material: product.material,
  metadata: product.metadata,
})
