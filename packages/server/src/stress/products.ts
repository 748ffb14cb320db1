import { type Source, termsOf } from '../modules/search/index-products'
import { gramsOf } from '../modules/search/words'
import { chanceOf, idOf, mixed } from './chance'
import { type Kind, kinds, materials, moods, rooms, sizes } from './goods'
import type { Places } from './places'
import type { RowSink } from './row-sink'

/** A product that can be made anew from its number alone: what orders need to know of it. */
export interface Product {
  number: number
  id: string
  at: number
  title: string
  kind: Kind
  material: string
  room: string
  isPublished: boolean
  variants: Variant[]
}
export interface Variant {
  /** Counts over the whole shop. */
  number: number
  id: string
  title: string
  sku: string
  inventory_item_id: string
  prices: Record<string, number>
}

/** Up to so many variants has a product: the numbers of variants leave room for them. */
export const mostVariants = sizes.length

/** The n-th product of the shop with this seed. The first was made at `from`, in ms, each a second after the last. */
export function productOf(seed: number, number: number, from: number): Product {
  const chance = chanceOf(mixed(seed, 'product', number))
  const kind = chance.pick(kinds)
  const material = chance.pick(materials)
  const at = from + number * 1000
  const count = 1 + chance.below(mostVariants)
  const base = Math.round((kind.price * (0.8 + chance.next())) / 100) * 100
  const variants = sizes.slice(0, count).map((size, index): Variant => {
    const own = number * mostVariants + index
    const euro = base + index * Math.round(base / 500) * 100 - 10
    return {
      number: own,
      id: idOf(seed, 'variant', own, at + index),
      title: size,
      sku: `${kind.noun.slice(0, 3).toUpperCase()}-${String(number + 1).padStart(6, '0')}-${size.charAt(0)}`,
      inventory_item_id: idOf(seed, 'iitem', own, at + index),
      prices: { eur: euro, usd: Math.round((euro * 1.1) / 100) * 100 - 1 },
    }
  })
  const mood = chance.pick(moods)
  return {
    number,
    id: idOf(seed, 'prod', number, at),
    at,
    title: `${mood} ${material} ${kind.noun} ${number + 1}`,
    kind,
    material,
    room: chance.pick(rooms),
    // The first always is: there is something to sell however small the shop.
    isPublished: chance.next() < 0.97 || number === 0,
    variants,
  }
}

/** What of a variant was sold: gone from the shelf, and promised but still there. */
export interface Demand {
  sold: number
  reserved: number
}

/** Writes products with everything that hangs on them: options, prices, stock, places in the shop, words of the search. */
export class ProductWriter {
  #words = new Set<string>()
  #types = new Map<string, string>()
  #tags = new Map<string, string>()

  constructor(
    private readonly sink: RowSink,
    private readonly places: Places,
    private readonly seed: number,
    private readonly from: number,
  ) {}

  write(product: Product, demandOf: (variant: Variant) => Demand): void {
    const { sink, places, seed } = this
    const { id, number, at, kind, title, material, room } = product
    const chance = chanceOf(mixed(seed, 'shelf', number))
    const made = new Date(at).toISOString()
    const stamps = { created_at: made, updated_at: made }
    const collection = chance.pick(places.collections)
    const category = places.categories.get(kind.noun)
    const handle = title.toLowerCase().replaceAll(' ', '-')
    const description = `A ${kind.noun} in ${material} for the ${room}, made in small numbers and mended when it breaks.`
    const type = { id: this.#named('product_type', 'ptyp', this.#types, kind.noun), value: kind.noun }
    const tags = [material, room].map((value) => ({
      id: this.#named('product_tag', 'ptag', this.#tags, value),
      value,
    }))
    sink.add('product', {
      id,
      title,
      handle,
      description,
      material,
      weight: kind.weight,
      status: product.isPublished ? 'published' : 'draft',
      collection_id: collection.id,
      type_id: type.id,
      ...stamps,
    })
    for (const tag of tags) sink.add('product_tags', { product_id: id, product_tag_id: tag.id })
    if (category) sink.add('product_category_product', { product_id: id, product_category_id: category.id })
    sink.add('product_sales_channel', { product_id: id, sales_channel_id: places.channel })
    sink.add('product_shipping_profile', { product_id: id, profile_id: places.profile })
    const option_id = idOf(seed, 'opt', number, at)
    sink.add('product_option', { id: option_id, title: 'Size', product_id: id, ...stamps })
    for (const [rank, variant] of product.variants.entries())
      this.#writeVariant(product, variant, { rank, option_id, stamps, ...demandOf(variant) })
    this.#index({
      id,
      title,
      subtitle: null,
      description,
      handle,
      material,
      collection,
      type,
      tags,
      categories: category ? [{ ...category, is_active: true, is_internal: false }] : [],
      variants: product.variants.map((one) => ({
        title: one.title,
        sku: one.sku,
        barcode: null,
        ean: null,
        upc: null,
        options: [{ value: one.title }],
      })),
    })
  }

  #writeVariant(
    product: Product,
    variant: Variant,
    given: Demand & { rank: number; option_id: string; stamps: { created_at: string; updated_at: string } },
  ): void {
    const { sink, seed, places } = this
    const { number, id, title, sku, inventory_item_id } = variant
    const { stamps } = given
    const at = product.at + given.rank
    const chance = chanceOf(mixed(seed, 'stock', number))
    const spare = chance.next() < 0.08 ? 0 : 3 + chance.below(120)
    const delivered = given.sold + given.reserved + spare
    const own = (prefix: string, more = 0) => idOf(seed, prefix, number * 2 + more, at)
    sink.add('product_variant', {
      id,
      title,
      sku,
      product_id: product.id,
      inventory_quantity: delivered,
      variant_rank: given.rank,
      ...stamps,
    })
    sink.add('product_option_value', {
      id: own('optval'),
      value: title,
      option_id: given.option_id,
      variant_id: id,
      ...stamps,
    })
    for (const [index, [currency_code, amount]] of Object.entries(variant.prices).entries()) {
      const money_amount_id = own('ma', index)
      sink.add('money_amount', { id: money_amount_id, currency_code, amount, ...stamps })
      sink.add('product_variant_money_amount', {
        id: own('pvma', index),
        money_amount_id,
        variant_id: id,
        ...stamps,
      })
    }
    sink.add('inventory_item', { id: inventory_item_id, sku, title, material: product.material, ...stamps })
    sink.add('product_variant_inventory_item', {
      id: own('pvitem'),
      inventory_item_id,
      variant_id: id,
      ...stamps,
    })
    const place = { inventory_item_id, location_id: places.location }
    sink.add('inventory_level', {
      id: own('ilev'),
      ...place,
      stocked_quantity: delivered - given.sold,
      reserved_quantity: given.reserved,
      ...stamps,
    })
    if (delivered > 0)
      sink.add('inventory_movement', {
        id: own('imov'),
        ...place,
        quantity: delivered,
        reason: 'set',
        created_at: stamps.created_at,
      })
  }

  /** A type or a tag, made when it is first needed. */
  #named(
    table: 'product_type' | 'product_tag',
    prefix: string,
    known: Map<string, string>,
    value: string,
  ): string {
    let id = known.get(value)
    if (!id) {
      id = idOf(this.seed, prefix, known.size, this.from + known.size)
      const made = new Date(this.from).toISOString()
      this.sink.add(table, { id, value, created_at: made, updated_at: made })
      known.set(value, id)
    }
    return id
  }

  #index(source: Source): void {
    for (const [term, weight] of termsOf(source)) {
      this.sink.add('search_term', { product_id: source.id, term, weight })
      if (this.#words.has(term)) continue
      this.#words.add(term)
      this.sink.add('search_word', { word: term })
      for (const gram of gramsOf(term)) this.sink.add('search_gram', { gram, word: term })
    }
  }
}
