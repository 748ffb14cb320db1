import { decimalsOf, decimalText } from '@cartwright/contract'
import { choiceOf, choiceSearch, type Stock, stockOf } from '@cartwright/sdk/rules'
import { withPrefix } from '../i18n/prefix'
import { settings } from '../settings'
import { pictureOfChoice } from './picture'
import type { ProductView, VariantView } from './product-view'

const availability: Record<Stock['state'], string> = {
  in_stock: 'InStock',
  few: 'LimitedAvailability',
  to_order: 'BackOrder',
  sold_out: 'OutOfStock',
}

/** Beyond this many, listing each variant would weigh more than the page. */
const manyVariants = 24

const valuesOf = (product: ProductView, variant: VariantView) =>
  product.options.flatMap(({ id, title }) => {
    const value = variant.options?.find(({ option_id }) => option_id === id)?.value
    return value === undefined ? [] : [{ option: title, value }]
  })

/** The options that have a name of their own among search engines. */
const propertyOf = (option: string) =>
  /^(colou?r|glaze|finish)$/i.test(option)
    ? 'color'
    : /^(size|width|height)$/i.test(option)
      ? 'size'
      : /^(material|wood|cloth)$/i.test(option)
        ? 'material'
        : undefined

/** What sets a variant apart: by the engines' names where they have one. */
function propertiesOf(product: ProductView, variant: VariantView): Record<string, unknown> {
  const values = valuesOf(product, variant)
  const others = values.filter(({ option }) => !propertyOf(option))
  return {
    ...Object.fromEntries(
      values.flatMap(({ option, value }) => {
        const name = propertyOf(option)
        return name ? [[name, value]] : []
      }),
    ),
    ...(others.length > 0
      ? {
          additionalProperty: others.map(({ option, value }) => ({
            '@type': 'PropertyValue',
            name: option,
            value,
          })),
        }
      : {}),
  }
}

/** The shop itself, which other pages name by its id. */
export const shopData = (origin: string): object => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  '@id': `${origin}/#shop`,
  name: settings.name,
  url: `${origin}/`,
  logo: `${origin}/icon-512.png`,
})

/** What search engines read: the piece with an offer for each variant, and the way to it under the prefix of its page. */
export function productData(product: ProductView, currency: string, origin: string, prefix = ''): object[] {
  const addressOf = (path: string) => origin + withPrefix(prefix, path)
  const url = addressOf(`/p/${product.handle}`)
  const about = {
    name: product.title,
    description: product.description ?? product.seo.description,
    image: product.pictures.map(({ src }) => new URL(src, origin).href),
    brand: { '@type': 'Brand', name: settings.name },
    ...(product.facts.material ? { material: product.facts.material } : {}),
  }
  const offerOf = (variant: VariantView) => ({
    '@type': 'Offer',
    price: decimalText(variant.price ?? 0, decimalsOf(currency)),
    priceCurrency: currency.toUpperCase(),
    availability: `https://schema.org/${availability[stockOf(variant).state]}`,
    itemCondition: 'https://schema.org/NewCondition',
    seller: { '@id': `${origin}/#shop` },
    url: product.options.length ? `${url}?${choiceSearch(product, choiceOf(variant))}` : url,
  })
  /** The picture a variant has of its own, else the one of a value it has, else the first. */
  const pictureOf = (variant: VariantView) =>
    about.image[variant.picture ?? pictureOfChoice(product.pictures, valuesOf(product, variant)) ?? 0]
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
            variesBy: product.options.map(({ title }) =>
              propertyOf(title) ? `https://schema.org/${propertyOf(title)}` : title,
            ),
            hasVariant: offered.map((variant) => ({
              '@type': 'Product',
              sku: variant.sku ?? variant.id,
              name: `${product.title}, ${(variant.options ?? []).map(({ value }) => value).join(', ')}`,
              description: about.description,
              image: pictureOf(variant),
              ...propertiesOf(product, variant),
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
    { name: settings.name, item: addressOf('/') },
    ...(product.category
      ? [{ name: product.category.name, item: addressOf(`/c/${product.category.handle}`) }]
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
