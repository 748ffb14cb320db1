import type { Cart, Input, PricedProduct, PricedVariant, Region } from '@cartwright/contract'
import { eq, inArray } from 'drizzle-orm'
import { findOne } from '../store/reading/graph'
import { shapeOf } from '../store/reading/shape'
import type { TestShop } from './test-shop'

type ProductInput = Input<'POST /admin/products'>['body']

/** Where the small world of the tests sells: Europe, in euro, 20 % on top. */
export const europe = (t: TestShop, more: Partial<RegionInput> = {}) =>
  createRegion(t, { name: 'Europe', currency_code: 'eur', tax_rate: 20, countries: ['de', 'fr'], ...more })

/** In dollars, without tax. */
export const america = (t: TestShop, more: Partial<RegionInput> = {}) =>
  createRegion(t, { name: 'America', currency_code: 'usd', tax_rate: 0, countries: ['us'], ...more })

interface RegionInput {
  name: string
  currency_code: string
  tax_rate: number
  countries: string[]
  automatic_taxes?: boolean
  includes_tax?: boolean
}

/** A region with its countries, paid and shipped by the manual providers. */
export async function createRegion(t: TestShop, { countries, ...input }: RegionInput): Promise<Region> {
  const id = await t.shop.transaction(async (tx) => {
    const {
      region,
      country,
      region_payment_providers,
      region_fulfillment_providers,
      store,
      store_currencies,
    } = tx.t
    const [made] = await tx.insert(region).values(input).returning({ id: region.id })
    const region_id = made?.id ?? ''
    await tx.update(country).set({ region_id }).where(inArray(country.iso_2, countries))
    await tx.insert(region_payment_providers).values({ region_id, provider_id: 'manual' })
    await tx.insert(region_fulfillment_providers).values({ region_id, provider_id: 'manual' })
    const [shop] = await tx.select({ id: store.id }).from(store)
    if (shop)
      await tx
        .insert(store_currencies)
        .values({ store_id: shop.id, currency_code: input.currency_code })
        .onConflictDoNothing()
    return region_id
  })
  return (await findOne<Region>(t.shop.db, 'region', id, shapeOf(['countries']))) as Region
}

let made = 0

/** A published product with the given variants, by title: what each costs in cents, and how many there are. */
export async function createProduct(
  t: TestShop,
  title: string,
  variants: Record<string, { usd?: number; eur?: number; stock?: number; allow_backorder?: boolean }>,
  more: Partial<ProductInput> = {},
): Promise<TestProduct> {
  made += 1
  const handle = `${title.toLowerCase().replace(/\W+/g, '-')}-${made}`
  const { product } = await t.call('POST /admin/products', {
    headers: t.staff,
    body: {
      title,
      handle,
      status: 'published',
      options: [{ title: 'Size' }],
      variants: Object.entries(variants).map(([name, { usd, eur, stock = 100, allow_backorder }]) => ({
        title: name,
        sku: `${handle}-${name}`,
        inventory_quantity: stock,
        allow_backorder,
        options: [{ value: name }],
        prices: [
          ...(usd === undefined ? [] : [{ currency_code: 'usd', amount: usd }]),
          ...(eur === undefined ? [] : [{ currency_code: 'eur', amount: eur }]),
        ],
      })),
      ...more,
    },
  })
  const byTitle = Object.fromEntries(product.variants.map((variant) => [variant.title, variant.id]))
  return { product, id: product.id, variants: product.variants, variant: (name) => byTitle[name] ?? '' }
}

export interface TestProduct {
  product: PricedProduct
  id: string
  variants: PricedVariant[]
  /** The id of the variant with this title. */
  variant(title: string): string
}

/** A shirt in small (2000 usd cents, 1800 eur cents) and large (2500, 2250), a hundred of each. */
export const shirt = (t: TestShop, more: Partial<ProductInput> = {}) =>
  createProduct(t, 'Shirt', { small: { usd: 2000, eur: 1800 }, large: { usd: 2500, eur: 2250 } }, more)

/** A mug in one size for 900 usd cents or 800 eur cents, as many as said. */
export const mug = (t: TestShop, stock = 100, more: Partial<ProductInput> = {}) =>
  createProduct(t, 'Mug', { one: { usd: 900, eur: 800, stock } }, more)

/** Standard post of a region: what it costs, by default 500. */
export async function post(
  t: TestShop,
  region: { id: string },
  more: { amount?: number; name?: string; includes_tax?: boolean } = {},
): Promise<{ id: string }> {
  return t.shop.transaction(async (tx) => {
    const [profile] = await tx
      .select({ id: tx.t.shipping_profile.id })
      .from(tx.t.shipping_profile)
      .where(eq(tx.t.shipping_profile.type, 'default'))
    const [option] = await tx
      .insert(tx.t.shipping_option)
      .values({
        name: 'Post',
        region_id: region.id,
        profile_id: profile?.id ?? '',
        provider_id: 'manual',
        price_type: 'flat_rate',
        amount: 500,
        data: { id: 'manual-fulfillment' },
        ...more,
      })
      .returning({ id: tx.t.shipping_option.id })
    return { id: option?.id ?? '' }
  })
}

export const adasAddress = (country_code: string) => ({
  first_name: 'Ada',
  last_name: 'Byron',
  address_1: '12 St James Square',
  city: 'London',
  postal_code: '10001',
  country_code,
})

/** A guest's cart with lines, e-mail, address, shipping and a payment session: ready to be completed. */
export async function readyCart(
  t: TestShop,
  { region, option, items, email = 'ada@example.com', language = 'en', ...changes }: ReadyCart,
): Promise<Cart> {
  const country = region.countries?.[0]?.iso_2 ?? 'de'
  const { cart } = await t.call('POST /store/carts', {
    body: { region_id: region.id, items },
    headers: { 'accept-language': language },
  })
  const params = { id: cart.id }
  const address = adasAddress(country)
  await t.call('POST /store/carts/:id', {
    params,
    body: { email, shipping_address: address, billing_address: address, ...changes },
  })
  await t.call('POST /store/carts/:id/shipping-methods', { params, body: { option_id: option.id } })
  return (await t.call('POST /store/carts/:id/payment-sessions', { params })).cart
}

interface ReadyCart {
  region: Region
  option: { id: string }
  items: { variant_id: string; quantity: number }[]
  email?: string
  /** In which language its lines are called. */
  language?: string
  discounts?: { code: string }[]
  gift_cards?: { code: string }[]
}
