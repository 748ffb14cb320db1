import { ShopError } from '../errors'
import { notShown } from './api-lists'
import { checkRows } from './check-rows'
import { firstAccount, type Plan, type PlanOptions, planMove } from './plan'
import type { V1Source } from './v1-source'

/** What a shop has, in the words of a shopkeeper. */
export interface Found {
  what: string
  count: number
}

/** What is found in a v1 shop and what becomes of it; nothing is written for it. */
export interface Survey {
  /** The instant that was looked at, ISO. */
  at: string
  /** `1.18 or 1.19`; null for a shop that does not say. */
  release: string | null
  store: string | null
  has_inventory: boolean
  found: Found[]
  keeps: string[]
  attention: string[]
  /** What must be put right first. Empty for a shop that can move. */
  problems: string[]
  steps: { what: string; rows: number; seconds: number }[]
  seconds: number
}

/** Rows a second on a small machine, to say about how long it takes. */
const pace = { copy: 12_000, index: 40_000, products: 400, orders: 250, compare: 20_000 }

const counted: readonly [what: string, table: string, condition?: string][] = [
  ['products', 'product', 'deleted_at is null'],
  ['variants', 'product_variant', 'deleted_at is null'],
  ['prices', 'money_amount', 'deleted_at is null'],
  ['customers', 'customer', 'deleted_at is null'],
  ['customers with an account', 'customer', 'deleted_at is null and has_account'],
  ['orders', 'order'],
  ['draft orders', 'draft_order'],
  ['open carts', 'cart', 'completed_at is null and deleted_at is null'],
  ['lines of carts and orders', 'line_item'],
  ['payments', 'payment'],
  ['refunds', 'refund'],
  ['returns', 'return'],
  ['swaps', 'swap'],
  ['claims', 'claim_order'],
  ['order edits', 'order_edit'],
  ['gift cards', 'gift_card', 'deleted_at is null'],
  ['discounts', 'discount', 'deleted_at is null'],
  ['price lists', 'price_list', 'deleted_at is null'],
  ['regions', 'region', 'deleted_at is null'],
  ['sales channels', 'sales_channel', 'deleted_at is null'],
  ['publishable keys', 'publishable_api_key'],
  ['staff', 'user', 'deleted_at is null'],
  ['notes', 'note', 'deleted_at is null'],
  ['notifications', 'notification'],
]

/** Looks at a whole shop: what is there, what is kept, what is worth a look, what keeps it from moving, how long it takes. */
export async function survey(
  source: V1Source,
  options: PlanOptions,
): Promise<{ plan: Plan; survey: Survey }> {
  const plan = planMove(source.shape, await openedAt(source), options)
  const steps = stepsOf(plan)
  const [store] = plan.problems.length
    ? []
    : await source.ask<{ name: string }>('select name from store limit 1')
  const rows = plan.problems.length ? { problems: [], attention: [] } : await checkRows(source, plan)
  return {
    plan,
    survey: {
      at: source.at,
      release: plan.release.about ?? null,
      store: store?.name ?? null,
      has_inventory: source.shape.tables.some(({ name }) => name === 'inventory_item'),
      found: await found(source),
      keeps: keepsOf(plan),
      attention: [
        ...attentionOf(plan),
        ...(source.shape.toldPartly ?? []).map(
          (what) =>
            `v1 cannot tell all of ${what}, as it names what was deleted: it comes as its list shows it`,
        ),
        ...(plan.problems.length ? [] : await asked(source)),
        ...rows.attention,
      ],
      problems: [...plan.problems, ...rows.problems],
      steps,
      seconds: steps.reduce((sum, { seconds }) => sum + seconds, 0),
    },
  }
}

/** @throws invalid_data with everything that must be put right first */
export function assertMovable({ problems }: Survey): void {
  if (problems.length > 0)
    throw new ShopError('invalid_data', `Nothing was moved. ${problems.join('\n')}`, 'cannot_move')
}

/** When the shop was opened: what stands in for times that older tables do not have. */
async function openedAt(source: V1Source): Promise<string> {
  const store = source.shape.tables.find(({ name }) => name === 'store')
  if (!store?.columns.some(({ name }) => name === 'created_at')) return source.at
  const [row] = await source.ask<{ at: Date | string | null }>('select min(created_at) as at from store')
  return row?.at ? new Date(row.at).toISOString() : source.at
}

async function found(source: V1Source): Promise<Found[]> {
  const all: Found[] = []
  for (const [what, table, condition] of counted) {
    const there = source.shape.tables.find(({ name }) => name === table)
    if (!there) continue
    const columns = new Set(there.columns.map(({ name }) => name))
    const asks = (condition?.match(/\w+_\w+/g) ?? []).every((word) => columns.has(word))
    const [row] =
      condition && asks
        ? await source.ask<{ count: number }>(`select count(*) as count from "${table}" where ${condition}`)
        : [{ count: there.rows }]
    all.push({ what, count: Number(row?.count) })
  }
  return all
}

const keepsOf = ({ tables, inMetadata, isApi }: Plan): string[] => {
  const has = (name: string) => tables.some((table) => table.name === name)
  const kept: [string, boolean][] = [
    [
      isApi
        ? 'every id, and the time at which each row was made and changed'
        : 'every id, and the time at which each row was made, changed and deleted',
      true,
    ],
    ['the numbers of orders and drafts, and where counting goes on', has('counter')],
    [
      isApi
        ? 'customers, their addresses and groups, without passwords'
        : 'customers, their addresses and groups; they sign in with the password they have',
      has('customer'),
    ],
    ['orders with their taxes, discounts, payments, refunds, returns, swaps, claims and edits', has('order')],
    ['carts that are open, with what lies in them', has('cart') && !isApi],
    ['gift cards with their codes and balances', has('gift_card')],
    ['discounts with their codes, conditions and how often they were used', has('discount')],
    [
      isApi ? 'staff, without passwords' : 'staff with their passwords; their API tokens go on working',
      has('user'),
    ],
    ['publishable keys', has('publishable_api_key')],
    ['what payment and fulfilment providers noted', has('payment')],
    ['stock by location, and what is reserved', has('inventory_item')],
    [
      `columns of your own, in metadata.medusa_v1: ${inMetadata.map(({ table, columns }) => `${table} (${columns.join(', ')})`).join(', ')}`,
      inMetadata.length > 0,
    ],
    [
      `tables of your own, beside the shop: ${tables.flatMap((table) => (table.isSide ? [`${table.source} as ${table.name}`] : [])).join(', ')}`,
      tables.some((table) => table.isSide),
    ],
  ]
  return kept.flatMap(([what, is]) => (is ? [what] : []))
}

function attentionOf({ release, notKept, unknownTables, leftBehind, leftOut, isApi }: Plan): string[] {
  return [
    ...(isApi ? notShown : []),
    ...(isApi || release.about
      ? []
      : [
          'The shop does not say how old it is (its table migrations is empty or missing): look through the figures with care',
        ]),
    ...(release.unknown.length > 0
      ? [
          `Migrations that are not known here, of extensions or a later release: ${release.unknown.join(', ')}`,
        ]
      : []),
    ...notKept.map(
      ({ table, columns }) => `${table}: ${columns.join(', ')} cannot be kept, as the row has no metadata`,
    ),
    ...unknownTables.map(
      ({ table, rows }) =>
        `The table ${table} (${rows} rows) is none of v1's: --with ${table} takes it along`,
    ),
    ...leftBehind.flatMap(({ table, rows, why }) =>
      rows > 0 && table !== 'migrations' ? [`${table} stays behind (${rows} rows): ${why}`] : [],
    ),
    ...(leftOut.length > 0 ? [`Left out, as you said: ${leftOut.join(', ')}`] : []),
  ]
}

/** What an owner should know that stands in the rows. */
async function asked(source: V1Source): Promise<string[]> {
  const columns = new Map(
    source.shape.tables.map((table) => [table.name, table.columns.map(({ name }) => name)]),
  )
  const has = (table: string, ...names: string[]) => names.every((one) => columns.get(table)?.includes(one))
  const count = async (sql: string) => Number((await source.ask<{ count: number }>(sql))[0]?.count)
  const found: string[] = []
  const providers = await source.ask<{ id: string; payments: number }>(
    `select provider_id as id, count(*) as payments from payment where provider_id not in ('manual', 'system', 'stripe') group by 1 order by 1`,
  )
  for (const { id, payments } of providers)
    found.push(
      `Payment provider ${id}: its ${payments} payments are kept, but taking or giving back their money takes a provider of this name here, or its own pages`,
    )
  if (has('user', 'api_token', 'deleted_at')) {
    const short = await count(
      `select count(*) as count from "user" where coalesce(api_token, '') <> '' and length(api_token) < 16 and deleted_at is null`,
    )
    if (short > 0)
      found.push(`${short} API tokens of staff are shorter than 16 signs and may be guessed: make new ones`)
  }
  if (has('user', 'role', 'created_at', 'deleted_at')) {
    const limited = await count(
      `select count(*) as count from "user" where deleted_at is null and cast(role as text) <> 'admin' and id <> (${firstAccount})`,
    )
    if (limited > 0)
      found.push(
        `${limited} of the staff are no admins: v1 let everybody do everything, here roles count. The first account is an admin, who gives the others what they need`,
      )
  }
  if (has('invite', 'accepted', 'deleted_at')) {
    const open = await count(
      'select count(*) as count from invite where not accepted and deleted_at is null and expires_at > now()',
    )
    if (open > 0) found.push(`${open} invitations are open: their links end with v1, send them again here`)
  }
  if (has('batch_job', 'completed_at', 'failed_at', 'canceled_at')) {
    const open = await count(
      'select count(*) as count from batch_job where completed_at is null and failed_at is null and canceled_at is null',
    )
    if (open > 0) found.push(`${open} imports or exports were not finished: they are kept as called off`)
  }
  if (has('image', 'url')) {
    const local = await count(
      `select count(*) as count from image where ${['http://localhost', 'https://localhost', 'http://127.', 'https://127.'].map((start) => `url like '${start}%'`).join(' or ')}`,
    )
    const there = await count(`select count(*) as count from image where url like '%/uploads/%'`)
    if (there > 0)
      found.push(
        `${there} pictures lie with v1's server itself (/uploads/…${local ? `, ${local} of them at localhost` : ''}): --uploads takes them along, by its folder or its address, else they go when it goes`,
      )
  }
  found.push('Nobody stays signed in: customers and staff sign in once more')
  return found
}

function stepsOf({ tables }: Plan): Survey['steps'] {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const of = (name: string) => tables.find((table) => table.name === name)?.rows ?? 0
  const step = (what: string, count: number, pace: number) => ({
    what,
    rows: count,
    seconds: Math.ceil(count / pace),
  })
  return [
    step('copy the rows', rows, pace.copy),
    step('make the indexes', rows, pace.index),
    step('make products findable', of('product'), pace.products),
    step('count sales', of('order'), pace.orders),
    step('compare everything', rows, pace.compare),
  ]
}
