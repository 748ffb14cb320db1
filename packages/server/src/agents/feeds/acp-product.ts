import { shortened } from '@cartwright/contract'
import { isoAmount } from '../iso-amount'
import type { Offer, OfferedProduct } from './offer'

/** A product as the Agentic Commerce Protocol has it in `products.jsonl`, with the variants that a checkout takes by their ids. */
export function acpProduct(product: OfferedProduct, seller: string) {
  const price = (amount: number) => ({
    amount: isoAmount(amount, product.currency),
    currency: product.currency.toUpperCase(),
  })
  const categories = [
    ...(product.category.length > 0 ? [{ value: product.category.join(' > '), taxonomy: 'merchant' }] : []),
    ...(product.google.google_product_category
      ? [{ value: product.google.google_product_category, taxonomy: 'google_product_category' }]
      : []),
  ]
  const alts = new Map(product.pictures.map(({ url, alt }) => [url, alt]))
  const media = (pictures: readonly string[]) =>
    pictures.map((url) => {
      const alt_text = alts.get(url)
      return { type: 'image', url, ...(alt_text ? { alt_text } : {}) }
    })
  const ofOffer = (offer: Offer) => ({
    id: offer.id,
    title: shortened(offer.title, longestTitle),
    url: offer.link,
    ...(offer.gtin ? { barcodes: [{ type: 'GTIN', value: offer.gtin }] } : {}),
    price: price(offer.price),
    ...(offer.was === undefined ? {} : { list_price: price(offer.was) }),
    availability: { available: offer.availability !== 'out_of_stock', status: offer.availability },
    ...(categories.length > 0 ? { categories } : {}),
    condition: [product.condition],
    ...(offer.options.length > 0
      ? { variant_options: offer.options.map(({ name, value }) => ({ name, value })) }
      : {}),
    ...(offer.pictures.length > 0 ? { media: media(offer.pictures.slice(0, 1)) } : {}),
    seller: { name: seller },
  })
  return {
    id: product.id,
    title: shortened(product.title, longestTitle),
    description: { plain: product.description },
    url: product.link,
    ...(product.pictures.length > 0 ? { media: media(product.pictures.map(({ url }) => url)) } : {}),
    variants: product.offers.map(ofOffer),
  }
}

/** The protocol has no bound; readers of such feeds take as much as of Google's. */
const longestTitle = 150
