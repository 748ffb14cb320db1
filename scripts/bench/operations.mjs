import { buyer, expecting } from './buyer.mjs'

/** The operations, each a function of the lane it runs in. */
export function operations({ base, staff, region, option, products }) {
  const expect = expecting(base)
  const variantAt = (n) => products[Math.floor(n / 3) % products.length].variants[n % 3].id
  const variant = (n) => products[n % products.length].variants[n % 3].id
  const carts = []
  let n = 0
  const newCart = async () => (await expect('POST', '/store/carts', { region_id: region.id })).json().cart.id
  /** Changes the quantity of a line in a cart of so many. */
  const changeLine = (lines) => {
    const lanes = []
    return async (lane) => {
      if (!lanes[lane]) {
        const items = Array.from({ length: lines }, (_, i) => ({ variant_id: variantAt(i), quantity: 1 }))
        const { cart } = (await expect('POST', '/store/carts', { region_id: region.id, items })).json()
        lanes[lane] = { path: `/store/carts/${cart.id}/line-items/${cart.items[0].id}`, quantity: 1 }
      }
      const mine = lanes[lane]
      mine.quantity = (mine.quantity % 5) + 1
      await expect('POST', mine.path, { quantity: mine.quantity })
    }
  }
  const checkout = buyer({ base, region, option, products }, 'bench')
  return [
    ['product list of 12', () => expect('GET', '/store/products?limit=12')],
    ['product list of 12, priced', () => expect('GET', `/store/products?limit=12&region_id=${region.id}`)],
    ['product page', () => expect('GET', `/store/products/${products[n++ % products.length].id}`)],
    [
      'cart read',
      async (lane) => {
        if (!carts[lane]) {
          carts[lane] = await newCart()
          for (let i = 0; i < 3; i++)
            await expect('POST', `/store/carts/${carts[lane]}/line-items`, {
              variant_id: variant(i * 4 + i),
              quantity: 1,
            })
        }
        await expect('GET', `/store/carts/${carts[lane]}`)
      },
    ],
    [
      'add line item',
      (() => {
        const lanes = []
        return async (lane) => {
          lanes[lane] ??= { id: await newCart(), lines: 0 }
          const cart = lanes[lane]
          await expect('POST', `/store/carts/${cart.id}/line-items`, {
            variant_id: variant(cart.lines % 3),
            quantity: 1,
          })
          cart.lines += 1
        }
      })(),
    ],
    ['change a line of 5', changeLine(5)],
    ['change a line of 100', changeLine(100)],
    ['checkout of nine calls', checkout],
    ['admin orders of 20', () => expect('GET', '/admin/orders?limit=20', undefined, staff)],
  ]
}
