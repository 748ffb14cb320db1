import type { PricedProduct, PricedVariant } from '@cartwright/contract'
import { ValidationError } from '@cartwright/sdk'
import { Button } from '@cartwright/ui/Button'
import { FocusModal } from '@cartwright/ui/FocusModal'
import { GridEditor } from '@cartwright/ui/GridEditor'
import { type GridChanges, invalidCells, noChanges } from '@cartwright/ui/grid-changes'
import type { GridColumn } from '@cartwright/ui/grid-column'
import { Skeleton } from '@cartwright/ui/Skeleton'
import { useToast } from '@cartwright/ui/Toast'
import { useMemo, useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { useErrorMessage } from '../../kit/use-error-message'
import { useUnitName } from '../../kit/use-unit-name'
import { useSaveVariants } from './save-variants'
import { usePriceColumns } from './use-price-columns'
import { type PriceColumn, priceIn } from './variant-prices'
import './products.css'

interface Props {
  product: PricedProduct
  /** Prices alone, or all that variants have of their own. */
  kind: 'prices' | 'all'
  onClose: () => void
}

/** All variants of a product in one place: a line for each, its prices in a column for each currency and region. */
export function VariantGrid({ product, kind, onClose }: Props) {
  const t = useWords('products')
  const message = useErrorMessage()
  const toast = useToast()
  const places = usePriceColumns()
  const [changes, setChanges] = useState<GridChanges>(noChanges)
  const [problem, setProblem] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  const save = useSaveVariants(product)
  const all = useMemo(() => [...(places?.currencies ?? []), ...(places?.regions ?? [])], [places])
  // A region has a column once one of the variants has a price for it.
  const shown = useMemo(
    () =>
      all.filter(
        (column) =>
          isOpen || !column.region_id || product.variants.some((variant) => priceIn(variant, column)),
      ),
    [all, isOpen, product.variants],
  )
  const columns = useColumns(shown, kind)

  const saveAll = async () => {
    if (invalidCells(changes).length > 0) {
      setProblem(t('prices_unreadable'))
      return false
    }
    try {
      const count = await save(changes, all)
      if (count > 0) toast.success(t('product_saved'))
      return true
    } catch (error) {
      const found = error instanceof ValidationError ? Object.values(error.fieldErrors).flat() : []
      setProblem([message(error), ...found].filter((one, at, all) => all.indexOf(one) === at).join(' '))
      return false
    }
  }
  return (
    <FocusModal
      title={t(kind === 'prices' ? 'prices_of' : 'variants_of', { name: product.title })}
      isOpen
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      isDirty={changes.size > 0}
      onSave={saveAll}
      className="ad-PriceModal"
    >
      {places === undefined ? (
        <Skeleton lines={4} />
      ) : (
        <div className="ad-Stack">
          {problem && (
            <p role="alert" className="ad-Alarm">
              {problem}
            </p>
          )}
          {shown.length < all.length && (
            <div>
              <Button size="s" onPress={() => setOpen(true)}>
                {t('price_by_region')}
              </Button>
            </div>
          )}
          <GridEditor
            label={t(kind === 'prices' ? 'prices' : 'variants')}
            rowHeader={t('variant')}
            rows={product.variants}
            columns={columns}
            rowId={({ id }) => id}
            rowName={({ title }) => title}
            changes={changes}
            onChange={(next) => {
              setChanges(next)
              setProblem(undefined)
            }}
            maxHeight="calc(100dvh - 220px)"
          />
        </div>
      )}
    </FocusModal>
  )
}

function useColumns(shown: readonly PriceColumn[], kind: Props['kind']): GridColumn<PricedVariant>[] {
  const t = useWords('products')
  const gram = useUnitName()('gram')
  return useMemo(() => {
    const prices = shown.map(
      (column): GridColumn<PricedVariant> => ({
        id: column.id,
        type: 'money',
        header: column.name,
        unit: column.region_id ? column.currency_code.toUpperCase() : undefined,
        currency: column.currency_code,
        minValue: 0,
        placeholder: column.region_id ? t('as_currency') : '—',
        value: (variant) => priceIn(variant, column)?.amount ?? null,
      }),
    )
    if (kind === 'prices') return prices
    return [
      { id: 'sku', type: 'text', header: t('fields.sku'), width: 140, value: ({ sku }) => sku },
      {
        id: 'barcode',
        type: 'text',
        header: t('fields.barcode'),
        width: 140,
        value: ({ barcode }) => barcode,
      },
      ...prices,
      {
        id: 'weight',
        type: 'number',
        header: t('fields.weight'),
        unit: gram,
        minValue: 0,
        value: ({ weight }) => weight,
      },
      {
        id: 'allow_backorder',
        type: 'checkbox',
        header: t('fields.allow_backorder'),
        width: 150,
        value: ({ allow_backorder }) => allow_backorder,
      },
    ]
  }, [shown, kind, t, gram])
}
