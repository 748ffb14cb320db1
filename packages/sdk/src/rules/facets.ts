import { moneyDecimals } from './money'
import { parseMoney } from './money-text'

/** A value that narrows a list of products. */
export interface FacetValue {
  value: string
  /** What it is called. */
  label: string
  /** How many products it would leave, with what is chosen of the other facets. */
  count: number
  isChosen: boolean
}

export interface Facet {
  /** Its name in the address and the form. */
  name: string
  /** What it is called. */
  label: string
  values: FacetValue[]
}

/** What is chosen, by the name of the facet. */
export type FacetChoices = Readonly<Record<string, readonly string[]>>

/** From and to, both included, in minor units. What is absent does not narrow. */
export interface PriceRange {
  min?: number
  max?: number
}

/** What an address or a form chooses of these facets: `type=Lamp&type=Throw`. */
export const readFacets = (search: URLSearchParams, names: readonly string[]): FacetChoices =>
  Object.fromEntries(names.map((name) => [name, [...new Set(search.getAll(name).filter(Boolean))]]))

/** How a facet is read off a row. */
export interface FacetOf<T> {
  name: string
  label: string
  /** The values a row has. */
  of: (row: T) => readonly (string | { value: string; label: string })[]
}

/** Whether a row has one of the values chosen of each facet, `except` one. */
export const passesFacets = <T>(
  row: T,
  facets: readonly FacetOf<T>[],
  chosen: FacetChoices,
  except?: string,
): boolean =>
  facets.every(({ name, of }) => {
    const wanted = chosen[name] ?? []
    if (name === except || wanted.length === 0) return true
    return of(row).some((one) => wanted.includes(typeof one === 'string' ? one : one.value))
  })

/**
 * The facets of rows that are at hand. A facet counts what the others leave, so that ticking a second value of it adds to the
 * list. Values that are chosen stay, even where nothing has them. `rest` narrows beside the facets, as a range of prices does.
 */
export function countFacets<T>(
  rows: readonly T[],
  facets: readonly FacetOf<T>[],
  chosen: FacetChoices,
  rest: (row: T) => boolean = () => true,
): Facet[] {
  return facets.map(({ name, label, of }) => {
    const values = new Map<string, FacetValue>()
    const wanted = chosen[name] ?? []
    const entryOf = (value: string, text: string) => {
      const known = values.get(value)
      if (known) return known
      const added = { value, label: text, count: 0, isChosen: wanted.includes(value) }
      values.set(value, added)
      return added
    }
    for (const row of rows) {
      const counts = rest(row) && passesFacets(row, facets, chosen, name)
      for (const one of of(row)) {
        const { value, label: text } = typeof one === 'string' ? { value: one, label: one } : one
        const found = entryOf(value, text)
        if (counts) found.count += 1
      }
    }
    for (const value of wanted) entryOf(value, value)
    return { name, label, values: [...values.values()].sort(byLabel) }
  })
}

/** A facet as `POST /store/products/search` answers it to those who ask for facets. */
interface ListedFacet {
  name: string
  label: string | null
  values: readonly { value: string; label: string; count: number }[]
}

/** The facets that a list answered, as forms show them. Values that are chosen stay, even where nothing has them. */
export const listedFacets = (facets: readonly ListedFacet[], chosen: FacetChoices): Facet[] =>
  facets.map(({ name, label, values }) => {
    const wanted = chosen[name] ?? []
    const known = new Set(values.map(({ value }) => value))
    const absent = wanted.filter((value) => !known.has(value))
    return {
      name,
      label: label ?? name,
      values: [...values, ...absent.map((value) => ({ value, label: value, count: 0 }))].map((one) => ({
        ...one,
        isChosen: wanted.includes(one.value),
      })),
    }
  })

/**
 * The facets that `POST /store/products/search` counted. `names` says which of them are wanted, in which order, and what they
 * are called.
 */
export const searchFacets = (
  distribution: Readonly<Record<string, Readonly<Record<string, number>>>> | undefined,
  names: readonly { name: string; label: string }[],
  chosen: FacetChoices,
): Facet[] =>
  names.map(({ name, label }) => {
    const wanted = chosen[name] ?? []
    const counts = new Map(Object.entries(distribution?.[name] ?? {}))
    for (const value of wanted) if (!counts.has(value)) counts.set(value, 0)
    const values = [...counts].map(([value, count]) => ({
      value,
      label: value,
      count,
      isChosen: wanted.includes(value),
    }))
    return { name, label, values: values.sort(byLabel) }
  })

const byLabel = (a: FacetValue, b: FacetValue) =>
  a.label.localeCompare(b.label, undefined, { numeric: true }) || (a.value < b.value ? -1 : 1)

/** The address with a value chosen, or no longer, on its first page. */
export function toggleFacet(search: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = firstPage(search)
  const chosen = next.getAll(name)
  next.delete(name)
  for (const one of chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value])
    next.append(name, one)
  return next
}

/** The address without these parts of it, on its first page. */
export function withoutFacets(search: URLSearchParams, names: readonly string[]): URLSearchParams {
  const next = firstPage(search)
  for (const name of names) next.delete(name)
  return next
}

/** A list that is narrowed or sorted anew begins at its beginning. */
function firstPage(search: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(search)
  next.delete('page')
  return next
}

/** The parts of the address that a form leaves as they are, for its hidden fields. */
export const keptFields = (search: URLSearchParams, names: readonly string[]): [string, string][] =>
  [...search].filter(([name]) => name !== 'page' && !names.includes(name))

/** Under which names a range of prices stands in the address. */
export const priceFields = (name = 'price') => ({ min: `${name}_min`, max: `${name}_max` }) as const

/** A range of prices out of an address: `price_min=20&price_max=45.50`. What is no amount does not narrow; ends that are swapped are swapped back. */
export function readPriceRange(search: URLSearchParams, currency: string, name = 'price'): PriceRange {
  const fields = priceFields(name)
  const read = (field: string) => {
    const amount = parseMoney(search.get(field) ?? '', currency)
    return amount != null && amount >= 0 ? amount : undefined
  }
  const min = read(fields.min)
  const max = read(fields.max)
  const [low, high] = min !== undefined && max !== undefined && min > max ? [max, min] : [min, max]
  return { ...(low !== undefined ? { min: low } : {}), ...(high !== undefined ? { max: high } : {}) }
}

/** An amount in minor units as a number field holds it: 4550 of euros is `45.5`. */
export const priceField = (amount: number | undefined, currency: string): string =>
  amount === undefined ? '' : String(amount / 10 ** moneyDecimals(currency))

/** Whether an amount of minor units is within the range. */
export const withinPrice = (amount: number | null, { min, max }: PriceRange): boolean =>
  (min === undefined && max === undefined) ||
  (amount !== null && amount >= (min ?? 0) && amount <= (max ?? Number.POSITIVE_INFINITY))
