import { useEndpoint } from '@cartwright/sdk/react'
import { useMemo } from 'react'
import type { PriceColumn } from './variant-prices'

/** The currencies of the shop, its own one first; undefined until they are there. */
export function useCurrencies(): string[] | undefined {
  const { data } = useEndpoint('GET /admin/store')
  return useMemo(() => {
    if (!data) return undefined
    const own = data.store.default_currency_code
    return [...new Set([own, ...(data.store.currencies?.map(({ code }) => code) ?? [])])]
  }, [data])
}

/** Where variants can have prices: each currency of the shop, and each region; undefined until they are there. */
export function usePriceColumns(): { currencies: PriceColumn[]; regions: PriceColumn[] } | undefined {
  const codes = useCurrencies()
  const { data } = useEndpoint('GET /admin/regions', {
    query: { limit: 100, fields: 'id,name,currency_code' },
  })
  return useMemo(() => {
    if (!codes || !data) return undefined
    return {
      currencies: codes.map((code) => ({
        id: code,
        name: code.toUpperCase(),
        currency_code: code,
        region_id: null,
      })),
      regions: data.regions.map(({ id, name, currency_code }) => ({
        id,
        name,
        currency_code,
        region_id: id,
      })),
    }
  }, [codes, data])
}
