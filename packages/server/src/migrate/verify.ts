import { gt } from 'drizzle-orm'
import { closeShop } from '../close-shop'
import { openShop, type ShopConfig } from '../define-shop'
import { type LoadedOrder, saleOf } from '../modules/order/order-reply'
import { saleShape } from '../modules/order/read-order'
import { orderTotals } from '../modules/totals/order-totals'
import type { Shop } from '../shop'
import { find } from '../store/reading/graph'
import { differences, type TableChanges } from './catch-up'
import { movedBefore } from './catch-up-shop'
import { danglingIn } from './check-rows'
import { databaseOf, withLive } from './live-target'
import type { OnMoving } from './move-shop'
import { type Plan, selectOf } from './plan'
import { rowReferences } from './row-references'
import type { MoveTarget } from './target'
import { openV1, type SourceShape, type V1Address, type V1Source } from './v1-source'

/** One thing that was compared. */
export interface Check {
  what: string
  /** How many were compared. */
  compared: number
  /** What is not as it should be; empty for a check that is passed. */
  wrong: string[]
  /** What differs for a reason. */
  notes: string[]
}

export interface Verified {
  /** The instant of v1 that was compared with, ISO. */
  at: string
  ok: boolean
  checks: Check[]
}

/** So many orders are added up at a time. */
const ordersAtOnce = 100

/** So many examples are named. */
const examples = 5

/**
 * Compares a shop that moved in with v1, and adds up every order anew by the shop's own rules. Nothing is written.
 * @throws conflict `not_moved`, `another_shop`
 */
export async function verifyMove(
  from: V1Address,
  config: ShopConfig,
  onProgress: OnMoving = () => {},
): Promise<Verified> {
  const source = await openV1(from, { onProgress })
  try {
    const checks = await withLive(databaseOf(config), 'reading', async (target) => {
      const { plan, last } = await movedBefore(source, target)
      onProgress({ what: 'Comparing rows', rows: 0, share: 0 })
      return [
        await everyRow(source, target, plan, last),
        ...(await sums(source, target, plan)),
        await brokenReferences(source, target, plan),
      ]
    })
    const shop = await openShop({ ...config, log: 'silent' })
    try {
      checks.push(...(await everyOrder(source, shop, onProgress)), await everyLogin(shop))
    } finally {
      await closeShop(shop)
    }
    return { at: source.at, ok: checks.every(({ wrong }) => wrong.length === 0), checks }
  } finally {
    await source.close()
  }
}

/** Row by row and value by value. */
async function everyRow(source: V1Source, target: MoveTarget, plan: Plan, lastSync: string): Promise<Check> {
  const found = await differences(source, target, plan.tables, { lastSync })
  const said = ({ name, added, changed, removed }: TableChanges) =>
    added + changed + removed === 0
      ? []
      : [`${name}: ${added} rows are missing here, ${changed} differ, ${removed} are too many`]
  return {
    what: 'rows, value by value',
    compared: plan.tables.reduce((sum, { rows }) => sum + rows, 0),
    wrong: found.flatMap(said),
    notes: found.flatMap(({ name, kept }) =>
      kept > 0 ? [`${name}: ${kept} rows were made or changed here`] : [],
    ),
  }
}

/** Sums that an owner knows: stock, balances, money. */
async function sums(source: V1Source, target: MoveTarget, plan: Plan): Promise<Check[]> {
  const wanted: [what: string, table: string, column: string][] = [
    ['stock of variants', 'product_variant', 'inventory_quantity'],
    ['stock at locations', 'inventory_level', 'stocked_quantity'],
    ['reserved stock', 'inventory_level', 'reserved_quantity'],
    ['balances of gift cards', 'gift_card', 'balance'],
    ['spent from gift cards', 'gift_card_transaction', 'amount'],
    ['uses of discounts', 'discount', 'usage_count'],
    ['payments', 'payment', 'amount'],
    ['refunds', 'refund', 'amount'],
  ]
  const checks: Check[] = []
  for (const [what, table, column] of wanted) {
    const planned = plan.tables.find(({ name }) => name === table)
    if (!planned?.columns.some(({ name }) => name === column)) continue
    const [row] = await source.ask<{ sum: number }>(
      `select cast(coalesce(sum("${column}"), 0) as double precision) as sum from (${selectOf(planned)}) as counted`,
    )
    const [there, here] = [Number(row?.sum), await target.sum(table, column)]
    checks.push({
      what: `sum: ${what}`,
      compared: planned.rows,
      wrong: there === here ? [] : [`${there} in v1, ${here} here`],
      notes: [],
    })
  }
  return checks
}

/** Rows that name what is not there: no more than in v1. */
async function brokenReferences(source: V1Source, target: MoveTarget, plan: Plan): Promise<Check> {
  const here = await target.dangling()
  const there = new Map((await danglingIn(source, plan)).map(({ reference, count }) => [reference, count]))
  const moved = new Set(plan.tables.map(({ name }) => name))
  const all = here.filter(([reference]) => moved.has(reference.split('.')[0] ?? ''))
  // Rows of tables that the API does not show are known to be missing.
  const hidden = new Set(
    plan.isApi
      ? rowReferences.flatMap(({ table, key, to }) => (moved.has(to) ? [] : [`${table}.${key}`]))
      : [],
  )
  const own = all.filter(([reference]) => !hidden.has(reference))
  return {
    what: 'references between rows',
    compared: rowReferences.length,
    wrong: own.flatMap(([reference, count]) => {
      const before = there.get(reference) ?? 0
      // What was left out by wish is missing by wish.
      if (count <= before || plan.leftOut.length > 0) return []
      return [`${reference}: ${count} rows name what is not there, ${before} in v1`]
    }),
    notes: [...there, ...all.filter(([reference]) => hidden.has(reference))].map(
      ([reference, count]) =>
        `${reference}: ${count} rows name what ${plan.isApi ? 'the API does not show' : 'is not there, in v1 already'}`,
    ),
  }
}

interface StoredSums {
  id: string
  display_id: number
  paid: number
  refunded: number
  cards: number
  has_cards: boolean
  goods: number
  shipping: number
  includes_tax: boolean
  is_edited: boolean
  is_draft: boolean
  is_canceled: boolean
}

/**
 * What v1 stores of the money of each order; totals themselves it works out with every answer. Each table is added up
 * once, for all orders: not every v1 has an index by which those of one order are found. What a shop was started without
 * (taxes within prices, order edits) counts as never used.
 */
function storedMoney({ tables }: SourceShape): string {
  const has = (table: string, column: string) =>
    tables.some(({ name, columns }) => name === table && columns.some((one) => one.name === column))
  const taxed = (table: string) =>
    has(table, 'includes_tax') ? 'sum(case when includes_tax then 1 else 0 end)' : '0'
  const edited = has('order_edit', 'confirmed_at')
    ? 'select distinct order_id from order_edit where confirmed_at is not null'
    : 'select id as order_id from "order" where 1 = 0'
  return `select o.id, o.display_id,
    cast(coalesce(p.sum, 0) as double precision) as paid,
    cast(coalesce(r.sum, 0) as double precision) as refunded,
    cast(coalesce(g.sum, 0) as double precision) as cards,
    g.order_id is not null as has_cards,
    cast(coalesce(l.sum, 0) as double precision) as goods,
    cast(coalesce(m.sum, 0) as double precision) as shipping,
    coalesce(l.taxed, 0) + coalesce(m.taxed, 0) > 0 as includes_tax,
    e.order_id is not null as is_edited,
    o.draft_order_id is not null as is_draft,
    o.canceled_at is not null as is_canceled
  from "order" o
    left join (select order_id, sum(amount) as sum from payment group by order_id) p on p.order_id = o.id
    left join (select order_id, sum(amount) as sum from refund group by order_id) r on r.order_id = o.id
    left join (select order_id, sum(amount) as sum from gift_card_transaction group by order_id) g on g.order_id = o.id
    left join (select order_id, sum(cast(unit_price as bigint) * quantity) as sum, ${taxed('line_item')} as taxed
        from line_item group by order_id) l on l.order_id = o.id
    left join (select order_id, sum(price) as sum, ${taxed('shipping_method')} as taxed
        from shipping_method group by order_id) m on m.order_id = o.id
    left join (${edited}) e on e.order_id = o.id`
}

/** Every order is added up by the shop's own rules, and held against what v1 stores of its money. */
async function everyOrder(source: V1Source, shop: Shop, onProgress: OnMoving): Promise<Check[]> {
  const money: Check = { what: 'totals of orders', compared: 0, wrong: [], notes: [] }
  const charged: Check = { what: 'totals of orders against what was paid', compared: 0, wrong: [], notes: [] }
  if (!(await shop.db.$count(shop.db.t.order))) return [money]
  const told = (list: string[], line: string) => {
    if (list.length < examples) list.push(line)
    else if (list.length === examples) list.push('… and more')
  }
  const total = await shop.db.$count(shop.db.t.order)
  for await (const rows of source.rows({ sql: storedMoney(source.shape), key: ['id'] })) {
    let sales = new Map<string, LoadedOrder>()
    for (const [at, values] of rows.entries()) {
      const was = storedSums(values)
      // Few orders at a time: each comes with all of its lines.
      if (at % ordersAtOnce === 0) {
        const ids = rows.slice(at, at + ordersAtOnce).map(([id]) => String(id))
        const found = await find<LoadedOrder>(shop.db, 'order', ids, saleShape)
        sales = new Map(found.map((order) => [order.id, order]))
      }
      const order = sales.get(was.id)
      // Rows that are missing are told by the comparison of rows.
      if (!order) continue
      const now = orderTotals(saleOf(order), shop.flags)
      const number = `#${was.display_id}`
      const compare = (what: string, here: number, there: number) => {
        if (here !== there) told(money.wrong, `${number}: ${what} ${here} here, ${there} in v1`)
      }
      compare('paid', now.paid_total, was.paid)
      compare('refunded', now.refunded_total, was.refunded)
      if (was.has_cards) compare('gift cards', now.gift_card_total, was.cards)
      if (!was.includes_tax) {
        compare('goods', now.subtotal, was.goods)
        if (!hasFreeShipping(order)) compare('shipping', now.shipping_total, was.shipping)
      }
      money.compared += 1
      if (was.paid === 0 || was.is_edited || was.is_canceled) continue
      charged.compared += 1
      if (now.total !== was.paid)
        told(
          charged.notes,
          `${number}: comes to ${now.total}, and ${was.paid} was paid for it${was.is_draft ? ' (it was a draft order)' : ''}`,
        )
    }
    onProgress({ what: 'Adding up orders', rows: money.compared, share: total ? money.compared / total : 1 })
  }
  return [money, charged]
}

function storedSums(values: readonly unknown[]): StoredSums {
  const [id, display_id, paid, refunded, cards, has_cards, goods, shipping, ...rest] = values
  const [includes_tax, is_edited, is_draft, is_canceled] = rest
  return {
    id: String(id),
    display_id: Number(display_id),
    paid: Number(paid),
    refunded: Number(refunded),
    cards: Number(cards),
    has_cards: Boolean(has_cards),
    goods: Number(goods),
    shipping: Number(shipping),
    includes_tax: Boolean(includes_tax),
    is_edited: Boolean(is_edited),
    is_draft: Boolean(is_draft),
    is_canceled: Boolean(is_canceled),
  }
}

const hasFreeShipping = ({ discounts }: { discounts?: { rule?: { type: string } | null }[] | null }) =>
  (discounts ?? []).some(({ rule }) => rule?.type === 'free_shipping')

/** Every account that has a password can be signed in to. */
async function everyLogin(shop: Shop): Promise<Check> {
  const check: Check = { what: 'passwords', compared: 0, wrong: [], notes: [] }
  for (const name of ['customer', 'user'] as const) {
    const table = shop.db.t[name]
    for (let after = ''; ; ) {
      const rows = await shop.db
        .select({ id: table.id, hash: table.password_hash })
        .from(table)
        .where(gt(table.id, after))
        .orderBy(table.id)
        .limit(500)
      for (const { id, hash } of rows) {
        if (hash === null) continue
        check.compared += 1
        if (!isPasswordHash(hash)) check.wrong.push(`${name} ${id}: its password is in no form that is known`)
      }
      after = rows.at(-1)?.id ?? ''
      if (rows.length < 500) break
    }
  }
  check.wrong.splice(examples, Number.POSITIVE_INFINITY)
  return check
}

/** v1's own form, 96 bytes of scrypt, and the one that takes its place when somebody signs in. */
const isPasswordHash = (hash: string): boolean => {
  if (hash.startsWith('$argon2')) return true
  const bytes = Buffer.from(hash, 'base64')
  return bytes.length === 96 && bytes.subarray(0, 6).toString() === 'scrypt'
}
