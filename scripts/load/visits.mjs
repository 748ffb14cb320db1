import { address } from '../bench/buyer.mjs'
import { isWell } from './clients.mjs'

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/** What of a hundred visits are of which kind: most look, few buy, somebody works. */
const shares = { browse: 48, search: 20, cart: 14, buy: 10, returning: 4, staff: 4 }

/** How long a shopper goes on trying to buy, in ms. */
const insists = 60_000

/** How the kinds of visits follow one another: the same on every run, and evenly mixed. */
export function kindOf(n) {
  // Steps of 37 through a hundred meet each place once.
  let place = (n * 37) % 100
  for (const [kind, share] of Object.entries(shares)) {
    if (place < share) return kind
    place -= share
  }
  return 'browse'
}

/**
 * The visits that a shop gets, each a few calls one after another. `told` gathers which orders shoppers were told of, by their
 * carts; `refused` what a shop said to those who could not buy.
 */
export function visitsOf(world, ask, { told, refused }) {
  const { region, products, categories, words, country, customers, staff, run } = world
  const pick = (list, n) => list[n % list.length]
  const priced = `region_id=${region.id}`

  const get = (kind, path, more) => ask(kind, 'GET', path, more)

  /** A step of a checkout, repeated with its key while the shop says "not now" or nothing at all. */
  async function step(kind, path, body, key, due) {
    const until = performance.now() + insists
    for (;;) {
      const answer = await ask(kind, 'POST', path, { body, headers: { 'idempotency-key': key }, due })
      const isLater = typeof answer.status !== 'number' || answer.status === 503 || answer.status === 409
      if (!isLater || performance.now() > until || answer.json?.code === 'idempotency_answer_lost')
        return answer
      due = undefined
      await sleep(200 + Math.random() * 300)
    }
  }

  async function cartWith(n, due) {
    const made = await step('cart', '/store/carts', { region_id: region.id }, `${run}-cart-${n}`, due)
    const cart = made.json?.cart?.id
    if (!cart) return undefined
    const product = pick(products, n)
    const variant_id = pick(product.variants, n).id
    const line = { variant_id, quantity: 1 }
    await step('cart', `/store/carts/${cart}/line-items`, line, `${run}-line-${n}`)
    return cart
  }

  return {
    async browse(n, due) {
      const category = categories.length > 0 ? `&category_id[]=${pick(categories, n).id}` : ''
      await get('list', `/store/products?limit=24&${priced}${category}`, { due })
      for (let look = 0; look < 2; look++)
        await get('product', `/store/products/${pick(products, n * 3 + look).id}?${priced}`)
    },
    async search(n, due) {
      await get('search', `/store/products?limit=12&q=${encodeURIComponent(pick(words, n))}&${priced}`, {
        due,
      })
      await get('product', `/store/products/${pick(products, n * 7).id}?${priced}`)
    },
    async cart(n, due) {
      const cart = await cartWith(n, due)
      if (cart) await get('cart', `/store/carts/${cart}`)
    },
    async buy(n, due) {
      const cart = await cartWith(n, due)
      if (!cart) return
      const path = `/store/carts/${cart}`
      const where = { ...address, country_code: country }
      const buyer = {
        email: `shopper-${run}-${n}@example.com`,
        shipping_address: where,
        billing_address: where,
      }
      await step('checkout', path, buyer, `${run}-address-${n}`)
      const options = await get('checkout', `/store/shipping-options/${cart}`)
      const option = options.json?.shipping_options?.[0] ?? world.option
      if (!option) return
      await step('checkout', `${path}/shipping-methods`, { option_id: option.id }, `${run}-method-${n}`)
      await step('checkout', `${path}/payment-sessions`, {}, `${run}-payment-${n}`)
      const { status, json } = await step('order', `${path}/complete`, {}, `${run}-complete-${n}`)
      if (status === 200 && json?.type === 'order') told.push({ cart, order: json.data.id })
      else refused.push(json?.code ?? json?.message ?? status)
    },
    async returning(n, due) {
      if (customers.length === 0) return
      const who = pick(customers, n)
      const { json, ...answer } = await ask('sign-in', 'POST', '/store/auth/token', { body: who, due })
      if (!isWell(answer)) return
      const headers = { authorization: `Bearer ${json.access_token}` }
      await get('account', '/store/customers/me', { headers })
      await get('account', '/store/customers/me/orders?limit=10', { headers })
    },
    async staff(n, due) {
      if (!staff) return
      await get('staff list', '/admin/orders?limit=20', { headers: staff, due })
      const body = { metadata: { touched: String(n) } }
      await ask('staff write', 'POST', `/admin/products/${pick(products, n).id}`, { body, headers: staff })
    },
  }
}
