import { createStoreClient, NotFoundError, TimeoutError, ValidationError } from '@cartwright/sdk'

/** A visit to a shop, in whatever place it runs; answers what it saw as plain data. */
export async function visit(baseUrl: string) {
  const shop = createStoreClient({ baseUrl, publishableKey: 'pk_1' })
  const { regions } = await shop.regions.list({}, { 'x-trace': 'a visit' })
  const { cart } = await shop.carts.create({ region_id: regions[0]?.id })
  const products = await shop.products.iterate({ limit: 1 }).toArray({ max: 5 })
  const added = await shop.carts.lineItems.create(cart.id, {
    variant_id: products[0]?.variants[0]?.id ?? '',
    quantity: 2,
  })
  const missing = await shop.carts.retrieve('cart_none').catch((error) => error)
  const wrong = await shop.carts.create({ region_id: 7 as unknown as string }).catch((error) => error)
  const late = await shop.products.retrieve('slow', {}, { timeoutMs: 50, retries: 0 }).catch((error) => error)
  return {
    region: regions[0]?.name,
    products: products.map(({ title }) => title),
    total: added.cart.total,
    missing: missing instanceof NotFoundError && missing.status,
    wrong: wrong instanceof ValidationError && Object.keys(wrong.fieldErrors),
    late: late instanceof TimeoutError && late.isRetryable,
  }
}
