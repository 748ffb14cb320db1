import type { LoaderFunctionArgs } from 'react-router'
import { alternatesOf } from '../i18n/alternates'
import { type FeedShop, feedHead, feedLine, feedRows } from '../machines/google-feed'
import { productPages } from '../machines/products.server'
import { streamed } from '../machines/streamed'
import { regionCalled } from '../shop/called-region'
import { type ShopVisit, storefrontOf, visit } from '../shop/context.server'
import { notFound } from '../shop/failures'
import { storeName } from '../shop/meta'
import { contentLanguages } from '../text/content.server'

const expand = 'images,options,variants,variants.options,variants.prices,categories'

/** Every product with the prices of one region, for shops that compare shops. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const storefront = storefrontOf(context)
  const shop = await visit(request, storefront)
  const region = regionCalled(shop.regions, params.region ?? '')
  if (!region) throw notFound()
  const { currency_code: currency, inclusive } = region
  // Whoever follows a row of it finds the price it tells, wherever they are.
  const [there] = alternatesOf([region], contentLanguages).slice(contentLanguages.length)
  const feed = { origin: storefront.origin, prefix: there?.prefix, brand: storeName, currency, inclusive }
  return streamed(lines(shop, region.id, feed), {
    'content-type': 'text/tab-separated-values; charset=utf-8',
  })
}

async function* lines(shop: ShopVisit, region_id: string, feed: FeedShop): AsyncGenerator<string> {
  yield feedHead
  for await (const products of productPages(shop, { region_id, expand }))
    yield products.flatMap((product) => feedRows(product, feed).map(feedLine)).join('')
}
