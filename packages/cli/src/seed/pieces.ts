import type { Catalogue, Piece } from '@cartwright/catalogue'
import type { Client } from '@cartwright/sdk'
import { describeImages, type Shop } from '@cartwright/server'
import { type StoredPicture, storePicture } from './pictures'
import type { Places } from './places'
import { inEachLanguage, translatePiece, translateTypes } from './words'

/** A variant that may be bought in the past: its id and what is left of it. */
export interface Sellable {
  variant_id: string
  left: number
}

/** Collections, categories and the pieces with their photographs, prices and stock. */
export async function seedPieces(
  shop: Shop,
  client: Client,
  catalogue: Catalogue,
  places: Places,
): Promise<Sellable[]> {
  const { admin } = client
  const rooms = new Map<string, Record<string, unknown>>()
  for (const [rank, wide] of catalogue.wide.entries()) {
    const stored = await storePicture(shop, wide)
    if (stored) rooms.set(wide.collection, { url: stored.url, ...stored.metadata, focus: wide.focus, rank })
  }
  const collections = new Map<string, string>()
  for (const { handle, title, description } of catalogue.collections) {
    const picture = rooms.get(handle)
    const { collection } = await admin.collections.create({
      handle,
      title,
      metadata: { description, ...(picture ? { picture } : {}) },
    })
    collections.set(handle, collection.id)
    await inEachLanguage(catalogue, (language, words) =>
      admin.collections.updateTranslation(collection.id, language, {
        title: words.collections[handle].title,
        metadata: { description: words.collections[handle].description },
      }),
    )
  }
  const categories = new Map<string, string>()
  for (const { handle, name, description } of catalogue.categories) {
    const { product_category: category } = await admin.productCategories.create({
      handle,
      name,
      description,
      is_active: true,
      is_internal: false,
    })
    categories.set(handle, category.id)
    await inEachLanguage(catalogue, (language, words) =>
      admin.productCategories.updateTranslation(category.id, language, words.categories[handle]),
    )
  }
  const pictures = new Map<string, StoredPicture>()
  for (const image of catalogue.pieces.flatMap(({ images }) => images)) {
    const stored = await storePicture(shop, image)
    if (stored) pictures.set(image.file, stored)
  }
  await admin.store.update({
    metadata: {
      strapline: catalogue.store.strapline,
      description: catalogue.store.description,
    },
  })
  const stock = new Map<string, number>()
  const sellable: Sellable[] = []
  for (const piece of catalogue.pieces) {
    const { product } = await admin.products.create(bodyOf(piece, pictures, collections, categories))
    await translatePiece(client, catalogue, piece, product)
    for (const [index, variant] of (product.variants ?? []).entries()) {
      const source = piece.variants[index]
      if (!source) continue
      stock.set(source.sku, source.inventory_quantity)
      if (!piece.is_giftcard && source.inventory_quantity > 2)
        sellable.push({ variant_id: variant.id, left: source.inventory_quantity - 2 })
    }
  }
  await translateTypes(client, catalogue)
  await describePictures(shop, [...pictures.values()])
  await fillShelves(client, places.location, stock)
  return sellable
}

function bodyOf(
  piece: Piece,
  pictures: Map<string, StoredPicture>,
  collections: Map<string, string>,
  categories: Map<string, string>,
) {
  const images = piece.images.flatMap(({ file }) => pictures.get(file)?.url ?? [])
  const category = categories.get(piece.category)
  return {
    title: piece.title,
    subtitle: piece.subtitle,
    handle: piece.handle,
    description: piece.description,
    status: 'published' as const,
    is_giftcard: piece.is_giftcard,
    discountable: !piece.is_giftcard,
    type: { value: piece.type },
    tags: piece.tags.map((value) => ({ value })),
    collection_id: collections.get(piece.collection),
    categories: category ? [{ id: category }] : [],
    images,
    thumbnail: images[0],
    material: piece.material,
    origin_country: piece.origin_country,
    hs_code: piece.hs_code,
    weight: piece.weight,
    width: piece.width,
    height: piece.height,
    length: piece.length,
    options: piece.options.map(({ title }) => ({ title })),
    variants: piece.variants.map((variant) => ({
      title: variant.title,
      sku: variant.sku,
      barcode: variant.barcode,
      inventory_quantity: variant.inventory_quantity,
      allow_backorder: variant.allow_backorder,
      manage_inventory: variant.manage_inventory,
      options: piece.options.map(({ title }) => ({ value: variant.options[title] ?? '' })),
      prices: Object.entries(variant.prices).map(([currency_code, amount]) => ({ currency_code, amount })),
    })),
    metadata: {
      plate: piece.plate,
      care: piece.care,
      seo_title: piece.seo.title,
      seo_description: piece.seo.description,
    },
  }
}

/** What the picture shows and how it is placed stays with the picture. */
async function describePictures(shop: Shop, pictures: readonly StoredPicture[]) {
  const byUrl = new Map(pictures.map((picture) => [picture.url, picture.metadata]))
  const { image } = shop.db.t
  const rows = await shop.db.select({ id: image.id, url: image.url }).from(image)
  await describeImages(
    shop,
    rows.flatMap(({ id, url }) => {
      const metadata = byUrl.get(url)
      return metadata ? [{ id, metadata: { ...metadata } }] : []
    }),
  )
}

async function fillShelves(client: Client, location_id: string, stock: Map<string, number>) {
  for await (const item of client.admin.inventoryItems.iterate({ limit: 100 })) {
    const quantity = item.sku ? stock.get(item.sku) : undefined
    if (quantity !== undefined)
      await client.admin.inventoryItems.createLocationLevel(item.id, {
        location_id,
        stocked_quantity: quantity,
      })
  }
}
