import type { PricedProduct } from '@cartwright/contract'
import type { ShopVisit } from './context.server'
import { askProducts } from './list-products.server'
import { sortsOfShop } from './listing'
import { roomPicture } from './picture'
import { plateCard, plateNumber } from './plate-card'

/** The plates that hang on the front page, and one more where no room leads it. */
const platesHung = 10
/** How many plates of a category the index names; its heading leads to the others. */
const indexed = 12

/** What the front page hangs: each part of it asks the shop for the few plates it shows, however many there are. */
export async function frontPage(shop: ShopVisit) {
  const { client, region } = shop
  const inOrder = { sort: sortsOfShop.plate }
  const [first, collections, categories] = await Promise.all([
    askProducts(shop, {
      ...inOrder,
      limit: platesHung,
      facets: ['availability'],
      choices: { availability: ['available'] },
    }),
    client.collections.list({ limit: 8 }),
    client.productCategories.list({ parent_category_id: 'null', limit: 12 }),
  ])
  const [rows, index] = await Promise.all([
    Promise.all(
      collections.collections.map(async ({ id, handle, title, metadata }) => {
        const { products = [], count = 0 } = await askProducts(shop, {
          ...inOrder,
          filter: { collection_id: id },
          limit: 3,
        })
        return {
          handle: handle ?? id,
          title,
          description: descriptionIn(metadata),
          picture: roomPicture(metadata, title),
          pieces: count,
          plates: products.map((product) => plateCard(product, region.inclusive)),
        }
      }),
    ),
    Promise.all(
      categories.product_categories.map(async ({ id, handle, name }) => {
        const { products = [], count = 0 } = await askProducts(shop, {
          ...inOrder,
          filter: { category_id: id, include_category_children: true },
          limit: indexed,
        })
        return { handle, name, count, entries: products.map(indexEntry) }
      }),
    ),
  ])
  const rooms = rows
    .flatMap(({ picture, ...row }) => (picture ? [{ ...row, picture }] : []))
    .sort((a, b) => a.picture.rank - b.picture.rank)
  const cards = (first.products ?? []).map((product) => plateCard(product, region.inclusive))
  const hero = rooms.length === 0 ? cards.shift() : undefined
  const [available, soldOut] = first.facets?.[0]?.values ?? []
  return {
    count: (available?.count ?? 0) + (soldOut?.count ?? 0),
    rooms: rooms
      .slice(0, 2)
      .map(({ handle, title, description, picture }) => ({ handle, title, description, picture })),
    hero: hero ?? null,
    plates: cards.slice(0, platesHung - 1),
    collections: rows.map(({ picture: _, ...row }) => row),
    index: index.filter(({ entries }) => entries.length > 0),
  }
}

const descriptionIn = (metadata: Record<string, unknown> | null | undefined) =>
  typeof metadata?.description === 'string' ? metadata.description : null

const indexEntry = (product: PricedProduct) => ({
  handle: product.handle ?? product.id,
  title: product.title,
  ...plateNumber(product),
})
