import { decimalsOf, decimalText } from '@cartwright/contract'
import { choiceOf, choiceSearch, type Stock, stockOf } from '@cartwright/sdk/rules'
import { storeName } from './meta'
import type { ProductView, VariantView } from './product-view'

const availability: Record<Stock['state'], string> = {
  in_stock: 'InStock',
  few: 'LimitedAvailability',
  to_order: 'BackOrder',
  sold_out: 'OutOfStock',
}

/** Beyond this many, listing each variant would weigh more than the page. */
const manyVariants = 24

/** What search engines read: the piece with an offer for each variant, and the way to it. */
export function productData(product: ProductView, currency: string, origin: string): object[] {
  const url = `${origin}/p/${product.handle}`
  const about = {
    name: product.title,
    description: product.description ?? product.seo.description,
    image: product.pictures.map(({ src }) => new URL(src, origin).href),
    brand: { '@type': 'Brand', name: storeName },
    ...(product.facts.material ? { material: product.facts.material } : {}),
  }
  const offerOf = (variant: VariantView) => ({
    '@type': 'Offer',
    price: decimalText(variant.price ?? 0, decimalsOf(currency)),
    priceCurrency: currency.toUpperCase(),
    availability: `https://schema.org/${availability[stockOf(variant).state]}`,
    url: product.options.length ? `${url}?${choiceSearch(product, choiceOf(variant))}` : url,
  })
  const offered = product.variants.filter(({ price }) => price !== null)
  const [only] = offered
  const prices = offered.flatMap(({ price }) => price ?? [])
  const item =
    offered.length > manyVariants
      ? {
          '@type': 'Product',
          ...about,
          sku: product.handle,
          offers: {
            '@type': 'AggregateOffer',
            lowPrice: decimalText(Math.min(...prices), decimalsOf(currency)),
            highPrice: decimalText(Math.max(...prices), decimalsOf(currency)),
            priceCurrency: currency.toUpperCase(),
            offerCount: offered.length,
          },
        }
      : offered.length > 1
        ? {
            '@type': 'ProductGroup',
            ...about,
            url,
            productGroupID: product.handle,
            variesBy: product.options.map(({ title }) => title),
            hasVariant: offered.map((variant) => ({
              '@type': 'Product',
              sku: variant.sku ?? variant.id,
              name: `${product.title}, ${(variant.options ?? []).map(({ value }) => value).join(', ')}`,
              image: about.image[0],
              offers: offerOf(variant),
            })),
          }
        : {
            '@type': 'Product',
            ...about,
            sku: only?.sku ?? only?.id,
            ...(only ? { offers: offerOf(only) } : {}),
          }
  const crumbs = [
    { name: storeName, item: `${origin}/` },
    ...(product.category
      ? [{ name: product.category.name, item: `${origin}/c/${product.category.handle}` }]
      : []),
    { name: product.title, item: url },
  ]
  return [
    { '@context': 'https://schema.org', ...item },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: crumbs.map((crumb, index) => ({ '@type': 'ListItem', position: index + 1, ...crumb })),
    },
  ]
}
