import { useEndpoint } from '@cartwright/sdk/react'
import type { SelectOption } from '@cartwright/ui/Select'
import { useWords } from '../../i18n/use-words'
import { useMay } from '../../shell/permissions'
import { useLocations } from './use-locations'

/**
 * The locations where all parts of a variant lie, each with how many are free there; all locations for who may not look.
 * Where there is none, `hint` says so.
 */
export function usePlacesOf(variantId: string | null | undefined): {
  options: SelectOption[]
  hint?: string
} {
  const t = useWords('after-sale')
  const words = useWords('inventory')
  const may = useMay()('GET /admin/variants/:id/inventory') && Boolean(variantId)
  const { options: all } = useLocations()
  const { data } = useEndpoint(
    'GET /admin/variants/:id/inventory',
    { params: { id: variantId ?? '' } },
    { enabled: may },
  )
  if (!data) return { options: may ? [] : all }
  const options = all.flatMap((place) => {
    const here = data.variant.inventory.map(({ location_levels }) =>
      location_levels?.find(({ location_id }) => location_id === place.id),
    )
    const free = here.map((level) => (level ? level.stocked_quantity - level.reserved_quantity : undefined))
    if (free.length === 0 || free.includes(undefined)) return []
    return { ...place, description: t('in_stock', { count: Math.min(...free.map((one) => one ?? 0)) }) }
  })
  return options.length === 0 ? { options, hint: words('stocked_nowhere_text') } : { options }
}
