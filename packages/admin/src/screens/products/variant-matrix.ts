import { changedValues, type GridChange, type GridChanges } from '@cartwright/ui/grid-changes'

/** An option while it is written: its name, and its values in their order. */
export interface OptionDraft {
  id: string
  title: string
  values: readonly string[]
}

/** A variant that options make. */
export interface VariantDraft {
  /** The same as long as its values are: what was typed for it is kept under this key. */
  key: string
  title: string
  /** By the id of the option. */
  values: Readonly<Record<string, string>>
}

/** A product can have no more. */
export const mostVariants = 2000

/** The options that make variants: those with a name and a value. */
export const usableOptions = (drafts: readonly OptionDraft[]): OptionDraft[] =>
  drafts
    .map((draft) => ({ ...draft, title: draft.title.trim() }))
    .filter(({ title, values }) => title && values.length > 0)

/** How many variants the options make. */
export const countVariants = (drafts: readonly OptionDraft[]): number =>
  usableOptions(drafts).reduce((count, { values }) => count * values.length, 1)

/** Every combination of the values, the last option changing fastest, 2000 at most; one variant without options. */
export function matrixOf(drafts: readonly OptionDraft[]): VariantDraft[] {
  const options = usableOptions(drafts)
  const rows = options.reduce<Record<string, string>[]>(
    (before, { id, values }) =>
      before.flatMap((row) => values.map((value) => ({ ...row, [id]: value }))).slice(0, mostVariants),
    [{}],
  )
  return rows.map((values) => ({
    key: keyOf(values),
    title: options.map(({ id }) => values[id]).join(' / '),
    values,
  }))
}

const keyOf = (values: Readonly<Record<string, string>>) =>
  JSON.stringify(Object.entries(values).sort(([one], [other]) => (one < other ? -1 : 1)))

/** What no two variants share: it does not pass on to the variants that a new option makes of one. */
const own = new Set(['title', 'sku', 'barcode'])

/**
 * What was typed into the grid, for the variants there are now. A variant with the same values keeps all of it; where an
 * option came or went, variants take prices and stock from the one they agree with in all options that stayed.
 */
export function carriedOver(
  changes: GridChanges,
  before: readonly VariantDraft[],
  after: readonly VariantDraft[],
): GridChanges {
  if (changes.size === 0) return changes
  const typed = before.filter(({ key }) => changes.has(key))
  const stayed = new Set(Object.keys(before[0]?.values ?? {}))
  const shared = Object.keys(after[0]?.values ?? {}).filter((id) => stayed.has(id))
  const isSameOptions = shared.length === stayed.size && shared.length === sizeOf(after)
  const sharedKey = ({ values }: VariantDraft) => JSON.stringify(shared.map((id) => values[id]))
  const alike = new Map<string, VariantDraft>()
  for (const row of typed.toReversed()) alike.set(sharedKey(row), row)
  const next = new Map<string, Readonly<Record<string, GridChange>>>()
  for (const row of after) {
    const exact = changes.get(row.key)
    const like = isSameOptions ? undefined : alike.get(sharedKey(row))
    const passed = like && shareable(changes.get(like.key) ?? {})
    if (exact) next.set(row.key, exact)
    else if (passed && Object.keys(passed).length > 0) next.set(row.key, passed)
  }
  return next
}

const sizeOf = (rows: readonly VariantDraft[]) => Object.keys(rows[0]?.values ?? {}).length

const shareable = (record: Readonly<Record<string, GridChange>>) =>
  Object.fromEntries(Object.entries(record).filter(([column]) => !own.has(column)))

/** What all variants have unless the grid says otherwise. Amounts are minor units, by currency. */
export interface VariantBase {
  prices: Readonly<Record<string, number | null>>
  stock: number
  sku: string
  barcode: string
}

/** The column of a currency. */
export const priceColumn = (currency: string): string => `price_${currency}`

/** The variants as `POST /admin/products` takes them: what the grid says, else what all have. */
export function newVariants(
  drafts: readonly OptionDraft[],
  { changes, base, fallbackTitle }: { changes: GridChanges; base: VariantBase; fallbackTitle: string },
) {
  const options = usableOptions(drafts)
  const typed = changedValues(changes)
  const isAlone = options.length === 0
  return matrixOf(drafts).map((row) => {
    const cells = typed.get(row.key) ?? {}
    const text = (column: string, fallback: string) => String(cells[column] ?? '') || fallback || null
    const number = (column: string, fallback: number | null) => {
      const value = column in cells ? cells[column] : fallback
      return typeof value === 'number' ? value : null
    }
    return {
      title: text('title', row.title) ?? fallbackTitle,
      sku: text('sku', isAlone ? base.sku : ''),
      barcode: text('barcode', isAlone ? base.barcode : ''),
      inventory_quantity: number('stock', base.stock) ?? 0,
      manage_inventory: true,
      options: options.map(({ id }) => ({ value: row.values[id] ?? '' })),
      prices: Object.entries(base.prices).flatMap(([currency_code, fallback]) => {
        const amount = number(priceColumn(currency_code), fallback)
        return amount === null ? [] : [{ currency_code, amount }]
      }),
    }
  })
}

/** What the shop refused of new variants, by the key of the variant and the column it stands in. */
export function refusedCells(
  errors: Readonly<Record<string, readonly string[]>>,
  rows: readonly VariantDraft[],
): Map<string, Record<string, string>> {
  const found = new Map<string, Record<string, string>>()
  for (const [path, [message]] of Object.entries(errors)) {
    const [, at, field] = /^variants\.(\d+)(?:\.(\w+))?/.exec(path) ?? []
    const row = rows[Number(at ?? -1)]
    if (!row || !message) continue
    const column = { inventory_quantity: 'stock' }[field ?? ''] ?? (own.has(field ?? '') ? field : '') ?? ''
    found.set(row.key, { ...found.get(row.key), [column]: message })
  }
  return found
}
