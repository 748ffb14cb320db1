import type { Cart, Order } from '@cartwright/contract'
import { adasAddress } from '../world'
import type { Catalogue } from './rich-catalogue'
import type { People } from './rich-people'
import type { Places } from './rich-places'
import { first, signedIn, type Teller } from './teller'

/** What was bought. */
export interface Sale {
  /** Of a registered customer, with a discount and partly paid with a gift card. */
  order: Order
  cart: string
  /** To be canceled. */
  second: Order
  giftCard: string
}

type Ask = Teller['ask']
type World = Places & Catalogue & People

/** Carts with everything a cart can have, and the orders they become. */
export async function sell(teller: Teller, world: World): Promise<Sale> {
  const ask = signedIn(teller, world.customer.headers)
  const giftCard = await makeGiftCards(ask, world)
  const cart = await fillCart(ask, world, giftCard.code)
  await ask('GET /store/carts/:id', { id: cart.id })
  await ask('GET /store/shipping-options/:cart_id', { cart_id: cart.id })
  const done = await ask('POST /store/carts/:id/complete', { id: cart.id })
  await ask('GET /store/carts/:id', { id: cart.id })
  const other = await fillCart(ask, world, (await makeGiftCard(ask, world, 100)).code)
  const again = await ask('POST /store/carts/:id/complete-cart', { id: other.id })
  const third = await makeGiftCard(ask, world, 100)
  await waitForPayment(teller.ask, world, third.code)
  return { order: done.data as Order, cart: cart.id, second: again.data as Order, giftCard: giftCard.id }
}

const makeGiftCard = async (ask: Ask, { region }: World, value: number) =>
  (await ask('POST /admin/gift-cards', null, { body: { region_id: region.id, value } })).gift_card

async function makeGiftCards(ask: Ask, world: World) {
  const made = await makeGiftCard(ask, world, 1000)
  await ask('GET /store/gift-cards/:code', { code: made.code })
  await ask('GET /store/gift-cards/:code/balance', { code: made.code })
  await ask('DELETE /admin/gift-cards/:id', { id: (await makeGiftCard(ask, world, 1)).id })
  return made
}

/** A cart of which nothing lacks, by every call that changes one. */
async function fillCart(ask: Ask, world: World, gift_card: string): Promise<Cart> {
  const { region, channel, shirt, mug, voucher, option, discount } = world
  const line = (product: World['shirt'], quantity: number) => ({
    variant_id: first(product.variants).id,
    quantity,
  })
  const { cart: empty } = await ask('POST /store/carts', null, {
    body: {
      region_id: region.id,
      country_code: 'de',
      sales_channel_id: channel,
      items: [line(shirt, 1), line(voucher, 1)],
    },
  })
  const params = { id: empty.id }
  const address = adasAddress('de')
  const whole = {
    discounts: [{ code: discount.code }, { code: 'FREE' }],
    gift_cards: [{ code: gift_card }],
    shipping_address: address,
    billing_address: address,
  }
  await ask('POST /store/carts/:id', params, { body: whole })
  await ask('POST /store/carts/:id/shipping-methods', params, { body: { option_id: option } })
  await ask('POST /store/carts/:id/payment-sessions', params)
  const { cart: longer } = await ask('POST /store/carts/:id/line-items', params, { body: line(mug, 10) })
  const mugs = longer.items?.find(({ variant_id }) => variant_id === first(mug.variants).id)?.id ?? ''
  const at = { ...params, line_id: mugs }
  await ask('POST /store/carts/:id/line-items/:line_id', at, { body: { quantity: 9 } })
  await ask('DELETE /store/carts/:id/line-items/:line_id', at)
  await ask('POST /store/carts/:id/line-items', params, { body: line(mug, 20) })
  await ask('POST /store/carts/:id/line-items', params, { body: line(shirt, 19) })
  await ask('POST /store/carts/:id/shipping-methods', params, { body: { option_id: option } })
  await ask('POST /store/carts/:id/payment-sessions', params)
  const to = { ...params, provider_id: 'manual' }
  await ask('POST /store/carts/:id/payment-sessions/:provider_id', to, { body: { data: { a: 'b' } } })
  await ask('POST /store/carts/:id/payment-sessions/:provider_id/refresh', to)
  await ask('POST /store/carts/:id/payment-session', params, { body: { provider_id: 'manual' } })
  await ask('DELETE /store/carts/:id/payment-sessions/:provider_id', { ...params, provider_id: 'test' })
  await ask('DELETE /store/carts/:id/discounts/:code', { ...params, code: 'FREE' })
  await ask('POST /store/carts/:id/taxes', params)
  return (await ask('POST /store/carts/:id', params, { body: { context: { a: 'b' } } })).cart
}

/** A cart whose payment needs more of the shopper: completing it answers the cart. */
async function waitForPayment(ask: Ask, world: World, code: string): Promise<void> {
  const { id } = await fillCart(ask, world, code)
  await ask('POST /store/carts/:id', { id }, { body: { email: 'guest@example.com' } })
  await ask('POST /store/carts/:id/payment-sessions', { id })
  await ask('POST /store/carts/:id/payment-session', { id }, { body: { provider_id: 'test' } })
  await ask('POST /store/carts/:id/complete', { id })
  await ask('POST /store/carts/:id/complete-cart', { id })
}

/** Reads what was sold, when all has happened to it that can. */
export async function readSale(
  { ask }: Teller,
  { order, cart, giftCard }: Sale,
  { customer }: People,
): Promise<void> {
  const { headers, email } = customer
  const { display_id } = order
  await ask('GET /store/orders', null, { query: { display_id, email } })
  await ask('GET /store/orders/:id/gift-cards', { id: order.id }, { headers })
  await ask('GET /store/orders/:id', { id: order.id }, { headers })
  await ask('GET /store/orders/cart/:cart_id', { cart_id: cart }, { headers })
  await ask('GET /admin/orders')
  await ask('GET /admin/orders/:id', { id: order.id })
  const { gift_cards } = await ask('GET /admin/gift-cards')
  const bought = gift_cards.find(({ order: of }) => of)?.id ?? ''
  await ask('GET /admin/gift-cards/:id', { id: bought })
  await ask('POST /admin/gift-cards/:id', { id: bought }, { body: { metadata: { a: 'b' } } })
  await ask('GET /admin/gift-cards/:id', { id: giftCard })
  await ask('GET /admin/gift-cards/:id/transactions', { id: giftCard })
  const { payments } = await ask('GET /admin/payments')
  await ask('GET /admin/payments/:id', { id: first(payments).id })
}
