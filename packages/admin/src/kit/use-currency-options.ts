import { useEndpoint } from '@cartwright/sdk/react'
import type { SelectOption } from '@cartwright/ui/Select'
import { useCurrencyName } from './use-names'

/** The currencies the shop trades in, to choose one of: "EUR · Euro". */
export function useCurrencyOptions(): SelectOption[] {
  const nameOf = useCurrencyName()
  const store = useEndpoint('GET /admin/store')
  return (store.data?.store.currencies ?? []).map(({ code }) => ({
    id: code,
    name: `${code.toUpperCase()} · ${nameOf(code)}`,
  }))
}
