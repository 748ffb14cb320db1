import type { Client } from '../packages/sdk/src/index'

/** An order of one piece, whose payment waits to be captured, as the storefront's own calls make it. Answers its id. */
export async function place(
  client: Client,
  variant_id: string,
  region_id: string,
  n: number,
  quantity = 1,
): Promise<string> {
  const { cart } = await client.carts.create({ region_id, country_code: 'at' })
  await client.carts.lineItems.create(cart.id, { variant_id, quantity })
  await client.carts.update(cart.id, {
    email: `buyer${n}@example.com`,
    shipping_address: {
      first_name: 'Ada',
      last_name: 'Byron',
      address_1: `${n} Mill Lane`,
      city: 'Vienna',
      postal_code: '1010',
      country_code: 'at',
    },
  })
  const { shipping_options } = await client.shippingOptions.listCartOptions(cart.id)
  await client.carts.addShippingMethod(cart.id, { option_id: shipping_options[0]?.id ?? '' })
  await client.carts.createPaymentSessions(cart.id)
  const { data } = await client.carts.complete(cart.id)
  return data.id ?? ''
}
