import type { LoaderFunctionArgs } from 'react-router'
import { storefrontOf, visit } from '../shop/context.server'

const escaped = (text: string) => text.replace(/[<>&'"]/g, (character) => `&#${character.charCodeAt(0)};`)

/** Every page worth finding, with the day it last changed. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const storefront = storefrontOf(context)
  const { client } = await visit(request, storefront)
  const [{ collections }, { product_categories }] = await Promise.all([
    client.collections.list({ limit: 1000 }),
    client.productCategories.list({ limit: 1000 }),
  ])
  const pages: [path: string, changed?: string][] = [
    ['/'],
    ['/collections'],
    ...product_categories.map(({ handle }): [string] => [`/c/${handle}`]),
    ...collections.flatMap(({ handle, updated_at }): [string, string][] =>
      handle ? [[`/collections/${handle}`, updated_at]] : [],
    ),
  ]
  // A sitemap holds 50 000 addresses at most.
  for await (const product of client.products.iterate({
    limit: 250,
    fields: 'id,handle,updated_at',
    expand: '',
  })) {
    if (pages.length >= 50_000) break
    if (product.handle) pages.push([`/p/${product.handle}`, product.updated_at])
  }
  const entries = pages.map(
    ([path, changed]) =>
      `<url><loc>${escaped(storefront.origin + path)}</loc>${changed ? `<lastmod>${changed.slice(0, 10)}</lastmod>` : ''}</url>`,
  )
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`,
    {
      headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
    },
  )
}
