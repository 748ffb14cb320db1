import { call } from './load.mjs'

/** Where all who buy in a bench or under faults live. */
export const address = {
  first_name: 'Ada',
  last_name: 'Byron',
  address_1: '1 Mill Lane',
  city: 'Hudson',
  country_code: 'us',
  postal_code: '12534',
}

/** A request of a bench, which fails when it is refused. */
export const expecting = (base) => async (method, path, body, headers) => {
  const reply = await call(base, method, path, body, headers)
  if (reply.status >= 400) throw new Error(`${method} ${path} answered ${reply.status}: ${reply.raw}`)
  return reply
}

/** A shopper who buys one piece by nine calls, each time it is called, and answers the order. */
export function buyer({ base, region, option, products }, name) {
  const expect = expecting(base)
  let n = 0
  return async () => {
    n += 1
    const { cart } = (await expect('POST', '/store/carts', { region_id: region.id })).json()
    const path = `/store/carts/${cart.id}`
    const variant_id = products[n % products.length].variants[n % 3].id
    await expect('POST', `${path}/line-items`, { variant_id, quantity: 1 })
    await expect('POST', path, { email: `buyer-${name}-${n}@example.com` })
    await expect('POST', path, { shipping_address: address, billing_address: address })
    await expect('GET', `/store/shipping-options/${cart.id}`)
    await expect('POST', `${path}/shipping-methods`, { option_id: option.id })
    await expect('POST', `${path}/payment-sessions`)
    await expect('POST', `${path}/payment-session`, { provider_id: 'manual' })
    const { type, data } = (await expect('POST', `${path}/complete`)).json()
    if (type !== 'order') throw new Error(`The checkout ended with ${type}`)
    return data
  }
}
