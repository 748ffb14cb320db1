import type { PricedProduct } from '@cartwright/contract'
import { useWords } from '../../../i18n/use-words'
import { useProductStock } from './use-stock'

/** How many of a product can be sold, in a list: of all its variants, at all places the shop sells from. */
export function ProductStock({ product: { id } }: { product: Pick<PricedProduct, 'id'> }) {
  const t = useWords('products')
  const stock = useProductStock(id)
  if (!stock) return null
  const { available, variant_count, sold_out_count, counted_count } = stock
  if (available === null) return <span className="ad-Muted">{t('not_counted')}</span>
  const isOut = counted_count > 0 && sold_out_count === counted_count
  return (
    <span className={isOut ? 'ad-Alarm' : undefined}>
      {t('stock_in', { stock: available, count: variant_count })}
    </span>
  )
}
