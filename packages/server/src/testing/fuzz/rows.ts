import { getTableColumns, getTableName, type Table } from 'drizzle-orm'
import type { Db } from '../../store/database/engine'
import type { Random } from './random'

/** Which table a word of a path or a field speaks of, where it is not the table's own name. */
const tableOfWord: Record<string, string> = {
  variant: 'product_variant',
  item: 'line_item',
  line: 'line_item',
  additional_item: 'product_variant',
  option: 'product_option',
  address: 'address',
  collection: 'product_collection',
  category: 'product_category',
  product_categorie: 'product_category',
  categorie: 'product_category',
  parent_category: 'product_category',
  tag: 'product_tag',
  type: 'product_type',
  price: 'money_amount',
  condition: 'discount_condition',
  discount_condition: 'discount_condition',
  level: 'inventory_level',
  location: 'stock_location',
  location_level: 'stock_location',
  reservation: 'reservation_item',
  edit: 'order_edit',
  order_edit: 'order_edit',
  change: 'order_item_change',
  claim: 'claim_order',
  claim_item: 'claim_item',
  swap: 'swap',
  return: 'return',
  key: 'publishable_api_key',
  publishable_api_key: 'publishable_api_key',
  provider: 'payment_provider',
  reason: 'return_reason',
  parent_return_reason: 'return_reason',
  profile: 'shipping_profile',
  resource: 'order',
  shipping_method: 'shipping_method',
  payment_session: 'payment_session',
  customer_group: 'customer_group',
  group: 'customer_group',
  token: 'api_token',
  author: 'user',
  created_by: 'user',
}

/** Columns whose stored values are worth sending back. */
const valueColumns: Record<string, readonly [table: string, column: string]> = {
  currency_code: ['currency', 'code'],
  default_currency_code: ['currency', 'code'],
  currencie: ['currency', 'code'],
  country: ['country', 'iso_2'],
  country_code: ['country', 'iso_2'],
  countrie: ['country', 'iso_2'],
  email: ['customer', 'email'],
  code: ['discount', 'code'],
  discount: ['discount', 'code'],
  gift_card: ['gift_card', 'code'],
  handle: ['product', 'handle'],
  sku: ['product_variant', 'sku'],
  payment_provider: ['payment_provider', 'id'],
  fulfillment_provider: ['fulfillment_provider', 'id'],
}

const singular = (word: string) =>
  word
    .replace(/-/g, '_')
    .replace(/_ids?$/, '')
    .replace(/s$/, '')

/** What the parameters of a path speak of: each with the word before it, and which segment it is. */
export function parametersOf(path: string): { at: number; field: string; word: string }[] {
  const segments = path.split('/')
  return segments.flatMap((segment, at) => {
    if (!segment.startsWith(':')) return []
    const word = segments.slice(0, at).findLast((other) => !other.startsWith(':')) ?? ''
    const name = segment.slice(1)
    return [{ at, field: name === 'code' ? word : name, word }]
  })
}

/** The ids a request has named so far, by the column in which other rows hold them: `order_id`, `cart_id`. */
export type Named = Record<string, string>

type Stored = Record<string, string | null>

/** What stands in the shop right now: ids by table with the ids they refer to, codes and addresses. */
export class Rows {
  private readonly stored = new Map<string, Stored[]>()

  constructor(
    private readonly db: Db,
    /** Rows the run needs itself. */
    private readonly spared: ReadonlySet<string>,
  ) {}

  /** Looks again, after requests may have changed much: the newest rows of each table, and a few of the oldest. */
  async refresh(): Promise<void> {
    for (const table of Object.values(this.db.t) as Table[]) {
      const name = getTableName(table)
      const columns = Object.keys(getTableColumns(table))
      const values = Object.values(valueColumns).flatMap(([owner, column]) =>
        owner === name ? [column] : [],
      )
      const kept = columns.filter((column) => /(^|_)id$/.test(column) || values.includes(column))
      if (kept.length === 0) continue
      const read = (where: string, way: string, limit: number) =>
        this.db.rows<Stored>({
          text: `select ${kept.map((column) => `"${column}"`).join()} from "${name}" ${where} order by 1 ${way} limit ${limit}`,
          params: [],
          decode: [],
        })
      const live = columns.includes('deleted_at') ? 'where deleted_at is null' : ''
      const rows = [
        ...(await read(live, 'desc', 40)),
        ...(await read(live, 'asc', 10)),
        ...(await read('', 'desc', 5)),
      ]
      this.stored.set(
        name,
        rows.filter((row) => !this.spared.has(row.id ?? '')),
      )
    }
  }

  /** A row's value for a field of this name, preferring rows that hang on what the request has named. */
  value(random: Random, field: string, parent: string, named: Named = {}): string | undefined {
    const [table, column] = columnOf(field, parent)
    const row = this.row(random, table, named)
    return row?.[column] ?? undefined
  }

  /**
   * Ids for the parameters of a path, each with the word before it: the last one is chosen first, and the others
   * are what it hangs on, as far as its row says.
   */
  path(random: Random, parameters: readonly { field: string; word: string }[]): (string | undefined)[] {
    const tables = parameters.map(({ field, word }) => columnOf(field, word))
    const named: Named = {}
    return tables
      .map(([table, column]) => ({ table, column }))
      .reverse()
      .map(({ table, column }) => {
        const known = named[`${table}_id`]
        if (known && column === 'id') return known
        const row = this.row(random, table, {})
        for (const [key, value] of Object.entries(row ?? {})) if (value && key !== 'id') named[key] ??= value
        return row?.[column] ?? undefined
      })
      .reverse()
  }

  /** Every value that a field of this name may have. */
  async all(field: string, word: string): Promise<string[]> {
    const [name, column] = columnOf(field, word)
    const table = (Object.values(this.db.t) as Table[]).find((one) => getTableName(one) === name)
    if (!table || !Object.hasOwn(getTableColumns(table), column)) return []
    const rows = await this.db.rows<Stored>({
      text: `select distinct "${column}" as value from "${name}" where "${column}" is not null order by 1`,
      params: [],
      decode: [],
    })
    return rows.flatMap(({ value }) => value ?? [])
  }

  /** The id of some row, whatever it is. */
  anything(random: Random): string {
    const tables = [...this.stored.keys()]
    for (let attempt = 0; attempt < 20; attempt++) {
      const row = this.row(random, random.pick(tables), {})
      if (row?.id) return row.id
    }
    return 'prod_01ARZ3NDEKTSV4RRFFQ69G5FAV'
  }

  private row(random: Random, table: string, named: Named): Stored | undefined {
    const rows = this.stored.get(table) ?? []
    const near = random.chance(0.8)
      ? rows.filter((row) => Object.entries(named).some(([key, value]) => row[key] === value))
      : []
    if (near.length > 0) return random.pick(near)
    return rows.length > 0 ? random.pick(rows) : undefined
  }
}

/** The table and column a field speaks of; `id` and `ids` speak of their parent's. */
function columnOf(field: string, parent: string): readonly [table: string, column: string] {
  const isId = /(^|_)ids?$/.test(field)
  const word = singular(field === 'id' || field === 'ids' ? parent : field)
  return (isId ? undefined : valueColumns[word]) ?? [tableOfWord[word] ?? word, 'id']
}

/** The column in which other rows hold the id of what this parameter names. */
export const keyOf = (field: string, word: string): string => `${columnOf(field, word)[0]}_id`
