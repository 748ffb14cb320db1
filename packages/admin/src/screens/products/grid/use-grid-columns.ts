import type { GridColumn, GridValue } from '@cartwright/ui/grid-column'
import type { SelectOption } from '@cartwright/ui/Select'
import { useMemo } from 'react'
import { useWords, type Words } from '../../../i18n/use-words'
import { useLocations } from '../../../kit/stock/use-locations'
import { useUnitName } from '../../../kit/use-unit-name'
import { productStatuses as statuses, useProductStatusName } from '../product-status'
import { usePriceColumns } from '../use-price-columns'
import { type PriceColumn, priceIn } from '../variant-prices'
import { type GridLine, isCountable, priceColumn, stockColumn, stockedAt } from './grid-row'

type Line = GridColumn<GridLine>
type Say = ReturnType<typeof useWords>

const words: Words = 'grid'

/** Every column the grid can have: products, variants, a price in each currency and region, stock at each location. */
export function useGridColumns(): Line[] | undefined {
  const t = useWords(words)
  const statusName = useProductStatusName()
  const gram = useUnitName()('gram')
  const prices = usePriceColumns()
  const { options, isLoaded } = useLocations()
  return useMemo(() => {
    if (!prices || !isLoaded) return undefined
    return [
      ...productColumns(t, statusName),
      ...variantColumns(t),
      ...[...prices.currencies, ...prices.regions].map((column) => priceOf(column, t)),
      ...options.map((location) => stockOf(location, t)),
      {
        id: 'weight',
        type: 'number',
        header: t('weight'),
        unit: gram,
        minValue: 0,
        value: ({ variant }) => variant.weight ?? null,
      },
    ]
  }, [prices, isLoaded, options, t, statusName, gram])
}

// A product has one title and one status, however many lines it has.
const isFollowing = ({ isFirst }: GridLine) => !isFirst

const productColumns = (t: Say, statusName: (status: string) => string): Line[] => [
  {
    id: 'product_title',
    type: 'text',
    header: t('product'),
    width: 180,
    isRequired: true,
    isReadOnly: isFollowing,
    value: ({ product }) => product.title,
  },
  {
    id: 'status',
    type: 'select',
    header: t('status'),
    isRequired: true,
    isReadOnly: isFollowing,
    options: statuses.map((id) => ({ id, name: statusName(id) })),
    value: ({ product }) => product.status,
  },
]

const variantColumns = (t: Say): Line[] => [
  {
    id: 'title',
    type: 'text',
    header: t('variant'),
    width: 140,
    isRequired: true,
    value: ({ variant }) => variant.title,
  },
  { id: 'sku', type: 'text', header: t('sku'), width: 130, value: ({ variant }) => variant.sku },
  { id: 'barcode', type: 'text', header: t('barcode'), width: 130, value: ({ variant }) => variant.barcode },
]

const priceOf = (column: PriceColumn, t: Say): Line => ({
  id: priceColumn(column.id),
  type: 'money',
  header: column.region_id ? column.name : t('price'),
  unit: column.currency_code.toUpperCase(),
  currency: column.currency_code,
  minValue: 0,
  placeholder: column.region_id ? t('as_currency') : '—',
  value: ({ variant }) => priceIn(variant, column)?.amount ?? null,
})

const stockOf = ({ id, name }: SelectOption, t: Say): Line => ({
  id: stockColumn(id),
  type: 'number',
  header: name,
  unit: t('stock'),
  width: 130,
  minValue: 0,
  placeholder: '—',
  isReadOnly: (line) => !isCountable(line),
  validate: (value: GridValue, line) =>
    value === null && stockedAt(line, id) !== null ? t('zero_for_none') : undefined,
  value: (line) => stockedAt(line, id),
})
