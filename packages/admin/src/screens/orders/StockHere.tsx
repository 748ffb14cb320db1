import type { Order, VariantStock } from '@cartwright/contract'
import { useEndpoint } from '@cartwright/sdk/react'
import { useWords } from '../../i18n/use-words'
import { useMay } from '../../shell/permissions'
import { openQuantities } from './next-step'
import './order-page.css'

interface Props {
  order: Order
  /** Where the parcel is packed. */
  location: string | undefined
}

/** What lies at a place of what is to be packed: how much is free, and how much is kept, for this order or others. */
export function StockHere({ order, location }: Props) {
  const t = useWords('order-money')
  const may = useMay()
  const open = openQuantities(order)
  const items = (order.items ?? []).filter(({ id }) => open.some(({ item_id }) => item_id === id))
  const product_id = [...new Set(items.flatMap(({ variant }) => variant?.product_id ?? []))]
  const { data } = useEndpoint(
    'GET /admin/variants/stock',
    { query: { product_id } },
    { enabled: product_id.length > 0 && location !== undefined && may('GET /admin/variants/stock') },
  )
  const counted = items.flatMap((item) => {
    const level = levelAt(data?.stock, item.variant_id, location)
    return level === undefined ? [] : [{ item, level }]
  })
  if (counted.length === 0) return null
  return (
    <ul className="or-Here">
      {counted.map(({ item, level }) => (
        <li key={item.id}>
          <bdi>{item.title}</bdi>:{' '}
          {level ? t('stock_here', { available: level.available, reserved: level.reserved }) : t('none_here')}
        </li>
      ))}
    </ul>
  )
}

/** What lies at a place; null where nothing of it is kept there, undefined where it is not counted by places. */
function levelAt(
  stock: readonly VariantStock[] | undefined,
  variant: string | null,
  location: string | undefined,
) {
  const found = stock?.find(({ variant_id }) => variant_id === variant)
  if (found?.counted !== 'levels') return undefined
  const level = found.levels.find(({ location_id }) => location_id === location)
  return level ? { available: level.available, reserved: level.reserved } : null
}
