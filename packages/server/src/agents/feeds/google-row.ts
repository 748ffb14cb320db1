import { decimalsOf, decimalText, shortened } from '@cartwright/contract'
import type { Offer, OfferedProduct } from './offer'

/** The attributes of Google's product data specification that a feed has, in their order. */
export const googleColumns = [
  'id',
  'item_group_id',
  'title',
  'description',
  'link',
  'image_link',
  'additional_image_link',
  'availability',
  'availability_date',
  'price',
  'sale_price',
  'brand',
  'gtin',
  'mpn',
  'identifier_exists',
  'condition',
  'color',
  'size',
  'material',
  'product_type',
  'google_product_category',
  'age_group',
  'gender',
  'shipping_weight',
] as const
type GoogleColumn = (typeof googleColumns)[number]
/** Several values are said one by one in XML, and with commas between in a table. */
export type GoogleRow = Partial<Record<GoogleColumn, string | readonly string[]>>

/** How long Google lets a text be, and how many pictures it takes beside the first. */
export const googleLimits = {
  id: 50,
  title: 150,
  description: 5000,
  link: 2000,
  pictures: 10,
  brand: 70,
  mpn: 70,
  color: 100,
  size: 100,
  material: 200,
  product_type: 750,
} as const

/** A row of a variant. Titles and descriptions are cut to what Google reads; nothing else is, as half of it would be wrong. */
export function googleRow(product: OfferedProduct, offer: Offer): GoogleRow {
  const [first, ...others] = offer.pictures
  const money = (amount: number) =>
    `${decimalText(amount, decimalsOf(product.currency))} ${product.currency.toUpperCase()}`
  const isGroup = product.offers.length > 1
  return {
    id: offer.id,
    ...(isGroup ? { item_group_id: product.id } : {}),
    title: shortened(offer.title, googleLimits.title),
    description: shortened(product.description, googleLimits.description),
    link: offer.link,
    ...(first ? { image_link: first } : {}),
    ...(others.length > 0 ? { additional_image_link: others.slice(0, googleLimits.pictures) } : {}),
    availability: offer.availability,
    ...(offer.availability === 'backorder' && offer.availability_date
      ? { availability_date: offer.availability_date }
      : {}),
    price: money(offer.was ?? offer.price),
    ...(offer.was === undefined ? {} : { sale_price: money(offer.price) }),
    brand: product.brand,
    ...(offer.gtin ? { gtin: offer.gtin } : {}),
    ...(offer.mpn ? { mpn: offer.mpn } : {}),
    ...(offer.gtin || offer.mpn ? {} : { identifier_exists: 'no' }),
    condition: product.condition,
    ...Object.fromEntries(offer.options.flatMap(({ kind, value }) => (kind ? [[kind, value]] : []))),
    ...(product.material ? { material: product.material } : {}),
    ...(product.category.length > 0 ? { product_type: product.category.join(' > ') } : {}),
    ...product.google,
    ...(offer.weight ? { shipping_weight: `${offer.weight} g` } : {}),
  }
}
