import type { StoreDetails } from '@cartwright/contract'

/** The currencies of a shop, its own one first. */
export function currenciesOf(store: StoreDetails): string[] {
  const own = store.default_currency_code
  return [...new Set([own, ...(store.currencies?.map(({ code }) => code) ?? [])])]
}
