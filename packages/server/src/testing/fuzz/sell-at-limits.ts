import { type Cart, mostLines, type Region } from '@cartwright/contract'
import { newId } from '../../store/schema/ids'
import type { TestShop } from '../test-shop'
import { adasAddress, createRegion } from '../world'
import { changeAfterSale } from './change-after-sale'
import { anAmount, aQuantity, aRate, goods } from './limits'
import type { Random } from './random'
import { type Run, type Step, stepsOf } from './sale-steps'

/** Where a sale at the limits happens, and what is sold there. */
export interface Ground {
  region: Region
  country: string
  option_id: string
  return_option_id: string
  product_id: string
  variants: { id: string; quantity: number }[]
}

const currencies = ['eur', 'usd', 'jpy', 'krw', 'vnd', 'idr', 'clp'] as const
const countries = ['gb', 'us', 'jp', 'kr', 'vn', 'id', 'cl']

/**
 * One sale from the product to the last refund, in which prices, quantities, rates, discounts, gift cards and shipping stand
 * at their limits together: what each allows must not add up to what nobody can compute or read.
 */
export async function sellAtLimits(t: TestShop, random: Random, run: Run): Promise<void> {
  const step = stepsOf(run)
  const ground = await prepare(t, random, step)
  if (!ground) return
  const cart = await fillCart(random, step, ground)
  if (cart) {
    await reduce(random, step, ground, cart)
    await send(step, ground, cart.id)
    const params = { id: cart.id }
    await step('POST /store/carts/:id/taxes', { params })
    await step('POST /store/carts/:id/payment-sessions', { params })
    const done = await step('POST /store/carts/:id/complete', { params })
    if (done?.type === 'order') await changeAfterSale(random, step, ground, done.data.id)
  }
  await draft(random, step, ground)
}

async function prepare(t: TestShop, random: Random, step: Step): Promise<Ground | undefined> {
  const at = random.below(currencies.length)
  const country = countries[at] as string
  const region = await createRegion(t, {
    name: newId('r'),
    currency_code: currencies[at] as string,
    tax_rate: 0,
    countries: [country],
    includes_tax: random.chance(0.3),
  })
  const region_id = region.id
  const rates = {
    tax_rate: aRate(random, 100),
    automatic_taxes: random.chance(0.8),
    gift_cards_taxable: random.chance(0.5),
  }
  await step('POST /admin/regions/:id', { params: { id: region_id }, body: rates })
  const option = async (is_return: boolean) => {
    const amount = random.chance(0.5) ? random.below(1000) : anAmount(random)
    const made = await step('POST /admin/shipping-options', {
      body: {
        name: 'Post',
        region_id,
        provider_id: 'manual',
        data: { id: 'manual-fulfillment' },
        price_type: 'flat_rate',
        amount,
        is_return,
        includes_tax: random.chance(0.3),
      },
    })
    return made?.shipping_option.id ?? ''
  }
  const wanted = Array.from({ length: 1 + random.below(3) }, () => goods(random))
  const tag = newId('limit').toLowerCase()
  const made = await step('POST /admin/products', {
    body: {
      title: 'Crown',
      handle: tag,
      status: 'published',
      is_giftcard: random.chance(0.1),
      options: [{ title: 'Size' }],
      weight: aQuantity(random),
      variants: wanted.map(({ amount }, index) => ({
        title: `${index}`,
        sku: `${tag}-${index}`,
        inventory_quantity: aQuantity(random),
        allow_backorder: random.chance(0.9),
        manage_inventory: random.chance(0.8),
        options: [{ value: `${index}` }],
        prices: [
          random.chance(0.5) ? { region_id, amount } : { currency_code: region.currency_code, amount },
        ],
      })),
    },
  })
  if (!made) return undefined
  const product_id = made.product.id
  if (random.chance(0.5))
    for (let more = random.below(3); more >= 0; more--)
      await step('POST /admin/tax-rates', {
        body: { code: 'T', name: 'Tax', region_id, rate: aRate(random), products: [product_id] },
      })
  const variants = made.product.variants.map(({ id }, index) => ({
    id,
    quantity: wanted[index]?.quantity ?? 1,
  }))
  if (random.chance(0.3))
    await step('POST /admin/price-lists', {
      body: {
        name: 'Sale',
        description: 'At the limit',
        type: 'sale',
        prices: variants.map(({ id }) => ({
          variant_id: id,
          region_id,
          amount: anAmount(random),
          min_quantity: random.below(3),
          max_quantity: aQuantity(random),
        })),
      },
    })
  const [option_id, return_option_id] = [await option(false), await option(true)]
  return { region, country, option_id, return_option_id, product_id, variants }
}

/** Many lines, up to more than there may be, some of which join others. */
async function fillCart(random: Random, step: Step, { region, variants }: Ground): Promise<Cart | undefined> {
  const pick = () => {
    const { id, quantity } = random.pick(variants)
    return { variant_id: id, quantity }
  }
  const many = random.chance(0.1) ? mostLines : random.below(6)
  const made = await step('POST /store/carts', {
    body: {
      region_id: region.id,
      items: Array.from({ length: many }, () => (many > 9 ? { ...pick(), quantity: 1 } : pick())),
    },
  })
  const cart = made?.cart ?? (await step('POST /store/carts', { body: { region_id: region.id } }))?.cart
  if (!cart) return undefined
  const params = { id: cart.id }
  for (let more = random.below(5); more >= 0; more--)
    await step('POST /store/carts/:id/line-items', {
      params,
      body: { ...pick(), metadata: random.chance(0.5) ? { more } : {} },
    })
  const line = cart.items?.[0]
  if (line && random.chance(0.3))
    await step('POST /store/carts/:id/line-items/:line_id', {
      params: { ...params, line_id: line.id },
      body: { quantity: aQuantity(random) },
    })
  return cart
}

/** What is taken off: a discount up to the whole, a gift card for more than there is to pay. */
async function reduce(random: Random, step: Step, { region, country, product_id }: Ground, cart: Cart) {
  const codes: { code: string }[] = []
  if (random.chance(0.6)) {
    const isPercent = random.chance(0.4)
    const made = await step('POST /admin/discounts', {
      body: {
        code: newId('l'),
        regions: [region.id],
        usage_limit: random.pick([null, 1, aQuantity(random)]),
        rule: {
          type: isPercent ? 'percentage' : random.pick(['fixed', 'fixed', 'free_shipping']),
          value: isPercent ? random.pick([1, 33, 99, 100, 101]) : anAmount(random),
          allocation: random.pick(['total', 'item']),
          conditions: random.chance(0.3) ? [{ operator: 'in', products: [product_id] }] : [],
        },
      },
    })
    if (made) codes.push({ code: made.discount.code })
  }
  const cards: { code: string }[] = []
  for (let more = random.below(3); more > 0; more--) {
    const made = await step('POST /admin/gift-cards', {
      body: { region_id: region.id, value: anAmount(random) },
    })
    if (made) cards.push({ code: made.gift_card.code })
  }
  const address = adasAddress(country)
  const base = { email: 'ada@example.com', shipping_address: address, billing_address: address }
  const params = { id: cart.id }
  await step('POST /store/carts/:id', { params, body: base })
  await step('POST /store/carts/:id', { params, body: { discounts: codes, gift_cards: cards } })
}

async function send(step: Step, { option_id }: Ground, id: string) {
  await step('POST /store/carts/:id/shipping-methods', { params: { id }, body: { option_id } })
}

/** The same by staff, who name prices of their own. */
async function draft(random: Random, step: Step, { region, country, option_id, variants }: Ground) {
  const line = () => {
    const { amount, quantity } = goods(random)
    return random.chance(0.5)
      ? { title: 'Gold', unit_price: amount, quantity }
      : { variant_id: random.pick(variants).id, unit_price: amount, quantity }
  }
  const made = await step('POST /admin/draft-orders', {
    body: {
      email: 'ada@example.com',
      region_id: region.id,
      shipping_address: adasAddress(country),
      items: Array.from({ length: 1 + random.below(4) }, line),
      shipping_methods: [{ option_id, price: random.chance(0.5) ? 0 : anAmount(random) }],
    },
  })
  if (!made) return
  const params = { id: made.draft_order.id }
  await step('POST /admin/draft-orders/:id/line-items', { params, body: line() })
  const line_id = made.draft_order.cart?.items?.[0]?.id ?? ''
  await step('POST /admin/draft-orders/:id/line-items/:line_id', {
    params: { ...params, line_id },
    body: { unit_price: anAmount(random), quantity: aQuantity(random) },
  })
  await step('POST /admin/draft-orders/:id/pay', { params })
}
