import type { PricedProduct, ProductCategory } from '@cartwright/contract'
import { findPublished } from '../../modules/listing/queries'
import { productsInChannels } from '../../modules/product/queries'
import { listedChannels, stockChannels } from '../../modules/product/shopper-pricing'
import { loadable, showProducts } from '../../modules/product/show-products'
import { shopSetupAmong } from '../../modules/region/shop-setup'
import { type Speech, speechIn } from '../../modules/translation/kept-words'
import { translate } from '../../modules/translation/translate'
import type { Shop } from '../../shop'
import type { Revisions } from '../../store/memory/revision'
import { find } from '../../store/reading/graph'
import { shapeOf } from '../../store/reading/shape'
import type { FeedPlace } from './feed-place'
import type { FeedSettings } from './feed-settings'
import { type OfferContext, type OfferedProduct, offeredProduct } from './offer'
import { ownWords } from './own-words'

/** How many products are read at once. */
const together = 200
const shape = shapeOf(['images', 'options', 'variants', 'variants.options', 'variants.prices', 'categories'])

/**
 * What shoppers of a place are offered, some products at a time in the order of their ids: the published products of the sales
 * channel of the storefront, with the prices of this moment. Gift cards are money, and are not advertised.
 */
export async function* readOffers(
  shop: Shop,
  place: FeedPlace,
  { settings, store, revisions }: { settings: FeedSettings; store: string; revisions: Revisions },
): AsyncGenerator<OfferedProduct[]> {
  const { db } = shop
  const setup = await shopSetupAmong(db, revisions)
  const listed = listedChannels(setup, undefined, undefined)
  const showing = {
    pricing: {
      region_id: place.region.id,
      currency_code: place.region.currency_code,
      tax_inclusive_pricing: shop.flags.tax_inclusive_pricing,
      setup,
    },
    channels: stockChannels(setup, undefined, undefined),
  }
  const speech = await speechIn(db, place.language, revisions)
  const context: OfferContext = {
    place,
    brand: settings.brand ?? store,
    baseUrl: shop.baseUrl,
    page: settings.page,
    categoryPath: await categoryPaths(shop, speech),
  }
  for await (const ids of publishedIds(shop)) {
    const sold = listed ? await productsInChannels(db, ids, listed) : undefined
    const found = await find<PricedProduct>(
      db,
      'product',
      sold ? ids.filter((id) => sold.has(id)) : ids,
      loadable(shape),
    )
    const products = found.filter((product) => product.status === 'published' && !product.is_giftcard)
    await showProducts(db, products, shape, showing)
    // Read off before the words change.
    const own = products.map(ownWords)
    await translate(db, 'product', products, speech)
    for (const product of products)
      product.categories = product.categories?.filter((one) => one.is_active && !one.is_internal)
    yield products.flatMap((product, at) => {
      const words = own[at]
      return words ? [offeredProduct(product, words, context)] : []
    })
  }
}

async function* publishedIds({ db }: Shop): AsyncGenerator<string[]> {
  for (let after: string | undefined = ''; after !== undefined; ) {
    const ids: string[] = await findPublished(db, after)
    for (let at = 0; at < ids.length; at += together) yield ids.slice(at, at + together)
    after = ids.at(-1)
  }
}

/** Categories with those above them, by their ids: what is hidden from shoppers is left out of the way to what they see. */
async function categoryPaths(
  { db }: Shop,
  speech: Speech | undefined,
): Promise<OfferContext['categoryPath']> {
  const rows = (await db.rowsWhere(
    db.t.product_category,
    { is_active: true, is_internal: false },
    {
      columns: ['id', 'name', 'parent_category_id'],
    },
  )) as Pick<ProductCategory, 'id' | 'name' | 'parent_category_id'>[]
  await translate(db, 'product_category', rows, speech)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return (id) => {
    const path: string[] = []
    for (let at = byId.get(id); at && path.length < 20; at = byId.get(at.parent_category_id ?? ''))
      path.unshift(at.name)
    return path
  }
}
