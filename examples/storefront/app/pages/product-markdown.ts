import type { LoaderFunctionArgs } from 'react-router'
import { withPrefix } from '../i18n/prefix'
import { productMarkdown } from '../machines/product-markdown'
import { storefrontOf, visit } from '../shop/context.server'
import { notFound } from '../shop/failures'
import { productView } from '../shop/product-view'

/** The twin of a product's page in plain text, at the same address with `.md` behind it. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const storefront = storefrontOf(context)
  const { client, region, locale, prefix } = await visit(request, storefront)
  const { products } = await client.products.list({
    handle: params.handle ?? '',
    region_id: region.id,
    limit: 1,
    expand: 'images,options,variants,variants.options,variants.prices,categories,collection',
  })
  const [found] = products
  if (!found) throw notFound()
  const { origin } = storefront
  const { currency_code: currency, name, inclusive } = region
  const text = productMarkdown(productView(found, inclusive), {
    origin,
    prefix,
    currency,
    region: name,
    inclusive,
    locale,
  })
  return new Response(text, {
    headers: {
      'content-type': 'text/markdown; charset=utf-8',
      // Prices follow the region of whoever asks.
      'cache-control': 'private, max-age=300',
      link: `<${origin}${withPrefix(prefix, `/p/${found.handle}`)}>; rel="canonical"`,
      'x-robots-tag': 'noindex',
    },
  })
}
