import type { PricedProduct } from '@cartwright/contract'
import type { ContractForm, Draft } from '../../kit/form/use-contract-form'

export type ProductForm = ContractForm<'POST /admin/products/:id'>

/** A product as the body that would change nothing about it. */
export const startOf = (product: PricedProduct): Draft<'POST /admin/products/:id'> => ({
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
  sales_channels: product.sales_channels?.map(({ id }) => ({ id })) ?? [],
  weight: product.weight,
  length: product.length,
  width: product.width,
  height: product.height,
  hs_code: product.hs_code,
  origin_country: product.origin_country,
  material: product.material,
})
