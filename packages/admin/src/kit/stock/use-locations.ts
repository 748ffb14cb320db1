import { useEndpoint } from '@cartwright/sdk/react'
import type { SelectOption } from '@cartwright/ui/Select'
import { useMemo } from 'react'

/** The places where stock lies: as choices, and by name. Shops have few, so all are there. */
export function useLocations(): {
  options: SelectOption[]
  nameOf: (id: string) => string
  isLoaded: boolean
} {
  const { data } = useEndpoint('GET /admin/stock-locations', {
    query: { limit: 1000, fields: 'id,name', order: 'name' },
  })
  return useMemo(() => {
    const options = data?.stock_locations.map(({ id, name }) => ({ id, name })) ?? []
    const names = new Map(options.map(({ id, name }) => [id, name]))
    return { options, nameOf: (id) => names.get(id) ?? '…', isLoaded: data !== undefined }
  }, [data])
}
