import type { CallName } from '@cartwright/contract'
import { max } from 'drizzle-orm'
import { hashOf } from '../../modules/auth/sessions'
import { newId } from '../../store/schema/ids'
import { openCounter, placeOrder } from '../placed-order'
import type { TestShop } from '../test-shop'

/** Headers that act as staff and as a customer. */
export interface Callers {
  nobody: Record<string, string>
  customer: Record<string, string>
  staff: Record<string, string>
}

/** A user and a customer of the run's own, with their tokens, at which no request is aimed. */
export async function openIdentities(t: TestShop): Promise<{ spared: Set<string>; callers: Callers }> {
  const user_id = newId('usr')
  const customer_id = newId('cus')
  const tokens = { admin: newId('staff'), store: newId('customer') }
  const token_ids = { admin: newId('apitok'), store: newId('apitok') }
  await t.shop.transaction(async (tx) => {
    await tx.insert(tx.t.user).values({ id: user_id, email: `${user_id}@example.com`, role: 'admin' })
    await tx
      .insert(tx.t.customer)
      .values({ id: customer_id, email: `${customer_id}@example.com`, has_account: true })
    for (const domain of ['admin', 'store'] as const)
      await tx.insert(tx.t.api_token).values({
        id: token_ids[domain],
        token_hash: hashOf(tokens[domain]),
        hint: 'fuzz',
        name: 'fuzz',
        domain,
        ...(domain === 'admin' ? { user_id } : { customer_id }),
      })
  })
  return {
    spared: new Set([user_id, customer_id, ...Object.values(token_ids)]),
    callers: {
      nobody: {},
      customer: { authorization: `Bearer ${tokens.store}` },
      staff: { 'x-medusa-access-token': tokens.admin },
    },
  }
}

/** Something to buy, orders, and what comes after the sale: so that requests find what they name. */
export async function stockUp(
  t: TestShop,
  { callers, customer_id }: { callers: Callers; customer_id: string },
): Promise<void> {
  await openForBusiness(t)
  const counter = await openCounter(t)
  const email = `${newId('b')}@example.com`
  const order = (captured: boolean) =>
    placeOrder(t, counter, { small: 3, large: 2 }, { customer_id, captured, email })
  const orders = [
    await order(false),
    await order(true),
    await order(true),
    await order(true),
    await order(true),
  ] as const
  await countOrders(t)
  const { region_id } = counter
  const variant_id = counter.variants.small?.id
  const product_id = counter.variants.small?.product_id
  const make = async (name: CallName, body: object, params = {}) =>
    t.try(name, { params, body, headers: name.includes(' /admin') ? callers.staff : callers.customer })
  const tag = newId('f').slice(-10)
  const line = (at: 1 | 2 | 3 | 4) => ({ item_id: orders[at].lines.small, quantity: 1 })
  await make('POST /store/carts', { region_id, items: [{ variant_id, quantity: 1 }] })
  await make('POST /admin/discounts', {
    code: `F${tag}`,
    regions: [region_id],
    is_dynamic: true,
    valid_duration: 'P3D',
    rule: {
      type: 'percentage',
      value: 10,
      allocation: 'total',
      conditions: [{ operator: 'in', products: [product_id] }],
    },
  })
  await make('POST /admin/price-lists', {
    name: 'Sale',
    description: 'Cheaper',
    type: 'sale',
    prices: [{ variant_id, amount: 100, currency_code: 'eur' }],
  })
  await make('POST /admin/draft-orders', {
    email,
    region_id,
    shipping_methods: [{ option_id: counter.shipping_option_id }],
    items: [{ variant_id, quantity: 2 }],
  })
  for (const { id, lines } of orders.slice(1)) {
    const items = Object.values(lines).map((item_id) => ({ item_id, quantity: 2 }))
    await make('POST /admin/orders/:id/fulfillment', { items }, { id })
  }
  await make('POST /admin/orders/:id/return', { items: [line(2)] }, { id: orders[2].id })
  await make(
    'POST /admin/orders/:id/claims',
    {
      type: 'replace',
      claim_items: [{ ...line(3), reason: 'other' }],
      additional_items: [{ variant_id, quantity: 1 }],
    },
    { id: orders[3].id },
  )
  await make(
    'POST /admin/orders/:id/swaps',
    { return_items: [line(4)], additional_items: [{ variant_id, quantity: 1 }] },
    { id: orders[4].id },
  )
  await make('POST /admin/order-edits', { order_id: orders[0].id })
  await make('POST /admin/batch-jobs', { type: 'product-export', context: {}, dry_run: true })
}

/** What earlier requests may have closed: the channels and the currencies. */
const openForBusiness = (t: TestShop) =>
  t.shop.transaction(async (tx) => {
    await tx.update(tx.t.sales_channel).set({ is_disabled: false })
    const [shop] = await tx.select({ id: tx.t.store.id }).from(tx.t.store)
    for (const currency_code of ['eur', 'usd'])
      await tx
        .insert(tx.t.store_currencies)
        .values({ store_id: shop?.id ?? '', currency_code })
        .onConflictDoNothing()
  })

/** Orders placed without a checkout take their numbers past the counter. */
const countOrders = (t: TestShop) =>
  t.shop.transaction(async (tx) => {
    const { counter, order } = tx.t
    const [last] = await tx.select({ value: max(order.display_id) }).from(order)
    const value = last?.value ?? 0
    await tx
      .insert(counter)
      .values({ id: 'order', value })
      .onConflictDoUpdate({ target: counter.id, set: { value } })
  })
