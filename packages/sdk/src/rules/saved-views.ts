/** Parameters that say where in a list one stands, not which list it is. */
const places = ['offset', 'limit', 'page', 'cursor']

/**
 * The query of an address in one spelling, to be compared: parameters in order of their names, without those that are empty and
 * those that only turn pages. Repeated parameters keep the order of their values, as the order of a sort may matter.
 */
export function plainSearch(search: string, ignored: readonly string[] = places): string {
  const parameters = new URLSearchParams(search)
  for (const name of ignored) parameters.delete(name)
  for (const [name, value] of [...parameters]) if (value === '') parameters.delete(name, '')
  parameters.sort()
  return parameters.toString()
}

/**
 * Whether a list shows something else than its view was saved with. The order of the parameters, empty ones and the page do not
 * count.
 */
export const isChanged = (view: { search: string }, search: string, ignored?: readonly string[]): boolean =>
  plainSearch(view.search, ignored) !== plainSearch(search, ignored)

/** A name that none of the others has yet: `Open`, `Open 2`, `Open 3`. Letter case and outer spaces do not tell names apart. */
export function freeName(wanted: string, taken: readonly string[]): string {
  const used = new Set(taken.map(folded))
  const base = wanted.trim()
  for (let number = 1; ; number++) {
    const name = number === 1 ? base : `${base} ${number}`
    if (!used.has(folded(name))) return name
  }
}

/** Whether two names would be taken for the same one. */
export const isSameName = (one: string, other: string): boolean => folded(one) === folded(other)

const folded = (name: string) => name.trim().toLocaleLowerCase()
