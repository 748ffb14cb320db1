import type { Cart, Swap } from '@cartwright/contract'
import { notFound } from '../../errors'
import { routes } from '../../http/request'
import type { Shop } from '../../shop'
import { findOne } from '../../store/reading/graph'
import { list } from '../../store/reading/list'
import type { Shape } from '../../store/reading/shape'
import { cartReply } from '../cart/cart-reply'
import { loadCart } from '../cart/load-cart'
import { cancelLaterFulfillment, fulfillLaterSale, shipLaterSale } from '../fulfillment/fulfill-later-sale'
import { assertMayRead, assertMayReadByCart } from '../order/look-up-order'
import { readOrder } from '../order/read-order'
import { createSwap } from './create-swap'
import { swapOfCart } from './queries'
import { cancelSwap, processSwapPayment } from './settle-swap'
import { swapSale } from './swap-sale'

export const swapRoutes = routes({
  'POST /store/swaps': async (shop, { body, caller, shape }) => {
    await assertMayRead(shop, caller, body.order_id)
    const { return_shipping_option: option_id, ...input } = body
    const id = await createSwap(
      shop,
      body.order_id,
      { ...input, return_shipping: option_id ? { option_id } : null },
      { customer: true },
    )
    return { swap: await readSwap(shop, id, shape) }
  },
  'GET /store/swaps/:cart_id': async (shop, { params, caller, shape }) => {
    const { id, order_id } = await swapOfCart(shop.db, params.cart_id)
    await assertMayReadByCart(shop, caller, order_id)
    return { swap: await readSwap(shop, id, shape) }
  },
  'GET /admin/swaps': async (shop, { query, shape }) => {
    const { limit, offset } = query
    const { rows, count } = await list<Swap>(shop.db, 'swap', shape, { limit, offset })
    return { swaps: rows, count, offset, limit }
  },
  'GET /admin/swaps/:id': async (shop, { params, shape }) => {
    const swap = await readSwap(shop, params.id, shape)
    if (swap.cart) swap.cart = await withFigures(shop, swap.cart)
    return { swap }
  },
  'POST /admin/orders/:id/swaps': async (shop, { params, body, shape }) => {
    await createSwap(shop, params.id, body, { customer: false })
    return { order: await readOrder(shop, params.id, shape) }
  },
  'POST /admin/orders/:id/swaps/:swap_id/cancel': async (shop, { params, shape }) => {
    await cancelSwap(shop, params.id, params.swap_id)
    return { order: await readOrder(shop, params.id, shape) }
  },
  'POST /admin/orders/:id/swaps/:swap_id/fulfillments': async (shop, { params, body, shape }) => {
    await fulfillLaterSale(shop, swapSale, params.id, params.swap_id, body)
    return { order: await readOrder(shop, params.id, shape) }
  },
  'POST /admin/orders/:id/swaps/:swap_id/fulfillments/:fulfillment_id/cancel': async (
    shop,
    { params, shape },
  ) => {
    await cancelLaterFulfillment(shop, swapSale, params.id, params.swap_id, params.fulfillment_id)
    return { order: await readOrder(shop, params.id, shape) }
  },
  'POST /admin/orders/:id/swaps/:swap_id/process-payment': async (shop, { params, shape }) => {
    await processSwapPayment(shop, params.id, params.swap_id)
    return { order: await readOrder(shop, params.id, shape) }
  },
  'POST /admin/orders/:id/swaps/:swap_id/shipments': async (shop, { params, body, shape }) => {
    await shipLaterSale(shop, swapSale, params.id, params.swap_id, body)
    return { order: await readOrder(shop, params.id, shape) }
  },
})

/** @throws not_found */
async function readSwap(shop: Shop, id: string, shape: Shape): Promise<Swap> {
  const swap = await findOne<Swap>(shop.db, 'swap', id, shape)
  if (!swap) throw notFound('Swap', id)
  return swap
}

/** The cart of a swap with its figures, taxes included; its lines show the tax lines that are stored. */
async function withFigures(shop: Shop, cart: Cart): Promise<Cart> {
  const whole = cartReply(shop, await loadCart(shop.db, cart.id), { taxed: true })
  const items = whole.items?.map((line) => ({
    ...line,
    tax_lines: line.tax_lines?.filter((tax) => 'id' in tax) ?? [],
  }))
  return { ...whole, ...cart, items, shipping_methods: whole.shipping_methods } as Cart
}
