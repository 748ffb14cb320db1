import type { MoneyAmount } from '@cartwright/contract'
import { formatMoney } from '@cartwright/sdk/rules'
import { Button } from '@cartwright/ui/Button'
import { GridEditor } from '@cartwright/ui/GridEditor'
import type { GridChanges } from '@cartwright/ui/grid-changes'
import type { GridColumn } from '@cartwright/ui/grid-column'
import { PercentIcon, PlusIcon, UndoIcon } from '@cartwright/ui/icons'
import { Switch } from '@cartwright/ui/Switch'
import { useMemo, useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { useLocales } from '../../kit/use-locale'
import {
  type GridProduct,
  isSameTier,
  ownPrice,
  type PriceColumn,
  type PriceRow,
  priceIn,
  type Tier,
} from './prices'
import './pricing.css'
import { onDemand } from '../../kit/on-demand'
import { type PriceEdits, rowName, usePriceRows } from './price-rows'

const BulkDialog = onDemand(async () => (await import('./BulkDialog')).BulkDialog)
const TierDialog = onDemand(async () => (await import('./TierDialog')).TierDialog)

interface Props {
  products: readonly GridProduct[]
  /** All prices of the list. */
  prices: readonly MoneyAmount[]
  columns: readonly PriceColumn[] | undefined
  edits: PriceEdits
  onEdits: (edits: PriceEdits) => void
  isLoading?: boolean
  /** More products to show. */
  more?: { count: number; show: () => void }
}

/** The prices of a list: a line for each variant and quantity, a column for each currency and region. */
export function PricesEditor(props: Props) {
  const { prices, columns = [], edits, onEdits, isLoading, more } = props
  const t = useWords('price-lists')
  const rows = usePriceRows(props)
  const hasRegional = prices.some(({ region_id }) => region_id !== null)
  const [isRegional, setRegional] = useState<boolean>()
  const [dialog, setDialog] = useState<'bulk' | 'tier'>()
  const [before, setBefore] = useState<GridChanges>()
  const showsRegions = isRegional ?? hasRegional
  const shown = useMemo(
    () => columns.filter(({ region_id }) => showsRegions || region_id === null),
    [columns, showsRegions],
  )
  const hasTiers = rows.some(({ tier }) => tier.min !== null || tier.max !== null)
  const gridColumns = useGridColumns(shown, hasTiers)
  const change = (changes: GridChanges) => {
    setBefore(undefined)
    onEdits({ ...edits, changes })
  }
  return (
    <div className="ad-PriceEditor">
      <div className="ad-Prices-tools">
        <Button
          size="s"
          icon={<PercentIcon />}
          isDisabled={rows.length === 0}
          onPress={() => setDialog('bulk')}
        >
          {t('bulk.open')}
        </Button>
        <Button size="s" icon={<PlusIcon />} isDisabled={rows.length === 0} onPress={() => setDialog('tier')}>
          {t('tier.add')}
        </Button>
        {before && (
          <Button size="s" variant="ghost" icon={<UndoIcon />} onPress={() => change(before)}>
            {t('bulk.undo')}
          </Button>
        )}
        {columns.some(({ region_id }) => region_id !== null) && (
          <Switch isSelected={showsRegions} onChange={setRegional} className="ad-Prices-regions">
            {t('show_regions')}
          </Switch>
        )}
      </div>
      <GridEditor
        label={t('prices')}
        rowHeader={t('fields.variant')}
        rowName={rowName}
        rowWidth={240}
        rows={rows}
        rowId={({ id }) => id}
        columns={gridColumns}
        changes={edits.changes}
        onChange={change}
        isLoading={isLoading}
        empty={t('prices_empty')}
        maxHeight="min(64vh, 720px)"
      />
      {more && (
        <Button variant="ghost" onPress={more.show}>
          {t('more_products', { count: more.count })}
        </Button>
      )}
      {dialog === 'bulk' && (
        <BulkDialog
          rows={rows}
          columns={shown}
          changes={edits.changes}
          onClose={() => setDialog(undefined)}
          onApply={(changes) => {
            const old = edits.changes
            change(changes)
            setBefore(old)
          }}
        />
      )}
      {dialog === 'tier' && (
        <TierDialog
          onClose={() => setDialog(undefined)}
          onAdd={(tier) => {
            if (!edits.tiers.some((one) => isSameTier(one, tier)))
              onEdits({ ...edits, tiers: [...edits.tiers, tier] })
          }}
        />
      )}
    </div>
  )
}

/** `10–49`, `50+`; nothing where any quantity is meant. */
export const tierText = ({ min, max }: Tier): string => {
  if (max !== null) return `${min ?? 1}–${max}`
  return min === null ? '' : `${min}+`
}

function useGridColumns(shown: readonly PriceColumn[], hasTiers: boolean): GridColumn<PriceRow>[] {
  const t = useWords('price-lists')
  const [locale] = useLocales()
  return useMemo(() => {
    const [own] = shown
    const base: GridColumn<PriceRow>[] = own
      ? [
          {
            id: 'own',
            type: 'readonly',
            header: t('fields.own_price'),
            width: 104,
            isNumeric: true,
            value: (row) => {
              const amount = ownPrice(row, own)
              return amount === null ? null : formatMoney(amount, own.currency_code, locale)
            },
          },
        ]
      : []
    const tier: GridColumn<PriceRow>[] = hasTiers
      ? [
          {
            id: 'quantity',
            type: 'readonly',
            header: t('fields.quantity'),
            width: 80,
            value: (row) => tierText(row.tier),
          },
        ]
      : []
    return [
      ...tier,
      ...base,
      ...shown.map(
        (column): GridColumn<PriceRow> => ({
          id: column.id,
          type: 'money',
          header: column.name,
          unit: column.region_id ? column.currency_code.toUpperCase() : undefined,
          currency: column.currency_code,
          minValue: 0,
          placeholder: '—',
          value: (row) => priceIn(row, column)?.amount ?? null,
        }),
      ),
    ]
  }, [shown, hasTiers, t, locale])
}
