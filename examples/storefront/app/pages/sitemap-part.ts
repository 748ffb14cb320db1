import type { LoaderFunctionArgs } from 'react-router'
import { alternatesFor, alternatesOf } from '../i18n/alternates'
import { withPrefix } from '../i18n/prefix'
import { productPages } from '../machines/products.server'
import { partSize, type SitemapEntry, sitemapPart } from '../machines/sitemap'
import { streamed } from '../machines/streamed'
import { type ShopVisit, storefrontOf, visit } from '../shop/context.server'
import { notFound } from '../shop/failures'
import { contentLanguages, journal, textPage, textSlugs } from '../text/content.server'

/** One sitemap: `pages.xml`, or `products-N.xml` with the N-th five thousand products. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const storefront = storefrontOf(context)
  const shop = await visit(request, storefront)
  const [, number] = params.part?.match(/^products-([1-9]\d{0,5})\.xml$/) ?? []
  if (!number && params.part !== 'pages.xml') throw notFound()
  const pages = number ? productEntries(shop, Number(number)) : pageEntries(shop)
  return streamed(sitemapPart(storefront.origin, inAllLanguages(shop, pages)), {
    'content-type': 'application/xml; charset=utf-8',
  })
}

async function* productEntries(shop: ShopVisit, part: number): AsyncGenerator<SitemapEntry[]> {
  const place = { from: (part - 1) * partSize, most: partSize, pageSize: 250 }
  for await (const products of productPages(shop, { fields: 'id,handle,updated_at', expand: '' }, place))
    yield products.flatMap(({ handle, updated_at }) =>
      handle ? [{ path: `/p/${handle}`, changed: updated_at }] : [],
    )
}

async function* pageEntries({ client }: ShopVisit): AsyncGenerator<SitemapEntry[]> {
  yield [{ path: '/' }, { path: '/collections' }, { path: '/gift-cards' }, { path: '/journal' }]
  yield textSlugs().map((slug) => ({
    path: `/pages/${slug}`,
    changed: textPage('en', slug)?.date ?? undefined,
  }))
  yield journal('en').map(({ slug, date }) => ({ path: `/journal/${slug}`, changed: date ?? undefined }))
  const [{ collections }, { product_categories }] = await Promise.all([
    client.collections.list({ limit: 1000 }),
    client.productCategories.list({ limit: 1000 }),
  ])
  yield product_categories.map(({ handle }) => ({ path: `/c/${handle}` }))
  yield collections.flatMap(({ handle, updated_at }) =>
    handle ? [{ path: `/collections/${handle}`, changed: updated_at }] : [],
  )
}

/** Each address with those of the same page in other languages; these pages say the same of themselves in their heads. */
async function* inAllLanguages(
  { regions }: ShopVisit,
  pages: AsyncIterable<SitemapEntry[]>,
): AsyncGenerator<SitemapEntry[]> {
  const alternates = alternatesOf(regions, contentLanguages)
  for await (const entries of pages)
    yield entries.map((entry) => ({
      ...entry,
      alternates: Object.fromEntries(alternatesFor(alternates, (prefix) => withPrefix(prefix, entry.path))),
    }))
}
