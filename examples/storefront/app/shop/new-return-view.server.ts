import type { Order } from '@cartwright/contract'
import { returnLines } from '@cartwright/sdk/rules'
import { inclusiveIn } from './after-sale'
import { ours, pictureIn } from './cart-view'
import type { ShopVisit } from './context.server'
import { linePictures } from './line-pictures.server'
import { newValues } from './new-return.server'
import { mayExchange } from './order-actions'
import { type ExchangeOffer, returnReasons, variantsInExchange, waysBack } from './return-offers.server'

const none: Record<string, ExchangeOffer[]> = {}

/** What the page of a new return draws: what may come back, why, how, and what may come instead. */
export async function newReturn(shop: ShopVisit, order: Order) {
  const inclusive = inclusiveIn(shop, order.region_id)
  const canExchange = mayExchange(order)
  const [reasons, ways, variants, pictures] = await Promise.all([
    returnReasons(shop),
    waysBack(shop, order),
    canExchange ? variantsInExchange(shop, order, inclusive) : none,
    linePictures(shop.client, order.items ?? []),
  ])
  return {
    token: order.cart_id ?? '',
    number: order.display_id,
    currency: order.currency_code,
    isCanceled: order.status === 'canceled',
    lines: returnLines(order, { ...ours, picture: pictureIn(pictures), inclusive }),
    reasons,
    ways,
    canExchange,
    variants,
    ...newValues(),
  }
}

export type NewReturn = Awaited<ReturnType<typeof newReturn>>
