import { type FeedShop, feedHead, feedLine, feedRelations, feedRows } from '@cartwright/sdk/rules'
import type { LoaderFunctionArgs } from 'react-router'
import { alternatesOf } from '../i18n/alternates'
import { withPrefix } from '../i18n/prefix'
import { productPages } from '../machines/products.server'
import { streamed } from '../machines/streamed'
import { settings } from '../settings'
import { regionCalled } from '../shop/called-region'
import { type ShopVisit, storefrontOf, visit } from '../shop/context.server'
import { notFound } from '../shop/failures'
import { drawnPicture } from '../shop/picture'
import { contentLanguages } from '../text/content.server'

const expand = feedRelations.join()

/** Every product with the prices of one region, for shops that compare shops. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const storefront = storefrontOf(context)
  const shop = await visit(request, storefront)
  const region = regionCalled(shop.regions, params.region ?? '')
  if (!region) throw notFound()
  const { currency_code: currency, inclusive } = region
  // Whoever follows a row of it finds the price it tells, wherever they are.
  const [there] = alternatesOf([region], contentLanguages).slice(contentLanguages.length)
  const { origin } = storefront
  const feed: FeedShop = {
    brand: settings.name,
    currency,
    inclusive,
    pageOf: (handle) => origin + withPrefix(there?.prefix ?? '', `/p/${handle}`),
    absolute: (url) => new URL(url, origin).href,
    fallbackPicture: ({ handle, id, title, categories }) =>
      drawnPicture(handle ?? id, title, categories?.[0]?.handle).src,
  }
  return streamed(lines(shop, region.id, feed), {
    'content-type': 'text/tab-separated-values; charset=utf-8',
  })
}

async function* lines(shop: ShopVisit, region_id: string, feed: FeedShop): AsyncGenerator<string> {
  yield feedHead
  for await (const products of productPages(shop, { region_id, expand }))
    yield products.flatMap((product) => feedRows(product, feed).map(feedLine)).join('')
}
