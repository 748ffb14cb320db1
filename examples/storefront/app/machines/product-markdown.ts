import { formatMoney, type Stock, stockOf } from '@cartwright/sdk/rules'
import { withPrefix } from '../i18n/prefix'
import type { ProductView } from '../shop/product-view'

const stock: Record<Stock['state'], string> = {
  in_stock: 'in stock',
  few: 'in stock, few left',
  to_order: 'made to order',
  sold_out: 'sold out',
}

interface Place {
  origin: string
  /** What the paths of the pages begin with that it leads to. */
  prefix: string
  currency: string
  region: string
  inclusive: boolean
  locale: string
}

/** Signs that would be read as marks of Markdown. */
const plain = (text: string) => text.replace(/[\\`*_[\]<>|#]/g, '\\$&')

/** A product as text for programs that read: what its page says, without the page. */
export function productMarkdown(product: ProductView, place: Place): string {
  const addressOf = (path: string) => place.origin + withPrefix(place.prefix, path)
  const { facts } = product
  const money = (amount: number) => formatMoney(amount, place.currency, place.locale)
  const rows = product.variants.flatMap((variant) => {
    if (variant.price === null) return []
    const values = product.options.map(
      ({ id }) => variant.options?.find(({ option_id }) => option_id === id)?.value ?? '',
    )
    const price =
      variant.was && variant.was > variant.price
        ? `${money(variant.price)} (was ${money(variant.was)})`
        : money(variant.price)
    return [[...values, variant.sku ?? '', price, stock[stockOf(variant).state]]]
  })
  const columns = [...product.options.map(({ title }) => title), 'SKU', 'Price', 'Stock']
  const line = (cells: readonly string[]) => `| ${cells.map(plain).join(' | ')} |`
  const about = [
    facts.material && `Material: ${plain(facts.material)}`,
    facts.size && `Size: ${facts.size.map((mm) => mm / 10).join(' × ')} cm`,
    facts.weight && `Weight: ${facts.weight} g`,
    facts.origin && `Made in: ${facts.origin.toUpperCase()}`,
    facts.care && `Care: ${plain(facts.care)}`,
    product.category &&
      `Category: [${plain(product.category.name)}](${addressOf(`/c/${product.category.handle}`)})`,
    product.collection &&
      `Collection: [${plain(product.collection.title)}](${addressOf(`/collections/${product.collection.handle}`)})`,
  ].filter(Boolean)
  const parts = [
    `# ${plain(product.title)}`,
    ...(product.subtitle ? [`> ${plain(product.subtitle)}`] : []),
    ...(product.description ? [plain(product.description)] : []),
    `## Prices in ${plain(place.region)}, ${place.inclusive ? 'with' : 'without'} tax`,
    [line(columns), line(columns.map(() => '---')).replaceAll('\\', ''), ...rows.map(line)].join('\n'),
    ...(about.length > 0 ? ['## About it', about.map((fact) => `- ${fact}`).join('\n')] : []),
    ...(product.pictures.length > 0
      ? [
          product.pictures
            .map(({ alt, src }) => `![${plain(alt)}](${new URL(src, place.origin).href})`)
            .join('\n'),
        ]
      : []),
    `To buy it: ${addressOf(`/p/${product.handle}`)}`,
  ]
  return `${parts.join('\n\n')}\n`
}
