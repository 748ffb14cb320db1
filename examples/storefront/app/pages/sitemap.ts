import type { LoaderFunctionArgs } from 'react-router'
import { partSize, sitemapIndex } from '../machines/sitemap'
import { storefrontOf, visit } from '../shop/context.server'

/** The index of the sitemaps: one of the pages, and one for every five thousand products. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const storefront = storefrontOf(context)
  const { client } = await visit(request, storefront)
  const { count } = await client.products.list({ limit: 1, fields: 'id', expand: '' })
  const parts = Array.from(
    { length: Math.ceil(count / partSize) },
    (_, at) => `/sitemaps/products-${at + 1}.xml`,
  )
  return new Response(sitemapIndex(storefront.origin, ['/sitemaps/pages.xml', ...parts]), {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
