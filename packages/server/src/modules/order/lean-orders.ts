import type { Order } from '@cartwright/contract'
import type { Db } from '../../store/database/engine'
import { type Shape, shapeOf } from '../../store/reading/shape'
import { piecesOfOrders } from './queries'

/** What a sale comes to; each is worked out from lines, taxes, shipping, discounts and gift cards. */
const ofSale = [
  'subtotal',
  'discount_total',
  'shipping_total',
  'item_tax_total',
  'shipping_tax_total',
  'tax_total',
  'gift_card_total',
  'gift_card_tax_total',
  'total',
] as const
const ofMoney = ['paid_total', 'refunded_total', 'refundable_amount'] as const
export const figures = [...ofSale, ...ofMoney]

/** Relations whose rows carry figures of their own, or that figures need whole. */
const figured = [
  'items',
  'shipping_methods',
  'swaps',
  'claims',
  'returnable_items',
  'discounts',
  'gift_cards',
  'gift_card_transactions',
  'payments',
  'refunds',
]

/**
 * Which figures are wanted of orders whose fields are all named: undefined where the reply is to hold all of them, as
 * when `fields` is not given, or adds to what is shown anyway. Where no figure is named all are told, as v1 does.
 */
export function figuresNamed(fields: string | undefined, shown: Shape): readonly string[] | undefined {
  const names =
    fields
      ?.split(',')
      .map((name) => name.trim())
      .filter(Boolean) ?? []
  if (names.length === 0 || names.every((name) => /^[+\-*]/.test(name))) return undefined
  if (figured.some((name) => shown.relations.has(name))) return undefined
  const named = figures.filter((name) => shown.columns?.has(name))
  return named.length > 0 ? named : figures
}

const only = (columns: readonly string[], relations: Record<string, Shape> = {}): Shape => ({
  columns: new Set(columns),
  relations: new Map(Object.entries(relations)),
})
const rate = only(['rate'])

/** What the figures of a sale are made of, and no more. */
const saleParts: Record<string, Shape> = {
  items: only(['unit_price', 'quantity', 'returned_quantity', 'includes_tax', 'allow_discounts'], {
    tax_lines: rate,
    adjustments: only(['discount_id', 'amount']),
  }),
  shipping_methods: only(['price', 'includes_tax'], { tax_lines: rate }),
  discounts: only([], { rule: only(['type']) }),
  gift_cards: shapeOf([]),
  gift_card_transactions: shapeOf(['gift_card']),
  region: only(['gift_cards_taxable', 'tax_rate']),
}

const known = new WeakMap<Shape, Shape>()

/** What must be loaded to answer an order in a shape with these figures alone. */
export function leanShape(shown: Shape, wanted: readonly string[]): Shape {
  let loaded = known.get(shown)
  if (!loaded) {
    const needsSale = wanted.some((name) => (ofSale as readonly string[]).includes(name))
    const needs = (names: readonly string[]) => wanted.some((name) => names.includes(name))
    const parts: Record<string, Shape> = {
      ...(needsSale ? saleParts : {}),
      ...(needs(['paid_total', 'refundable_amount']) ? { payments: only(['amount']) } : {}),
      ...(needs(['refunded_total', 'refundable_amount']) ? { refunds: only(['amount']) } : {}),
    }
    const relations = new Map(shown.relations)
    for (const [name, part] of Object.entries(parts)) if (!relations.has(name)) relations.set(name, part)
    const columns = shown.columns && new Set([...shown.columns, ...(needsSale ? ['tax_rate'] : [])])
    loaded = { columns, relations }
    known.set(shown, loaded)
  }
  return loaded
}

/** Sets how many pieces were ordered, without reading the lines. */
export async function countItems(db: Db, orders: readonly Order[]): Promise<void> {
  if (orders.length === 0) return
  const rows = await db.rows(piecesOfOrders(db), {
    ids: db.list(orders.map(({ id }) => id)),
  })
  const counts = new Map(rows.map((row) => [row.order_id, Number(row.count)]))
  for (const order of orders) order.items_count = counts.get(order.id) ?? 0
}
