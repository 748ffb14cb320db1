import { address } from '../scripts/bench/buyer.mjs'

/** An order of two lines, four pieces each, whose payment waits to be captured. Answers its id. */
export async function placeOrder(shop, n) {
  const post = async (path, body) => {
    const reply = await shop.ask('POST', path, body)
    if (reply.status >= 400) throw new Error(`${path} answered ${reply.status}`)
    return reply.body
  }
  const { cart } = await post('/store/carts', { region_id: shop.region.id })
  const variants = shop.products.flatMap((product) => product.variants)
  for (const at of [n, n + 1])
    await post(`/store/carts/${cart.id}/line-items`, {
      variant_id: variants[at % variants.length].id,
      quantity: 4,
    })
  await post(`/store/carts/${cart.id}`, { email: `buyer${n}@example.com`, shipping_address: address })
  await post(`/store/carts/${cart.id}/shipping-methods`, { option_id: shop.option.id })
  await post(`/store/carts/${cart.id}/payment-sessions`)
  const { data } = await post(`/store/carts/${cart.id}/complete`)
  return data.id
}
