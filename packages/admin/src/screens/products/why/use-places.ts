import { useEndpoint } from '@cartwright/sdk/react'
import { useMemo } from 'react'

/** Where a price may be asked for: a region with its currency, or a currency alone. */
export interface PricePlace {
  id: string
  name: string
  currency_code: string
  region_id: string | null
}

/** The regions of the shop and its currencies, its own one first. */
export function usePlaces() {
  const store = useEndpoint('GET /admin/store')
  const regions = useEndpoint('GET /admin/regions', {
    query: { limit: 100, fields: 'id,name,currency_code' },
  })
  const places = useMemo(() => {
    if (!store.data || !regions.data) return undefined
    const { default_currency_code: own, currencies = [] } = store.data.store
    const codes = [...new Set([own, ...currencies.map(({ code }) => code)])]
    return {
      regions: regions.data.regions.map(
        ({ id, name, currency_code }): PricePlace => ({ id, name, currency_code, region_id: id }),
      ),
      currencies: codes.map(
        (code): PricePlace => ({ id: code, name: code.toUpperCase(), currency_code: code, region_id: null }),
      ),
    }
  }, [store.data, regions.data])
  return { places, failed: [store, regions].find(({ error }) => error !== null) }
}

export type Places = NonNullable<ReturnType<typeof usePlaces>['places']>

/** Where to look first: a region that sells in the currency, else that currency, else what there is. */
export const firstPlace = ({ regions, currencies }: Places, currency?: string): PricePlace | undefined => {
  const code = currency ?? currencies[0]?.currency_code
  const sells = (place: PricePlace) => place.currency_code === code
  return regions.find(sells) ?? currencies.find(sells) ?? regions[0] ?? currencies[0]
}
