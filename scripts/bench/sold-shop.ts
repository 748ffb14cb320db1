import { hashOf } from '../../packages/server/src/modules/auth/sessions'
import { type Fact, factsOf } from '../../packages/server/src/modules/sales/order-facts'
import type { CountedLine, CountedOrder } from '../../packages/server/src/modules/sales/order-moves'
import { replaceFacts } from '../../packages/server/src/modules/sales/queries'
import type { Shop } from '../../packages/server/src/shop'
import { chanceOf, mixed } from '../../packages/server/src/stress/chance'

export interface SoldScale {
  orders: number
  products: number
  /** How long the shop has sold, up to today. */
  days: number
}

export const token = 'bench'
export const key = (prefix: string, n: number) => `${prefix}_${String(n).padStart(26, '0')}`
/** Where and in which currency, with the share of orders up to there. */
const regions = [
  ['Germany', 'eur', 0.3],
  ['France', 'eur', 0.45],
  ['America', 'usd', 0.75],
  ['Britain', 'gbp', 0.9],
  ['Sweden', 'sek', 1],
] as const
export const collections = 20
export const discounts = 20
const channels = 2
const oneDay = 86_400_000

/**
 * Fills an empty shop with the sales of years, straight into its tables: one to four lines an order, a few products sell
 * most, a quarter of the orders has a discount, 3 % are canceled and 6 % have money given back. The figures are worked out by
 * the functions that count orders.
 */
export async function fillSales(shop: Shop, scale: SoldScale): Promise<void> {
  await writeGoods(shop, scale)
  const firsts = new Set<number>()
  const step = 1000
  for (let from = 0; from < scale.orders; from += step) {
    const numbers = Array.from({ length: Math.min(step, scale.orders - from) }, (_, at) => from + at)
    const sales = numbers.map((number) => saleOf(number, scale, firsts))
    await writeSales(shop, sales)
  }
  await shop.transaction(async (tx) => {
    const [user] = await tx
      .insert(tx.t.user)
      .values({ email: 'bench@example.com', role: 'admin' })
      .returning({ id: tx.t.user.id })
    await tx
      .insert(tx.t.api_token)
      .values({ token_hash: hashOf(token), hint: '', name: 'bench', domain: 'admin', user_id: user?.id })
    await tx.insert(tx.t.sales_count).values({
      id: 'sales',
      time_zone: 'UTC',
      cursor: key('order', scale.orders),
      counted: scale.orders,
      total: scale.orders,
      done_at: new Date().toISOString(),
    })
  })
}

async function writeGoods(shop: Shop, { products, orders }: SoldScale): Promise<void> {
  await shop.transaction(async (tx) => {
    const { t } = tx
    await tx.insertRows(
      t.region,
      regions.map(([name, currency_code], n) => ({ id: key('reg', n), name, currency_code, tax_rate: 20 })),
    )
    await tx.insertRows(
      t.sales_channel,
      Array.from({ length: channels }, (_, n) => ({ id: key('sc', n), name: `Channel ${n}` })),
    )
    await tx.insertRows(
      t.product_collection,
      Array.from({ length: collections }, (_, n) => ({ id: key('pcol', n), title: `Collection ${n}` })),
    )
    await tx.insertRows(
      t.discount,
      Array.from({ length: discounts }, (_, n) => ({
        id: key('disc', n),
        code: `CODE${n}`,
        is_dynamic: false,
        is_disabled: false,
      })),
    )
    await tx.insertRows(
      t.product,
      Array.from({ length: products }, (_, n) => ({
        id: key('prod', n),
        title: `Piece ${n}`,
        handle: `piece-${n}`,
        status: 'published' as const,
        collection_id: key('pcol', n % collections),
      })),
    )
    await tx.insertRows(
      t.product_variant,
      Array.from({ length: products }, (_, n) => ({
        id: key('variant', n),
        product_id: key('prod', n),
        title: 'One',
        inventory_quantity: 5,
      })),
    )
    const customers = Math.ceil(orders * 0.4)
    for (let from = 0; from < customers; from += 5000)
      await tx.insertRows(
        t.customer,
        Array.from({ length: Math.min(5000, customers - from) }, (_, n) => ({
          id: key('cus', from + n),
          email: `${from + n}@example.com`,
        })),
      )
  })
}

interface Sale {
  number: number
  order: CountedOrder
  lines: { product: number; quantity: number; unit_price: number }[]
  facts: Fact[]
}

function saleOf(number: number, { orders, products, days }: SoldScale, firsts: Set<number>): Sale {
  const chance = chanceOf(mixed(1, 'sold', number))
  const end = Date.now()
  const at = Math.floor(end - days * oneDay + ((number + chance.next()) * days * oneDay) / orders)
  const later = new Date(Math.min(end, at + chance.below(20) * oneDay)).toISOString()
  const where = chance.next()
  const region = regions.findIndex(([, , share]) => where < share)
  const customer = Math.floor(orders * 0.4 * chance.next())
  const hasDiscount = chance.next() < 0.25
  const lines = Array.from({ length: 1 + chance.below(4) }, () => ({
    product: Math.floor(products * chance.next() ** 3),
    quantity: 1 + chance.below(2),
    unit_price: 1000 + 100 * chance.below(90),
  }))
  const counted = lines.map(({ product, quantity, unit_price }): CountedLine => {
    const gross = quantity * unit_price
    const discount = hasDiscount ? gross / 10 : 0
    return {
      product_id: key('prod', product),
      is_giftcard: false,
      quantity,
      gross,
      discount,
      tax: Math.round((gross - discount) / 5),
    }
  })
  const delivery = { net: 500, tax: 100 }
  const due = counted.reduce((sum, one) => sum + one.gross - one.discount + one.tax, 600)
  const fate = chance.next()
  const refund = fate >= 0.03 && fate < 0.09 ? Math.round(due / 3) : 0
  const placed_at = new Date(at).toISOString()
  const order: CountedOrder = {
    placed_at,
    canceled_at: fate < 0.03 ? later : null,
    lines: counted,
    delivery,
    edits: [],
    swaps: [],
    returns: [],
    claims: [],
    refunds: refund > 0 ? [{ id: key('ref', number), amount: refund, reason: 'discount' }] : [],
    entries: [
      { at: placed_at, kind: 'order', due, reference_id: null },
      ...(fate < 0.03 ? [{ at: later, kind: 'cancelation' as const, due: -due, reference_id: null }] : []),
      ...(refund > 0
        ? [{ at: later, kind: 'refund' as const, due: -refund, reference_id: key('ref', number) }]
        : []),
    ],
  }
  const is_first = !firsts.has(customer)
  firsts.add(customer)
  const identity = {
    order_id: key('order', number),
    currency_code: regions[region]?.[1] ?? 'eur',
    region_id: key('reg', region),
    sales_channel_id: key('sc', chance.next() < 0.8 ? 0 : 1),
    customer_id: key('cus', customer),
    is_first,
    discount_ids: hasDiscount ? [key('disc', Math.floor(discounts * chance.next() ** 2))] : [],
  }
  return { number, order, lines, facts: factsOf(identity, order, 'UTC') }
}

async function writeSales(shop: Shop, sales: readonly Sale[]): Promise<void> {
  await shop.transaction(async (tx) => {
    const { t } = tx
    const whole = sales.flatMap((sale) => {
      const identity = sale.facts[0]
      return identity ? [{ ...sale, identity, id: identity.order_id }] : []
    })
    await tx.insertRows(
      t.order,
      whole.map(({ number, order, identity, id }) => ({
        id,
        ...statusesOf(order, number),
        display_id: number + 1,
        customer_id: identity.customer_id,
        email: `${Number(identity.customer_id.slice(4))}@example.com`,
        region_id: identity.region_id,
        currency_code: identity.currency_code,
        sales_channel_id: identity.sales_channel_id,
        canceled_at: order.canceled_at,
        created_at: order.placed_at,
        updated_at: order.placed_at,
      })),
    )
    await tx.insertRows(
      t.line_item,
      whole.flatMap(({ lines, id, number, order }) =>
        lines.map(({ product, quantity, unit_price }, index) => ({
          id: key('item', number * 4 + index),
          order_id: id,
          title: `Piece ${product}`,
          unit_price,
          quantity,
          variant_id: key('variant', product),
          created_at: order.placed_at,
          updated_at: order.placed_at,
        })),
      ),
    )
    const due = ({ entries }: CountedOrder) => entries[0]?.due ?? 0
    await tx.insertRows(
      t.payment,
      whole.map(({ id, number, order, identity }) => ({
        id: key('pay', number),
        order_id: id,
        amount: due(order),
        amount_refunded: order.refunds[0]?.amount ?? 0,
        currency_code: identity.currency_code,
        provider_id: 'manual',
        data: {},
        captured_at: order.placed_at,
      })),
    )
    const refunds = whole.flatMap(({ id, order }) =>
      order.refunds.map((refund) => ({
        id: refund.id,
        order_id: id,
        amount: refund.amount,
        reason: 'discount' as const,
      })),
    )
    if (refunds.length > 0) await tx.insertRows(t.refund, refunds)
    await replaceFacts(
      tx,
      whole.map(({ id }) => id),
      whole.flatMap(({ facts }) => facts),
    )
  })
}

/** Nearly all are done with; a few of the last ones wait for their money or their parcel. */
function statusesOf({ canceled_at, placed_at }: CountedOrder, number: number) {
  if (canceled_at)
    return { status: 'canceled', payment_status: 'canceled', fulfillment_status: 'canceled' } as const
  const isYoung = Date.parse(placed_at) > Date.now() - 5 * oneDay
  if (isYoung && number % 3 > 0)
    return {
      status: 'pending',
      payment_status: number % 3 === 1 ? 'awaiting' : 'captured',
      fulfillment_status: 'not_fulfilled',
    } as const
  return { status: 'completed', payment_status: 'captured', fulfillment_status: 'shipped' } as const
}
