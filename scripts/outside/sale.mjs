/** Buys the first thing that a shop has, as a guest over HTTP; answers the order. */
export async function buy(url) {
  const call = async (method, path, body) => {
    const response = await fetch(`${url}/store/${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const answer = await response.json()
    if (!response.ok)
      throw new Error(`${method} /store/${path} answered ${response.status}: ${answer.message}`)
    return answer
  }
  const { regions } = await call('GET', 'regions')
  const [region] = regions
  const { products } = await call('GET', `products?limit=50&region_id=${region.id}`)
  const variant = products
    .filter(({ is_giftcard }) => !is_giftcard)
    .flatMap(({ variants }) => variants)
    .find(({ inventory_quantity }) => inventory_quantity > 0)
  const { cart } = await call('POST', 'carts', { region_id: region.id })
  await call('POST', `carts/${cart.id}/line-items`, { variant_id: variant.id, quantity: 1 })
  const address = {
    first_name: 'Ada',
    last_name: 'Byron',
    address_1: '1 Main Street',
    city: 'Town',
    postal_code: '10115',
    country_code: region.countries[0].iso_2,
  }
  await call('POST', `carts/${cart.id}`, {
    email: 'ada@example.com',
    shipping_address: address,
    billing_address: address,
  })
  const { shipping_options } = await call('GET', `shipping-options/${cart.id}`)
  await call('POST', `carts/${cart.id}/shipping-methods`, { option_id: shipping_options[0].id })
  await call('POST', `carts/${cart.id}/payment-sessions`)
  await call('POST', `carts/${cart.id}/payment-session`, { provider_id: 'manual' })
  const { type, data } = await call('POST', `carts/${cart.id}/complete`)
  if (type !== 'order') throw new Error(`The cart became ${type}`)
  return data
}
