import { and, eq, isNull, sql } from 'drizzle-orm'
import { record } from '../modules/payment/ledger'
import { newId } from '../store/schema/ids'
import type { TestShop } from './test-shop'

/** A place to sell from, without going through a checkout: for tests of what comes after the sale. */
export interface Counter {
  currency_code: string
  region_id: string
  sales_channel_id: string
  shipping_option_id: string
  return_option_id: string
  location_id: string
  profile_id: string
  customer_id: string
  variants: Record<string, { id: string; product_id: string; inventory_item_id: string }>
}

let made = 0

/** Europe in euro, or another currency, with 20 % tax, two shirts of which `stock` lie in one warehouse, delivery for 10.00 and returns for 5.00. */
export async function openCounter(
  t: TestShop,
  { stock = 100, tax_rate = 20, currency_code = 'eur' } = {},
): Promise<Counter> {
  made += 1
  return t.shop.transaction(async (tx) => {
    const { t: tables } = tx
    const [store] = await tx.select({ channel: tables.store.default_sales_channel_id }).from(tables.store)
    const [profile] = await tx
      .select({ id: tables.shipping_profile.id })
      .from(tables.shipping_profile)
      .where(eq(tables.shipping_profile.type, 'default'))
    const sales_channel_id = store?.channel ?? ''
    const profile_id = profile?.id ?? ''
    const [region] = await tx
      .insert(tables.region)
      .values({ name: `Europe ${made}`, currency_code, tax_rate })
      .returning({ id: tables.region.id })
    const region_id = region?.id ?? ''
    await tx
      .update(tables.country)
      .set({ region_id })
      .where(and(eq(tables.country.iso_2, ['fr', 'de', 'it', 'es'][made % 4] as string)))
    await tx.insert(tables.region_payment_providers).values({ region_id, provider_id: 'manual' })
    await tx.insert(tables.region_fulfillment_providers).values({ region_id, provider_id: 'manual' })
    const option = async (name: string, amount: number, is_return: boolean) => {
      const [row] = await tx
        .insert(tables.shipping_option)
        .values({
          name,
          amount,
          is_return,
          region_id,
          profile_id,
          provider_id: 'manual',
          price_type: 'flat_rate',
          data: {},
        })
        .returning({ id: tables.shipping_option.id })
      return row?.id ?? ''
    }
    const [location] = await tx
      .insert(tables.stock_location)
      .values({ name: 'Warehouse' })
      .returning({ id: tables.stock_location.id })
    const location_id = location?.id ?? ''
    await tx.insert(tables.sales_channel_location).values({ sales_channel_id, location_id })
    const [product] = await tx
      .insert(tables.product)
      .values({ title: 'Shirt', handle: `counter-shirt-${made}`, status: 'published' })
      .returning({ id: tables.product.id })
    const product_id = product?.id ?? ''
    await tx.insert(tables.product_shipping_profile).values({ product_id, profile_id })
    await tx.insert(tables.product_sales_channel).values({ product_id, sales_channel_id })
    const variants: Counter['variants'] = {}
    for (const [title, amount] of [
      ['small', 1000],
      ['large', 2500],
    ] as const) {
      const [variant] = await tx
        .insert(tables.product_variant)
        .values({ title, product_id, inventory_quantity: 0, manage_inventory: true })
        .returning({ id: tables.product_variant.id })
      const id = variant?.id ?? ''
      const [price] = await tx
        .insert(tables.money_amount)
        .values({ currency_code, amount })
        .returning({ id: tables.money_amount.id })
      await tx
        .insert(tables.product_variant_money_amount)
        .values({ money_amount_id: price?.id ?? '', variant_id: id })
      const [item] = await tx
        .insert(tables.inventory_item)
        .values({ title })
        .returning({ id: tables.inventory_item.id })
      const inventory_item_id = item?.id ?? ''
      await tx.insert(tables.product_variant_inventory_item).values({ variant_id: id, inventory_item_id })
      await tx
        .insert(tables.inventory_level)
        .values({ inventory_item_id, location_id, stocked_quantity: stock })
      variants[title] = { id, product_id, inventory_item_id }
    }
    const [customer] = await tx
      .insert(tables.customer)
      .values({ email: `guest-${made}@example.com` })
      .returning({ id: tables.customer.id })
    return {
      currency_code,
      region_id,
      sales_channel_id,
      shipping_option_id: await option('Standard', 1000, false),
      return_option_id: await option('Return', 500, true),
      location_id,
      profile_id,
      customer_id: customer?.id ?? '',
      variants,
    }
  })
}

export interface PlacedOrder {
  id: string
  cart_id: string
  payment_id: string
  lines: Record<string, string>
  total: number
}

const prices: Record<string, number> = { small: 1000, large: 2500 }

/** An order as the checkout leaves it: authorised, nothing captured, stock reserved. `quantities` by variant title. */
export async function placeOrder(
  t: TestShop,
  counter: Counter,
  quantities: Record<string, number> = { small: 2, large: 1 },
  more: { email?: string; customer_id?: string; captured?: boolean; tax_rate?: number } = {},
): Promise<PlacedOrder> {
  const rate = more.tax_rate ?? 20
  const { currency_code } = counter
  return t.shop.transaction(async (tx) => {
    const { t: tables } = tx
    const [country] = await tx
      .select({ iso_2: tables.country.iso_2 })
      .from(tables.country)
      .where(eq(tables.country.region_id, counter.region_id))
    const address = async () => {
      const [row] = await tx
        .insert(tables.address)
        .values({
          first_name: 'Ada',
          last_name: 'Byron',
          address_1: '1 Main Street',
          city: 'Paris',
          postal_code: '75001',
          country_code: country?.iso_2 ?? 'fr',
        })
        .returning({ id: tables.address.id })
      return row?.id ?? ''
    }
    const email = more.email ?? 'guest@example.com'
    const sale = {
      email,
      region_id: counter.region_id,
      customer_id: more.customer_id ?? counter.customer_id,
      sales_channel_id: counter.sales_channel_id,
      shipping_address_id: await address(),
      billing_address_id: await address(),
      metadata: {},
    }
    const cart_id = newId('cart')
    await tx
      .insert(tables.cart)
      .values({ ...sale, id: cart_id, context: {}, completed_at: new Date().toISOString() })
    const [number] = await tx
      .insert(tables.counter)
      .values({ id: 'order', value: 1 })
      .onConflictDoUpdate({ target: tables.counter.id, set: { value: sql`${tables.counter.value} + 1` } })
      .returning({ display_id: tables.counter.value })
    const id = newId('order')
    await tx.insert(tables.order).values({
      ...sale,
      id,
      cart_id,
      display_id: number?.display_id ?? 1,
      currency_code,
      payment_status: more.captured ? 'captured' : 'awaiting',
    })
    const lines: Record<string, string> = {}
    let goods = 0
    for (const [title, quantity] of Object.entries(quantities)) {
      const variant = counter.variants[title]
      const unit_price = prices[title] ?? 0
      const [line] = await tx
        .insert(tables.line_item)
        .values({
          cart_id,
          order_id: id,
          title: 'Shirt',
          description: title,
          unit_price,
          quantity,
          variant_id: variant?.id,
          has_shipping: true,
          metadata: {},
        })
        .returning({ id: tables.line_item.id })
      lines[title] = line?.id ?? ''
      await tx
        .insert(tables.line_item_tax_line)
        .values({ item_id: lines[title], rate, name: 'default', code: 'default' })
      await tx.insert(tables.reservation_item).values({
        line_item_id: lines[title],
        inventory_item_id: variant?.inventory_item_id ?? '',
        location_id: counter.location_id,
        quantity,
      })
      const [level] = await tx
        .select()
        .from(tables.inventory_level)
        .where(
          and(
            eq(tables.inventory_level.inventory_item_id, variant?.inventory_item_id ?? ''),
            isNull(tables.inventory_level.deleted_at),
          ),
        )
      await tx
        .update(tables.inventory_level)
        .set({ reserved_quantity: (level?.reserved_quantity ?? 0) + quantity })
        .where(eq(tables.inventory_level.id, level?.id ?? ''))
      goods += unit_price * quantity + Math.round((unit_price * quantity * rate) / 100)
    }
    const [method] = await tx
      .insert(tables.shipping_method)
      .values({
        order_id: id,
        cart_id,
        price: 1000,
        data: {},
        shipping_option_id: counter.shipping_option_id,
      })
      .returning({ id: tables.shipping_method.id })
    await tx
      .insert(tables.shipping_method_tax_line)
      .values({ shipping_method_id: method?.id ?? '', rate, name: 'default', code: 'default' })
    const total = goods + 1000 + Math.round((1000 * rate) / 100)
    const payment_id = newId('pay')
    await tx.insert(tables.payment).values({
      id: payment_id,
      cart_id,
      order_id: id,
      amount: total,
      currency_code,
      provider_id: 'manual',
      data: { status: 'authorized' },
      captured_at: more.captured ? new Date().toISOString() : null,
    })
    const entry = { order_id: id, currency_code }
    await record(
      tx,
      { ...entry, kind: 'order', due: total },
      { ...entry, kind: 'capture', paid: more.captured ? total : 0, reference_id: payment_id },
    )
    await tx.update(tables.cart).set({ payment_id }).where(eq(tables.cart.id, cart_id))
    return { id, cart_id, payment_id, lines, total }
  })
}

/** What lies in the counter's warehouse of a variant, and what of it is promised. */
export async function stockAt(t: TestShop, counter: Counter, title: string) {
  const { inventory_level: level } = t.shop.db.t
  const [row] = await t.shop.db
    .select({ stocked: level.stocked_quantity, reserved: level.reserved_quantity })
    .from(level)
    .where(
      and(
        eq(level.inventory_item_id, counter.variants[title]?.inventory_item_id ?? ''),
        eq(level.location_id, counter.location_id),
      ),
    )
  return row
}
