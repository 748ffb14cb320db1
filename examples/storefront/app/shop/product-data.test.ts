import type { PricedProduct } from '@cartwright/contract'
import { describe, expect, it } from 'vitest'
import { productData, shopData } from './product-data'
import { productView } from './product-view'

const origin = 'https://shop.test'
const variant = (id: string, values: string[], more: object = {}) => ({
  id,
  sku: id,
  variant_rank: 0,
  manage_inventory: false,
  allow_backorder: false,
  inventory_quantity: 9,
  purchasable: true,
  calculated_price: 9600,
  calculated_price_incl_tax: 9600,
  original_price: 9600,
  original_price_incl_tax: 9600,
  options: values.map((value, at) => ({ option_id: `opt_${at}`, value })),
  ...more,
})
const product = (variants: object[]) =>
  productView(
    {
      id: 'prod',
      handle: 'jug',
      title: 'Jug',
      description: 'A jug.',
      metadata: {},
      options: [
        { id: 'opt_0', title: 'Glaze' },
        { id: 'opt_1', title: 'Handle' },
      ],
      images: [
        { id: 'a', url: '/ash.webp' },
        { id: 'b', url: '/celadon.webp', metadata: { shows: { option: 'Glaze', value: 'Celadon' } } },
        { id: 'c', url: '/own.webp' },
      ],
      categories: [{ handle: 'vessels', name: 'Vessels' }],
      variants,
    } as unknown as PricedProduct,
    true,
  )

type Node = Record<string, unknown>
const nodesOf = (value: unknown): Node[] =>
  Array.isArray(value)
    ? value.flatMap(nodesOf)
    : value && typeof value === 'object'
      ? [value as Node, ...Object.values(value).flatMap(nodesOf)]
      : []

/** What search engines ask of each kind before they show it. */
const required: Record<string, string[]> = {
  ProductGroup: ['name', 'productGroupID', 'variesBy', 'hasVariant', 'url'],
  Product: ['name', 'image', 'sku', 'offers'],
  Offer: ['price', 'priceCurrency', 'availability', 'url', 'itemCondition'],
  AggregateOffer: ['lowPrice', 'highPrice', 'priceCurrency', 'offerCount'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  Organization: ['name', 'url', 'logo'],
  Brand: ['name'],
}

function assertValid(data: object[]) {
  for (const node of nodesOf(data)) {
    const kind = node['@type']
    if (typeof kind !== 'string') continue
    for (const name of required[kind] ?? [])
      expect([kind, name, node[name]]).not.toEqual([kind, name, undefined])
    for (const name of ['url', 'item', 'image', 'logo'])
      for (const address of [node[name]].flat())
        if (typeof address === 'string') expect(address).toMatch(/^https:\/\/shop\.test\//)
    if (kind === 'Offer') {
      expect(node.price).toMatch(/^\d+(\.\d+)?$/)
      expect(node.availability).toMatch(
        /^https:\/\/schema\.org\/(InStock|LimitedAvailability|BackOrder|OutOfStock)$/,
      )
    }
  }
}

describe('what search engines read of a product', () => {
  const group = productData(
    product([
      variant('ash', ['Ash', 'Left']),
      variant('celadon', ['Celadon', 'Left']),
      variant('own', ['Ash', 'Right'], { metadata: { image_url: '/own.webp' } }),
    ]),
    'eur',
    origin,
  )
  it('is complete, for one variant, for several and for very many', () => {
    assertValid(group)
    assertValid(productData(product([variant('ash', ['Ash', 'Left'])]), 'jpy', origin))
    const many = Array.from({ length: 30 }, (_, at) => variant(`v${at}`, [`Glaze ${at}`, 'Left']))
    assertValid(productData(product(many), 'eur', origin))
    assertValid([shopData(origin)])
  })
  it('shows each variant by its own picture', () => {
    const [{ hasVariant }] = group as [{ hasVariant: { sku: string; image: string }[] }]
    expect(hasVariant.map(({ sku, image }) => [sku, image])).toEqual([
      ['ash', `${origin}/ash.webp`],
      ['celadon', `${origin}/celadon.webp`],
      ['own', `${origin}/own.webp`],
    ])
  })
  it('says what a variant differs by, in the engines’ own words where they have some', () => {
    expect(group[0]).toMatchObject({ variesBy: ['https://schema.org/color', 'Handle'] })
    expect(nodesOf(group).find(({ sku }) => sku === 'ash')).toMatchObject({
      color: 'Ash',
      additionalProperty: [{ '@type': 'PropertyValue', name: 'Handle', value: 'Left' }],
    })
  })
})
