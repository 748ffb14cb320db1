import type { PricedProduct } from '@cartwright/contract'
import type { Places } from './rich-places'
import { first, type Teller } from './teller'

/** What the rich shop has on its shelves. */
export interface Catalogue {
  shirt: PricedProduct
  mug: PricedProduct
  voucher: PricedProduct
  collection: string
  category: string
  priceList: string
  discount: { id: string; code: string; condition: string; child: string }
  customerGroup: string
  item: string
  reservation: string
}

type Ask = Teller['ask']

/** Products with everything a product can have, their prices, stock, discounts and taxes. */
export async function fillCatalogue({ ask }: Teller, places: Places): Promise<Catalogue> {
  const collection = await makeCollection(ask)
  const category = await makeCategories(ask)
  const customerGroup = await makeGroup(ask)
  const shirt = await makeShirt(ask, places, { collection, category })
  const mug = await makeSimple(ask, 'Mug', 900)
  const voucher = await makeSimple(ask, 'Voucher', 2000, true)
  await putTogether(ask, places, { collection, category }, [shirt.id, mug.id])
  await targetTaxes(ask, places, shirt)
  const priceList = await makePriceLists(ask, customerGroup, shirt, mug)
  const discount = await makeDiscounts(ask, places, { shirt, collection, customerGroup })
  const { item, reservation } = await countStock(ask, places, [shirt, mug], voucher)
  return {
    shirt: (await ask('GET /admin/products/:id', { id: shirt.id })).product,
    mug,
    voucher,
    collection,
    category,
    priceList,
    discount,
    customerGroup,
    item,
    reservation,
  }
}

async function makeCollection(ask: Ask): Promise<string> {
  const make = async (title: string) =>
    (await ask('POST /admin/collections', null, { body: { title, metadata: { a: 'b' } } })).collection.id
  const id = await make('Summer')
  await ask('DELETE /admin/collections/:id', { id: await make('Gone') })
  return id
}

/** A category between one above and one below. */
async function makeCategories(ask: Ask): Promise<string> {
  const make = async (name: string, parent_category_id: string | null = null) => {
    const body = { name, parent_category_id, is_active: true, metadata: { a: 'b' } }
    return (await ask('POST /admin/product-categories', null, { body })).product_category.id
  }
  const above = await make('Clothes')
  const id = await make('Tops', above)
  await make('Shirts', id)
  await ask('POST /admin/product-categories/:id', { id }, { body: { description: 'Above the belt' } })
  await ask('DELETE /admin/product-categories/:id', { id: await make('Gone') })
  return id
}

async function makeGroup(ask: Ask): Promise<string> {
  const make = async (name: string) =>
    (await ask('POST /admin/customer-groups', null, { body: { name, metadata: { a: 'b' } } })).customer_group
      .id
  const id = await make('Friends')
  await ask('POST /admin/customer-groups/:id', { id }, { body: { name: 'Good friends' } })
  await ask('DELETE /admin/customer-groups/:id', { id: await make('Gone') })
  return id
}

async function makeShirt(
  ask: Ask,
  { region, channel }: Places,
  { collection, category }: { collection: string; category: string },
): Promise<PricedProduct> {
  const variant = (title: string, amount: number) => ({
    title,
    sku: `shirt-${title}`,
    inventory_quantity: 1000,
    options: [{ value: title }],
    prices: [
      { currency_code: 'eur', amount },
      { region_id: region.id, amount: amount - 10 },
    ],
  })
  const { product } = await ask('POST /admin/products', null, {
    body: {
      title: 'Shirt',
      status: 'published',
      images: ['https://img.example/shirt.png'],
      collection_id: collection,
      type: { value: 'Garment' },
      tags: [{ value: 'linen' }],
      categories: [{ id: category }],
      sales_channels: [{ id: channel }],
      options: [{ title: 'Size' }],
      variants: [variant('small', 2000), variant('large', 2500)],
      metadata: { a: 'b' },
    },
  })
  const params = { id: product.id }
  await ask('POST /admin/products/:id', params, { body: { subtitle: 'Of linen' } })
  await ask('POST /admin/products/:id/metadata', params, { body: { key: 'care', value: '30°' } })
  const option_id = first(product.options).id
  await ask(
    'POST /admin/products/:id/options/:option_id',
    { ...params, option_id },
    { body: { title: 'Fit' } },
  )
  const { product: wider } = await ask('POST /admin/products/:id/options', params, { body: { title: 'Hue' } })
  const hue = wider.options?.find(({ title }) => title === 'Hue')?.id ?? ''
  await ask('DELETE /admin/products/:id/options/:option_id', { ...params, option_id: hue })
  const { product: more } = await ask('POST /admin/products/:id/variants', params, {
    body: { ...variant('huge', 3000), options: [{ option_id, value: 'huge' }] },
  })
  const huge = more.variants.find(({ title }) => title === 'huge')?.id ?? ''
  const at = { ...params, variant_id: huge }
  await ask('POST /admin/products/:id/variants/:variant_id', at, { body: { title: 'giant' } })
  await ask('DELETE /admin/products/:id/variants/:variant_id', at)
  return (await ask('GET /admin/products/:id', params)).product
}

async function makeSimple(
  ask: Ask,
  title: string,
  amount: number,
  is_giftcard = false,
): Promise<PricedProduct> {
  const { product } = await ask('POST /admin/products', null, {
    body: {
      title,
      status: 'published',
      is_giftcard,
      discountable: !is_giftcard,
      options: [{ title: 'Size' }],
      variants: [
        {
          title: 'one',
          sku: title,
          manage_inventory: !is_giftcard,
          inventory_quantity: 1000,
          options: [{ value: 'one' }],
          prices: [{ currency_code: 'eur', amount }],
        },
      ],
    },
  })
  return product
}

/** Products into collection, category, channel and profile, and some out of them again. */
async function putTogether(
  ask: Ask,
  { channel, profile }: Places,
  { collection, category }: { collection: string; category: string },
  [shirt, mug]: [string, string],
): Promise<void> {
  const inCollection = { id: collection }
  await ask('POST /admin/collections/:id/products/batch', inCollection, {
    body: { product_ids: [shirt, mug] },
  })
  await ask('POST /admin/collections/:id/products/order', inCollection, {
    body: { product_ids: [mug], after: null },
  })
  await ask('DELETE /admin/collections/:id/products/batch', inCollection, { body: { product_ids: [mug] } })
  await ask('POST /admin/collections/:id', inCollection, { body: { title: 'High summer' } })
  const product_ids = [{ id: mug }]
  await ask('POST /admin/product-categories/:id/products/batch', { id: category }, { body: { product_ids } })
  await ask(
    'DELETE /admin/product-categories/:id/products/batch',
    { id: category },
    { body: { product_ids } },
  )
  await ask('DELETE /admin/sales-channels/:id/products/batch', { id: channel }, { body: { product_ids } })
  await ask('POST /admin/sales-channels/:id/products/batch', { id: channel }, { body: { product_ids } })
  const make = async (name: string) => {
    const body = { name, type: 'custom' as const }
    return (await ask('POST /admin/shipping-profiles', null, { body })).shipping_profile.id
  }
  await ask('DELETE /admin/shipping-profiles/:id', { id: await make('Gone') })
  await ask('POST /admin/shipping-profiles/:id', { id: profile }, { body: { metadata: { a: 'b' } } })
}

async function targetTaxes(
  ask: Ask,
  { rate, option, returnOption }: Places,
  shirt: PricedProduct,
): Promise<void> {
  const params = { id: rate }
  const type = shirt.type_id ?? ''
  const goods = { body: { products: [shirt.id] } }
  await ask('POST /admin/tax-rates/:id/products/batch', params, goods)
  await ask('DELETE /admin/tax-rates/:id/products/batch', params, goods)
  await ask('POST /admin/tax-rates/:id/products/batch', params, goods)
  const types = { body: { product_types: [type] } }
  await ask('POST /admin/tax-rates/:id/product-types/batch', params, types)
  await ask('DELETE /admin/tax-rates/:id/product-types/batch', params, types)
  await ask('POST /admin/tax-rates/:id/product-types/batch', params, types)
  const options = { body: { shipping_options: [option, returnOption] } }
  await ask('POST /admin/tax-rates/:id/shipping-options/batch', params, options)
  await ask('DELETE /admin/tax-rates/:id/shipping-options/batch', params, {
    body: { shipping_options: [returnOption] },
  })
}

/** A list whose prices stay, and others whose prices go in each of the ways in which they can. */
async function makePriceLists(
  ask: Ask,
  group: string,
  shirt: PricedProduct,
  mug: PricedProduct,
): Promise<string> {
  const price = (product: PricedProduct, amount: number) => ({
    variant_id: first(product.variants).id,
    currency_code: 'eur',
    amount,
  })
  const make = async (name: string) => {
    const { price_list } = await ask('POST /admin/price-lists', null, {
      body: {
        name,
        description: 'Cheaper',
        type: 'sale',
        customer_groups: [{ id: group }],
        prices: [price(shirt, 1500), price(mug, 800)],
      },
    })
    return price_list
  }
  await ask('POST /admin/price-lists', null, {
    body: { name: 'For all', description: 'Cheap', type: 'sale', prices: [price(shirt, 1900)] },
  })
  const { id } = await make('Sale')
  await ask('POST /admin/price-lists/:id', { id }, { body: { description: 'Cheaper yet' } })
  const { price_list } = await ask(
    'POST /admin/price-lists/:id/prices/batch',
    { id },
    { body: { prices: [{ ...price(mug, 700), min_quantity: 10 }] } },
  )
  await ask(
    'DELETE /admin/price-lists/:id/prices/batch',
    { id },
    { body: { price_ids: [price_list.prices?.find(({ amount }) => amount === 700)?.id ?? ''] } },
  )
  const { id: gone } = await make('Gone')
  const product_ids = [mug.id]
  await ask('DELETE /admin/price-lists/:id/products/prices/batch', { id: gone }, { body: { product_ids } })
  const variant_id = first(shirt.variants).id
  await ask('DELETE /admin/price-lists/:id/variants/:variant_id/prices', { id: gone, variant_id })
  await ask('DELETE /admin/price-lists/:id/products/:product_id/prices', { id: gone, product_id: shirt.id })
  await ask('DELETE /admin/price-lists/:id', { id: gone })
  return id
}

/** A discount that spawns codes, with every kind of condition. */
async function makeDiscounts(
  ask: Ask,
  { region }: Places,
  { shirt, collection, customerGroup }: { shirt: PricedProduct; collection: string; customerGroup: string },
): Promise<Catalogue['discount']> {
  const rule = { type: 'percentage' as const, value: 10, allocation: 'item' as const }
  const make = async (code: string, more: object) => {
    const body = { code, regions: [region.id], rule: { ...rule, ...more }, metadata: { a: 'b' } }
    return (await ask('POST /admin/discounts', null, { body: { ...body, is_dynamic: code === 'DYNAMIC' } }))
      .discount
  }
  const dynamic = await make('DYNAMIC', {
    conditions: [
      { operator: 'in', products: [shirt.id] },
      { operator: 'in', product_collections: [collection] },
      { operator: 'in', product_types: [shirt.type_id] },
    ],
  })
  await ask('POST /admin/discounts/:id/dynamic-codes', { id: dynamic.id }, { body: { code: 'CHILD' } })
  await ask('POST /admin/discounts/:id/dynamic-codes', { id: dynamic.id }, { body: { code: 'GONECHILD' } })
  await ask('DELETE /admin/discounts/:id/dynamic-codes/:code', { id: dynamic.id, code: 'GONECHILD' })
  const { discount: child } = await ask('GET /admin/discounts/code/:code', { code: 'CHILD' })
  await ask('GET /admin/discounts/code/:code', { code: 'DYNAMIC' })
  const discount_id = dynamic.id
  const add = (body: object) =>
    ask(
      'POST /admin/discounts/:discount_id/conditions',
      { discount_id },
      { body: { operator: 'in', ...body } },
    )
  const tags = shirt.tags?.map(({ id }) => id) ?? []
  await add({ product_tags: tags })
  const { discount: whole } = await add({ customer_groups: [customerGroup] })
  const of = (type: string) => whole.rule?.conditions?.find((one) => one.type === type)?.id ?? ''
  for (const owner of [dynamic.id, child.id]) {
    const at = { discount_id: owner, condition_id: of('product_tags') }
    await ask('POST /admin/discounts/:discount_id/conditions/:condition_id', at, {
      body: { product_tags: tags },
    })
    const resources = tags.map((id) => ({ id }))
    await ask('DELETE /admin/discounts/:discount_id/conditions/:condition_id/batch', at, {
      body: { resources },
    })
    await ask('POST /admin/discounts/:discount_id/conditions/:condition_id/batch', at, {
      body: { resources },
    })
    await ask('GET /admin/discounts/:discount_id/conditions/:condition_id', at)
  }
  const gone = { customer_groups: child.id, product_types: dynamic.id }
  for (const [type, owner] of Object.entries(gone))
    await ask('DELETE /admin/discounts/:discount_id/conditions/:condition_id', {
      discount_id: owner,
      condition_id: of(type),
    })
  const types = { operator: 'not_in' as const, product_types: [shirt.type_id ?? ''] }
  await ask('POST /admin/discounts/:discount_id/conditions', { discount_id: child.id }, { body: types })
  for (const { id } of [dynamic, child])
    await ask('POST /admin/discounts/:id', { id }, { body: { metadata: { c: 'd' } } })
  const { region: other } = await ask('POST /admin/regions', null, {
    body: {
      name: 'Elsewhere',
      currency_code: 'eur',
      tax_rate: 5,
      countries: ['pt'],
      payment_providers: ['manual'],
      fulfillment_providers: ['manual'],
    },
  })
  for (const { id } of [dynamic, child]) {
    await ask('POST /admin/discounts/:id/regions/:region_id', { id, region_id: other.id })
    await ask('DELETE /admin/discounts/:id/regions/:region_id', { id, region_id: other.id })
  }
  await ask('DELETE /admin/discounts/:id', { id: (await make('GONE', {})).id })
  const plain = await make('TEN', { conditions: [{ operator: 'in', products: [shirt.id] }] })
  await make('FREE', { type: 'free_shipping', value: 0 })
  return { id: dynamic.id, code: plain.code, condition: of('products'), child: child.id }
}

/** Stock of the counted goods at the location. */
async function countStock(
  ask: Ask,
  { location }: Places,
  counted: PricedProduct[],
  uncounted: PricedProduct,
) {
  let item = ''
  for (const { id: variant_id } of counted.flatMap(({ variants }) => variants)) {
    const { variant } = await ask('GET /admin/variants/:id/inventory', { id: variant_id })
    item = first(variant.inventory).id
    const body = { location_id: location, stocked_quantity: 100 }
    await ask('POST /admin/inventory-items/:id/location-levels', { id: item }, { body })
  }
  const params = { id: item }
  await ask('POST /admin/inventory-items/:id', params, { body: { title: 'Mugs', material: 'clay' } })
  await ask(
    'POST /admin/inventory-items/:id/location-levels/:location_id',
    { ...params, location_id: location },
    { body: { stocked_quantity: 1000 } },
  )
  const product_id = first(counted).id
  await ask('GET /admin/products/stock', null, { query: { product_id: [product_id] } })
  await ask('GET /admin/products/:id/stock', { id: product_id })
  await ask('GET /admin/variants/stock', null, { query: { product_id: [product_id] } })
  await ask('POST /admin/products/batch', null, { body: { ids: [product_id], change: {} } })
  await ask('POST /admin/variants/batch', null, {
    body: { variants: [{ id: first(first(counted).variants).id }], products: [{ id: product_id }] },
  })
  const place = { inventory_item_id: item, location_id: location }
  await ask(
    'POST /admin/inventory-items/:id/location-levels/:location_id/adjust',
    { ...params, location_id: location },
    { body: { by: -1, reason: 'damaged', note: 'kiln' } },
  )
  await ask('POST /admin/inventory-items/adjust', null, {
    body: { adjustments: [{ ...place, by: 1 }], reason: 'found' },
  })
  await ask('POST /admin/inventory-counts', null, {
    body: { location_id: location, counts: [{ inventory_item_id: item, counted: 1000, expected: 1000 }] },
  })
  await ask('GET /admin/inventory-items/:id/movements', params)
  const body = { variant_id: first(uncounted.variants).id, sku: 'spare', title: 'Spare' }
  const { inventory_item: spare } = await ask('POST /admin/inventory-items', null, { body })
  const level = { location_id: location, stocked_quantity: 1 }
  await ask('POST /admin/inventory-items/:id/location-levels', { id: spare.id }, { body: level })
  await ask('DELETE /admin/inventory-items/:id/location-levels/:location_id', {
    id: spare.id,
    location_id: location,
  })
  await ask('DELETE /admin/inventory-items/:id', { id: spare.id })
  const reserve = async (quantity: number) =>
    (
      await ask('POST /admin/reservations', null, {
        body: { location_id: location, inventory_item_id: item, quantity, description: 'for the fair' },
      })
    ).reservation.id
  const reservation = await reserve(2)
  await ask('POST /admin/reservations/:id', { id: reservation }, { body: { quantity: 3 } })
  await ask('DELETE /admin/reservations/:id', { id: await reserve(1) })
  return { item, reservation }
}

/** What things are called in German; French is thought better of. */
async function translateCatalogue(
  ask: Ask,
  { shirt, collection, category }: Pick<Catalogue, 'shirt' | 'collection' | 'category'>,
): Promise<void> {
  const option = first(shirt.options).id
  const [type, tag] = [shirt.type_id ?? '', first(shirt.tags).id]
  const product = {
    title: 'Hemd',
    options: { [option]: { title: 'Passform', values: { small: 'klein' } } },
    metadata: { care: 'kalt waschen' },
  }
  for (const language of ['de', 'fr']) {
    const of = (id: string) => ({ id, language })
    await ask('POST /admin/products/:id/translations/:language', of(shirt.id), { body: product })
    await ask('POST /admin/collections/:id/translations/:language', of(collection), {
      body: { title: 'Sommer' },
    })
    await ask('POST /admin/product-categories/:id/translations/:language', of(category), {
      body: { name: 'Oberteile', description: 'Über dem Gürtel' },
    })
    await ask('POST /admin/product-types/:id/translations/:language', of(type), {
      body: { value: 'Oberteil' },
    })
    await ask('POST /admin/product-tags/:id/translations/:language', of(tag), { body: { value: 'neu' } })
  }
  const french = (id: string) => ({ id, language: 'fr' })
  await ask('DELETE /admin/products/:id/translations/:language', french(shirt.id))
  await ask('DELETE /admin/collections/:id/translations/:language', french(collection))
  await ask('DELETE /admin/product-categories/:id/translations/:language', french(category))
  await ask('DELETE /admin/product-types/:id/translations/:language', french(type))
  await ask('DELETE /admin/product-tags/:id/translations/:language', french(tag))
  await ask('GET /admin/products/:id/translations', { id: shirt.id })
  await ask('GET /admin/collections/:id/translations', { id: collection })
  await ask('GET /admin/product-categories/:id/translations', { id: category })
  await ask('GET /admin/product-types/:id/translations', { id: type })
  await ask('GET /admin/product-tags/:id/translations', { id: tag })
}

/** Reads all of it, when it has been sold too. */
export async function readCatalogue({ ask }: Teller, places: Places, catalogue: Catalogue): Promise<void> {
  const { shirt, mug, collection, category, priceList, discount, customerGroup, item, reservation } =
    catalogue
  const region_id = places.region.id
  await translateCatalogue(ask, { shirt, collection, category })
  await ask('GET /admin/products')
  await ask('GET /admin/products/:id', { id: shirt.id })
  await ask('GET /admin/products/:id/variants', { id: shirt.id })
  await ask('GET /admin/products/tag-usage')
  await ask('GET /admin/products/types')
  await ask('GET /store/products', null, { query: { region_id } })
  await ask('GET /store/products/:id', { id: shirt.id }, { query: { region_id } })
  await ask('GET /store/products/:id', { id: shirt.id })
  await ask('POST /store/products/search', null, { body: { q: 'shirt' } })
  await ask('POST /store/products/search', null, {
    body: { sort: 'title', show: 'products', facets: ['type', 'tags', 'options', 'availability'] },
  })
  for (const domain of ['admin', 'store'] as const) {
    await ask(`GET /${domain}/product-tags`)
    await ask(`GET /${domain}/product-types`)
    await ask(`GET /${domain}/product-categories`)
    await ask(`GET /${domain}/product-categories/:id`, { id: category })
    await ask(`GET /${domain}/collections`)
    await ask(`GET /${domain}/collections/:id`, { id: collection })
  }
  const id = first(shirt.variants).id
  await ask('GET /admin/variants')
  await ask('GET /admin/variants/:id', { id })
  await ask('GET /admin/variants/:id/inventory', { id })
  await ask('GET /admin/variants/:id/price-explain', { id }, { query: { region_id, quantity: 2 } })
  await ask('GET /store/variants', null, { query: { ids: id, region_id } })
  await ask('GET /store/variants/:id', { id }, { query: { region_id } })
  await ask('GET /admin/price-lists')
  await ask('GET /admin/price-lists/:id', { id: priceList })
  await ask('GET /admin/price-lists/:id/products', { id: priceList })
  await ask('GET /admin/discounts')
  for (const one of [discount.id, discount.child]) await ask('GET /admin/discounts/:id', { id: one })
  await ask('GET /admin/customer-groups')
  await ask('GET /admin/customer-groups/:id', { id: customerGroup })
  await ask('GET /admin/shipping-profiles')
  await ask('GET /admin/shipping-profiles/:id', { id: places.profile })
  await ask('GET /admin/inventory-items')
  await ask('GET /admin/inventory-items/:id', { id: item })
  await ask('GET /admin/inventory-items/:id/location-levels', { id: item })
  await ask('GET /admin/reservations')
  await ask('GET /admin/reservations/:id', { id: reservation })
  const { product: spare } = await ask('POST /admin/products', null, { body: { title: 'Gone' } })
  await ask('DELETE /admin/products/:id', { id: spare.id })
  await ask('GET /admin/variants/:id/inventory', { id: first(mug.variants).id })
}
