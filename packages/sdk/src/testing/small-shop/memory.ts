import type {
  Cart,
  Customer,
  Order,
  PricedProduct,
  ProductCollection,
  Region,
  ShippingOption,
} from '@cartwright/contract'
import { invalidData, notFound } from './checked'
import { createFiller, type Filler } from './filled'

/** What the small shop keeps, by id. */
export interface Tables {
  products: Map<string, PricedProduct>
  collections: Map<string, ProductCollection>
  regions: Map<string, Region>
  shipping_options: Map<string, ShippingOption>
  customers: Map<string, Customer>
  carts: Map<string, Cart>
  orders: Map<string, Order>
}

export interface Memory extends Tables, Filler {
  passwords: Map<string, string>
  /** The customer who is signed in; the small shop has one visitor. */
  visitor: { customer_id?: string }
}

export const createMemory = (now?: () => string): Memory => ({
  ...createFiller(now),
  products: new Map(),
  collections: new Map(),
  regions: new Map(),
  shipping_options: new Map(),
  customers: new Map(),
  carts: new Map(),
  orders: new Map(),
  passwords: new Map(),
  visitor: {},
})

/** The row, or a refusal that says what there is none of. */
export function rowOf<T>(table: Map<string, T>, what: string, id: string): T {
  const row = table.get(id)
  if (!row) throw notFound(what, id)
  return row
}

export const regionOf = ({ regions }: Memory, id: string): Region => rowOf(regions, 'Region', id)

/** Keeps a row under its id. */
export function kept<T extends { id: string }>(table: Map<string, T>, row: T): T {
  table.set(row.id, row)
  return row
}

/** The handle of what is given none. */
export const handleOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

interface Changing {
  updated_at: string
  metadata?: Record<string, unknown> | null
}

/** The row after an update: what is given, with the metadata merged, where a key with empty text is removed. */
export function changed<T extends Changing>(memory: Filler, row: T, given: object): T {
  const { metadata, ...values } = given as { metadata?: Record<string, unknown> | null }
  const merged = Object.entries({ ...row.metadata, ...metadata }).filter(([, value]) => value !== '')
  const sent = Object.entries(values).filter(([, value]) => value !== undefined)
  return {
    ...row,
    ...Object.fromEntries(sent),
    metadata: metadata ? Object.fromEntries(merged) : row.metadata,
    updated_at: memory.now(),
  }
}

type Query = { limit?: number; offset?: number; order?: string; q?: string }
type Row = Record<string, unknown>
const shape = new Set(['limit', 'offset', 'order', 'q', 'expand', 'fields'])
/** Says for whom prices are told; it narrows nothing. */
const forWhom = new Set(['cart_id', 'region_id', 'currency_code', 'sales_channel_id'])

/**
 * A page of rows: filtered by their columns, searched, ordered, counted. Refuses a filter by what is no column of them, so that
 * none is passed over in silence.
 */
export function pageOf<K extends string, T extends object>(
  key: K,
  all: Iterable<T>,
  query: Query,
): Record<K, T[]> & { count: number; offset: number; limit: number } {
  const { limit = 100, offset = 0, order = '', q = '' } = query
  const filters = Object.entries(query).filter(
    ([name]) => !shape.has(name) && !(key === 'products' && forWhom.has(name)),
  )
  const found = ([...all] as (T & Row)[]).filter(
    (row) => matchesText(row, q) && filters.every(([name, wanted]) => matches(row, name, wanted)),
  )
  if (order) found.sort(by(order.replace(/^-/, ''), order.startsWith('-') ? -1 : 1))
  const page = { [key]: found.slice(offset, offset + limit) } as Record<K, T[]>
  return { ...page, count: found.length, offset, limit }
}

const by = (column: string, direction: number) => (one: Row, other: Row) => {
  const [a, b] = [one[column], other[column]].map((value) =>
    typeof value === 'number' ? value : String(value ?? ''),
  )
  return a === b ? 0 : direction * ((a ?? '') < (b ?? '') ? -1 : 1)
}

const searched = ['title', 'name', 'handle', 'description', 'email', 'first_name', 'last_name', 'display_id']
const matchesText = (row: Row, q: string) =>
  !q ||
  searched.some((name) =>
    String(row[name] ?? '')
      .toLowerCase()
      .includes(q.toLowerCase()),
  )

function matches(row: Row, name: string, wanted: unknown): boolean {
  if (!(name in row)) throw invalidData(`The small shop has no filter ${name}`)
  const value = row[name]
  if (Array.isArray(wanted)) return wanted.includes(value)
  if (!wanted || typeof wanted !== 'object') return String(value) === String(wanted)
  return Object.entries(wanted).every(([operator, bound]) =>
    compares[operator]?.(String(value ?? ''), String(bound)),
  )
}
const compares: Record<string, (value: string, bound: string) => boolean> = {
  lt: (value, bound) => value < bound,
  lte: (value, bound) => value <= bound,
  gt: (value, bound) => value > bound,
  gte: (value, bound) => value >= bound,
  contains: (value, bound) => value.toLowerCase().includes(bound.toLowerCase()),
  starts_with: (value, bound) => value.toLowerCase().startsWith(bound.toLowerCase()),
  ends_with: (value, bound) => value.toLowerCase().endsWith(bound.toLowerCase()),
}
