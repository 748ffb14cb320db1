import type { LoaderFunctionArgs } from 'react-router'
import { storefrontOf } from '../shop/context.server'

/** Pages of one shopper are nothing for an index. */
export function loader({ context }: LoaderFunctionArgs) {
  const { origin } = storefrontOf(context)
  const closed = [
    '/cart',
    '/checkout',
    '/account',
    '/order-lookup',
    '/search',
    '/offline',
    '/store/',
    '/admin/',
    // The same under a language and country.
    '/*/cart$',
    '/*/checkout$',
    '/*/account/',
    '/*/search?',
  ]
  const text = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
  ]
  return new Response(`${text.join('\n')}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
