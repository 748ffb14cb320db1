import type { PricedVariant } from '@cartwright/contract'
import { Button } from '@cartwright/ui/Button'
import { FormRow } from '@cartwright/ui/Form'
import { invalidText } from '@cartwright/ui/invalid-text'
import { MoneyInput, type MoneyValue } from '@cartwright/ui/MoneyInput'
import { Skeleton } from '@cartwright/ui/Skeleton'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { usePriceColumns } from './use-price-columns'
import { type PriceColumn, priceIn } from './variant-prices'

/** Prices that were typed, by the id of their column. */
export type TypedPrices = Readonly<Record<string, MoneyValue>>

interface Props {
  /** Absent for a new one. */
  variant?: PricedVariant
  typed: TypedPrices
  onChange: (typed: TypedPrices) => void
  errors?: string[]
}

/** What a variant costs: in each currency of the shop, and in regions that have a price of their own. */
export function VariantPrices({ variant, typed, onChange, errors }: Props) {
  const t = useWords('products')
  const columns = usePriceColumns()
  const [isOpen, setOpen] = useState(false)
  if (!columns) return <Skeleton lines={2} />
  const isOwn = (column: PriceColumn) => variant !== undefined && priceIn(variant, column) !== undefined
  const regions = isOpen ? columns.regions : columns.regions.filter(isOwn)
  const field = (column: PriceColumn) => (
    <MoneyInput
      key={column.id}
      label={t('price_in', { currency: column.name })}
      currency={column.currency_code}
      value={column.id in typed ? typed[column.id] : ((variant && priceIn(variant, column)?.amount) ?? null)}
      onChange={(amount) => onChange({ ...typed, [column.id]: amount })}
      minValue={0}
      placeholder={column.region_id ? t('as_currency') : undefined}
    />
  )
  return (
    <div className="ad-Fields ad-Prices">
      {errors?.map((error) => (
        <p key={error} role="alert" className="cw-Field-error">
          {error}
        </p>
      ))}
      <FormRow>{columns.currencies.map(field)}</FormRow>
      {regions.length > 0 && <FormRow>{regions.map(field)}</FormRow>}
      {regions.length < columns.regions.length && (
        <div>
          <Button size="s" variant="ghost" onPress={() => setOpen(true)}>
            {t('price_by_region')}
          </Button>
        </div>
      )}
    </div>
  )
}

/** The typed amounts; undefined while the text of one of them is none. */
export function amountsIn(typed: TypedPrices): Record<string, number | null> | undefined {
  const amounts: Record<string, number | null> = {}
  for (const [id, amount] of Object.entries(typed)) {
    if (amount === invalidText) return undefined
    amounts[id] = amount
  }
  return amounts
}
