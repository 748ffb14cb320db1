import type { Order, PricedProduct } from '@cartwright/contract'
import { canBuy, linesSold, variantOffer } from '@cartwright/sdk/rules'
import type { ReturnReasonChoice } from '@cartwright/ui/ReturnLines'
import { ours } from './cart-view'
import type { ShopVisit } from './context.server'
import { foundProducts } from './list-products.server'

/** A way the goods go back. */
export interface WayBack {
  id: string
  name: string
  /** What it takes off the refund, tax included, in minor units. */
  cost: number
}

/** Something to be had in exchange. */
export interface ExchangeOffer {
  variant: string
  label: string
  price: number
}

/** The ways back that the shop offers where the order went. */
export async function waysBack({ client }: ShopVisit, order: Order): Promise<WayBack[]> {
  const { shipping_options } = await client.shippingOptions.list({
    region_id: order.region_id,
    is_return: 'true',
  })
  return shipping_options
    .map(({ id, name, price_incl_tax }) => ({ id, name, cost: price_incl_tax }))
    .sort((a, b) => a.cost - b.cost)
}

/** Why goods come back, narrower reasons within their groups. */
export async function returnReasons({ client }: ShopVisit): Promise<ReturnReasonChoice[]> {
  const { return_reasons: all } = await client.returnReasons.list()
  const choice = ({ id, label }: { id: string; label: string }) => ({ id, label })
  return all
    .filter(({ parent_return_reason_id }) => !parent_return_reason_id)
    .map((reason) => ({
      ...choice(reason),
      children: all.filter((child) => child.parent_return_reason_id === reason.id).map(choice),
    }))
}

const expand = 'variants,variants.prices,variants.options'

/** The other variants of what was bought, by line: what it may be exchanged for without looking further. */
export async function variantsInExchange(
  shop: ShopVisit,
  order: Order,
  inclusive: boolean,
): Promise<Record<string, ExchangeOffer[]>> {
  const lines = linesSold(order)
  const productOf = (line: (typeof lines)[number]) => line.variant?.product_id
  const ids = [...new Set(lines.flatMap((line) => productOf(line) ?? []))]
  if (ids.length === 0) return {}
  const { products } = await shop.client.products.list({
    id: ids,
    region_id: order.region_id,
    limit: ids.length,
    expand,
  })
  const byId = new Map(products.map((product) => [product.id, product]))
  return Object.fromEntries(
    lines.map((line) => {
      const product = byId.get(productOf(line) ?? '')
      const offers = product ? offersOf(product, inclusive) : []
      return [line.id, offers.filter(({ variant }) => variant !== line.variant_id)]
    }),
  )
}

/** What the catalogue has by these words, priced as the order was. */
export async function piecesInExchange(
  shop: ShopVisit,
  order: Order,
  words: string,
  inclusive: boolean,
): Promise<ExchangeOffer[]> {
  if (!words) return []
  const region = { ...shop.region, id: order.region_id }
  const found = await foundProducts({ ...shop, region }, words, 8)
  if (found.length === 0) return []
  const { products } = await shop.client.products.list({
    id: found.map(({ id }) => id),
    region_id: region.id,
    limit: found.length,
    expand,
  })
  return products
    .filter(({ is_giftcard }) => !is_giftcard)
    .flatMap((product) =>
      offersOf(product, inclusive).map((offer) => ({
        ...offer,
        label: [product.title, offer.label].filter(Boolean).join(', '),
      })),
    )
}

function offersOf({ variants }: PricedProduct, inclusive: boolean): ExchangeOffer[] {
  return variants.filter(canBuy).flatMap((variant) => {
    const offer = variantOffer(variant, { inclusive })
    const label = ours.plainVariants.includes(variant.title) ? '' : variant.title
    return offer ? { variant: variant.id, label, price: offer.price } : []
  })
}
