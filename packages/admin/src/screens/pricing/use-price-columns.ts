import { useEndpoint } from '@cartwright/sdk/react'
import { useMemo } from 'react'
import { currenciesOf } from '../../kit/currencies'
import { columnsOf, type PriceColumn } from './prices'

/** Where prices can be: the currencies of the shop and its regions. Undefined until both are known. */
export function usePriceColumns(): PriceColumn[] | undefined {
  const store = useEndpoint('GET /admin/store')
  const regions = useEndpoint('GET /admin/regions', {
    query: { limit: 1000, fields: 'id,name,currency_code' },
  })
  return useMemo(
    () =>
      store.data && regions.data
        ? columnsOf(currenciesOf(store.data.store), regions.data.regions)
        : undefined,
    [store.data, regions.data],
  )
}
