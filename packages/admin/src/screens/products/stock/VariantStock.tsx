import type { PricedVariant, VariantStock as Stock } from '@cartwright/contract'
import { HoverCard } from '@cartwright/ui/HoverCard'
import { useWords } from '../../../i18n/use-words'
import { useLocations } from '../../../kit/stock/use-locations'
import { useVariantStock } from './use-stock'
import '../../../kit/stock/stock.css'

/** How many of a variant can be sold; resting on it shows what lies where. */
export function VariantStock({ variant }: { variant: Pick<PricedVariant, 'id' | 'product_id'> }) {
  const t = useWords('products')
  const stock = useVariantStock(variant.product_id ?? '', variant.id)
  if (!stock) return null
  if (stock.available === null) return <span className="ad-Muted">{t('not_counted')}</span>
  const number = <span className={stock.available <= 0 ? 'ad-Alarm' : undefined}>{stock.available}</span>
  if (stock.counted !== 'levels') return number
  return (
    <HoverCard content={<Places stock={stock} />}>
      <button type="button" className="ad-TextButton">
        {number}
      </button>
    </HoverCard>
  )
}

const figures = ['stocked', 'reserved', 'incoming', 'available'] as const

function Places({ stock: { levels } }: { stock: Stock }) {
  const t = useWords('inventory')
  const { nameOf } = useLocations()
  return (
    <table className="ad-StockCard">
      <thead>
        <tr>
          <th scope="col">{t('location')}</th>
          {figures.map((figure) => (
            <th key={figure} scope="col">
              {t(`fields.${figure}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {levels.map((level) => (
          <tr key={`${level.inventory_item_id} ${level.location_id}`}>
            <th scope="row">{nameOf(level.location_id)}</th>
            {figures.map((figure) => (
              <td key={figure}>{level[figure]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
