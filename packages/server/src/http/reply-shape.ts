import type { Reply } from '@cartwright/contract'
import { LRUCache } from 'lru-cache'
import { invalidData } from '../errors'
import { relationOf, type Shape, sendable, shapeOf, withRelations } from '../store/reading/shape'

/** Values that are computed, not stored: `fields` may name them. */
const computed = new Set([
  'shipping_total',
  'discount_total',
  'raw_discount_total',
  'item_tax_total',
  'shipping_tax_total',
  'tax_total',
  'refunded_total',
  'total',
  'subtotal',
  'paid_total',
  'refundable_amount',
  'gift_card_total',
  'gift_card_tax_total',
  'refundable',
  'original_total',
  'original_tax_total',
  'profile_id',
  'purchasable',
  'product_count',
  'product_type_count',
  'shipping_option_count',
  'status',
  'difference_due',
  'returnable_items',
  'object',
  'items_count',
])

/** Of queries that are no longer than those that pages write: a caller may write long ones without end. */
const remembered = new LRUCache<string, Shape>({
  max: 2000,
  maxSize: 4_000_000,
  sizeCalculation: (_, key) => key.length,
})
const numbers = new WeakMap<Reply, number>()
let numbered = 0
/** Calls that answer alike share what they say of it, and nothing else tells two replies apart. */
function numberOf(reply: Reply): number {
  let number = numbers.get(reply)
  if (number === undefined) {
    numbered += 1
    number = numbered
    numbers.set(reply, number)
  }
  return number
}

/**
 * The shape of a reply. `expand` replaces the default relations; `fields` replaces the default columns, or adjusts
 * them when every entry starts with `+`, `-` or `*`. `id` is always there, and on lists `created_at`.
 * @throws invalid_data for a relation or field that does not exist or may not be asked for
 */
export function replyShape(
  table: string,
  reply: Reply,
  query: { expand?: string | string[]; fields?: string | string[] },
  isList: boolean,
): Shape {
  const expand = textOf(query.expand)
  const fields = textOf(query.fields)
  const key = `${table}|${isList}|${numberOf(reply)}|${expand}|${fields}`
  let shape = remembered.get(key)
  if (!shape) {
    shape = build(table, reply, expand, fields, isList)
    remembered.set(key, shape)
  }
  return shape
}

const lastOf = (path: string) => path.slice(path.lastIndexOf('.') + 1)
const textOf = (value: string | string[] | undefined) => (Array.isArray(value) ? value.join() : value)
const split = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

function build(
  table: string,
  reply: Reply,
  expand: string | undefined,
  fields: string | undefined,
  isList: boolean,
): Shape {
  const relations = new Set(expand === undefined ? reply.relations : split(expand))
  /** Columns of relations that only `fields` asks for, and only these columns of them. */
  const narrowed = new Map<string, Set<string>>()
  if (expand !== undefined)
    for (const path of relations) {
      if (reply.allowedRelations && !reply.allowedRelations.includes(path))
        throw invalidData(`expand: ${path} is not one of ${reply.allowedRelations.join(', ')}`)
      refuseElsewhere(path, reply)
      if (!endsAtRelation(table, path)) throw invalidData(`expand: there is no relation ${path}`)
    }
  let columns = reply.fields ? new Set(reply.fields) : undefined
  if (fields !== undefined) {
    const entries = split(fields)
    const adjusting = entries.length > 0 && entries.every((entry) => /^[+\-*]/.test(entry))
    columns = adjusting ? new Set(columns ?? sendable(table)) : new Set<string>()
    for (const entry of entries) {
      const name = entry.replace(/^[+\-*]/, '')
      if (adjusting && entry.startsWith('-')) {
        columns.delete(name)
        relations.delete(name)
        continue
      }
      checkField(table, name, reply)
      if (endsAtRelation(table, name)) relations.add(name)
      else columns.add(name)
      if (!name.includes('.') || endsAtRelation(table, name)) continue
      const parent = name.split('.').slice(0, -1).join('.')
      if (isOfFigures(parent)) relations.add(parent)
      else if (!relations.has(parent))
        narrowed.set(parent, (narrowed.get(parent) ?? new Set(['id'])).add(lastOf(name)))
    }
  }
  if (columns) {
    columns.add('id')
    if (isList) columns.add('created_at')
  }
  for (const path of reply.always ?? []) {
    const parent = path.split('.').slice(0, -1).join('.')
    if (!parent || relations.has(parent)) relations.add(path)
  }
  for (const path of [...relations, ...narrowed.keys()]) {
    const told = reply.told?.[lastOf(path)]
    if (!told) continue
    const asked = relations.has(path) ? undefined : narrowed.get(path)
    narrowed.set(path, new Set(asked ? told.filter((column) => asked.has(column)) : told))
  }
  const whole = shapeOf([...relations], columns && [...columns])
  return narrowed.size === 0 ? whole : withNarrowed(whole, narrowed)
}

/** What the figures of a sale are made of is loaded whole. */
const ofFigures = new Set([
  'additional_items',
  'cart',
  'claims',
  'discounts',
  'gift_card_transactions',
  'gift_cards',
  'items',
  'order',
  'payments',
  'refunds',
  'region',
  'shipping_methods',
  'swaps',
])
const isOfFigures = (path: string) => path.split('.').some((part) => ofFigures.has(part))

/** The shape with further relations, of which only some columns are shown. */
function withNarrowed(shape: Shape, narrowed: ReadonlyMap<string, ReadonlySet<string>>): Shape {
  let grown = withRelations(shape, [...narrowed.keys()])
  for (const [path, columns] of narrowed) grown = narrowedAt(grown, path.split('.'), columns)
  return grown
}

function narrowedAt(shape: Shape, [first, ...rest]: readonly string[], columns: ReadonlySet<string>): Shape {
  const child = first === undefined ? undefined : shape.relations.get(first)
  if (first === undefined) return { ...shape, columns }
  if (!child) return shape
  return { ...shape, relations: new Map(shape.relations).set(first, narrowedAt(child, rest, columns)) }
}

function checkField(table: string, name: string, reply: Reply) {
  if (
    reply.allowedFields &&
    !reply.allowedFields.some((allowed) => name === allowed || name.startsWith(`${allowed}.`))
  )
    throw invalidData(`fields: ${name} is not one of ${reply.allowedFields.join(', ')}`)
  refuseElsewhere(name, reply)
  if (reply.fields?.includes(name)) return
  const path = name.split('.')
  const column = path.pop() as string
  const owner = path.length === 0 ? table : endsAtRelation(table, path.join('.'))
  if (owner && (sendable(owner).has(column) || computed.has(column) || relationOf(owner, column))) return
  throw invalidData(`fields: there is no field ${name}`)
}

/** The table a dotted path of relations ends at. */
export function endsAtRelation(table: string, path: string): string | undefined {
  let at: string | undefined = table
  for (const part of path.split('.')) {
    if (!at) return undefined
    at =
      relationOf(at, part)?.table ?? (virtual.has(`${at}.${part}`) ? virtual.get(`${at}.${part}`) : undefined)
  }
  return at
}

/** `returnable_items` is told by the calls that say so, and refused by all others (rules: lists). */
function refuseElsewhere(path: string, reply: Reply) {
  if (path.split('.').includes('returnable_items') && !reply.onDemand?.includes(path))
    throw invalidData('returnable_items can only be asked for when an order is read, or a swap is made')
}

/** Relations that a module computes: `expand` may name them, and the loader passes them by. */
const virtual = new Map([
  ['product.profile', 'shipping_profile'],
  ['cart.payment_session', 'payment_session'],
  ['cart.sales_channels', 'sales_channel'],
  ['order.sales_channels', 'sales_channel'],
  ['order.returnable_items', 'line_item'],
  ['money_amount.variant', 'product_variant'],
  ['inventory_item.location_levels', 'inventory_level'],
  ['inventory_item.variants', 'product_variant'],
])
