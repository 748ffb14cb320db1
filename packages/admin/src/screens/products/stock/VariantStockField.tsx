import type { PricedVariant } from '@cartwright/contract'
import { NumberInput } from '@cartwright/ui/NumberInput'
import { Skeleton } from '@cartwright/ui/Skeleton'
import { useWords } from '../../../i18n/use-words'
import type { NumberProps } from '../../../kit/form/use-draft'
import { LevelsTable } from '../../../kit/stock/LevelsTable'
import { useVariantStock } from './use-stock'

interface Props {
  form: { number(name: 'inventory_quantity'): NumberProps }
  /** Absent for a new one. */
  variant?: PricedVariant
}

/**
 * Where the stock of a variant is changed: at the locations the shop sells it from, or the variant's own number where it
 * lies at none.
 */
export function VariantStockField({ form, variant }: Props) {
  return variant ? (
    <StockOf form={form} variant={variant} />
  ) : (
    <NumberInput {...form.number('inventory_quantity')} minValue={0} className="ad-Short" />
  )
}

function StockOf({ form, variant }: Props & { variant: PricedVariant }) {
  const t = useWords('inventory')
  const stock = useVariantStock(variant.product_id ?? '', variant.id)
  if (!stock) return <Skeleton height="64px" />
  if (stock.counted !== 'levels')
    return <NumberInput {...form.number('inventory_quantity')} minValue={0} className="ad-Short" />
  return (
    <>
      <LevelsTable levels={stock.levels} />
      <p className="ad-Muted">{t('saved_at_once')}</p>
    </>
  )
}
