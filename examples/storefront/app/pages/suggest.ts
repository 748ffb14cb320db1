import { clampQuantity, formatMoney, readQuantity } from '@cartwright/sdk/rules'
import type { Suggestion } from '@cartwright/ui/use-suggestions'
import type { LoaderFunctionArgs } from 'react-router'
import { withPrefix } from '../i18n/prefix'
import { translator } from '../i18n/use-t'
import { categoryName } from '../parts/CategoryName'
import { visit } from '../shop/context.server'
import { foundProducts } from '../shop/list-products.server'
import { plateCard } from '../shop/plate-card'

/** As many as a box of suggestions has room for. */
const usualProducts = 5
const mostProducts = 20

/** What the beginning of a search may mean: pieces and categories. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const shop = await visit(request, context)
  const { searchParams } = new URL(request.url)
  const q = (searchParams.get('q') ?? '').trim().slice(0, 200)
  const limit = clampQuantity(readQuantity(searchParams.get('limit'), usualProducts), {
    min: 1,
    max: mostProducts,
  })
  const { region, locale, prefix } = shop
  const [found, { product_categories }] = await Promise.all([
    q ? foundProducts(shop, q, limit) : [],
    shop.client.productCategories.list({ parent_category_id: 'null', limit: 12 }),
  ])
  const { t } = translator(shop.language)
  const products = found.map((product): Suggestion => {
    const { handle, title, offer, picture } = plateCard(product, region.inclusive)
    return {
      id: product.id,
      kind: 'product',
      text: title,
      href: withPrefix(prefix, `/p/${handle}`),
      picture,
      ...(offer.price === null ? {} : { note: formatMoney(offer.price, region.currency_code, locale) }),
    }
  })
  const categories = product_categories
    .map(({ handle, name }) => ({ handle, text: categoryName({ handle, name }, t) }))
    .filter(({ text }) => q && text.toLowerCase().startsWith(q.toLowerCase()))
    .map(
      ({ handle, text }): Suggestion => ({
        id: handle,
        kind: 'category',
        text,
        href: withPrefix(prefix, `/c/${handle}`),
      }),
    )
  return Response.json([...categories, ...products], { headers: { 'cache-control': 'private, max-age=60' } })
}
