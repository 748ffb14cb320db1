import { formatMoney } from '@cartwright/sdk/rules'
import { FormRow } from '@cartwright/ui/Form'
import { countChanges, type GridChanges } from '@cartwright/ui/grid-changes'
import { NumberInput } from '@cartwright/ui/NumberInput'
import { RadioGroup } from '@cartwright/ui/RadioGroup'
import { Select } from '@cartwright/ui/Select'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { FormDialog } from '../../kit/form/FormDialog'
import { useLocales } from '../../kit/use-locale'
import { rowName } from './price-rows'
import { type BulkChange, bulkChanges, type PriceColumn, type PriceRow, priceIn, roundings } from './prices'
import './pricing.css'

interface Props {
  rows: readonly PriceRow[]
  columns: readonly PriceColumn[]
  changes: GridChanges
  onApply: (changes: GridChanges) => void
  onClose: () => void
}

const shown = 5

/** Changes all prices in view by a percentage, with what becomes of the first of them to see before. */
export function BulkDialog({ rows, columns, changes, onApply, onClose }: Props) {
  const t = useWords('price-lists')
  const hasPrices = rows.some(({ prices }) => prices.length > 0) || countChanges(changes) > 0
  const [change, setChange] = useState<BulkChange>({
    from: hasPrices ? 'list' : 'own',
    percent: -10,
    rounding: 'none',
  })
  const isReadable = !Number.isNaN(change.percent)
  const next = isReadable ? bulkChanges(rows, columns, changes, change) : changes
  const seen = touched(rows, columns, changes, next)
  return (
    <FormDialog
      title={t('bulk.open')}
      action={t('bulk.apply', { count: seen.length })}
      isDisabled={seen.length === 0}
      onSubmit={() => {
        onApply(next)
        onClose()
      }}
      onClose={onClose}
    >
      <RadioGroup
        label={t('bulk.from')}
        value={change.from}
        onChange={(id) => setChange({ ...change, from: id === 'own' ? 'own' : 'list' })}
        options={(['own', 'list'] as const).map((id) => ({ id, name: t(`bulk.from_${id}`) }))}
      />
      <FormRow>
        <NumberInput
          label={t('bulk.percent')}
          hint={t('bulk.percent_hint')}
          value={change.percent}
          onChange={(percent) => setChange({ ...change, percent })}
          minValue={-100}
          maxValue={1000}
          formatOptions={{ maximumFractionDigits: 2, signDisplay: 'exceptZero' }}
          suffix="%"
        />
        <Select
          label={t('bulk.rounding')}
          value={change.rounding}
          onChange={(id) => setChange({ ...change, rounding: roundings.find((one) => one === id) ?? 'none' })}
          options={roundings.map((id) => ({ id, name: t(`bulk.round_${id}`) }))}
        />
      </FormRow>
      <Preview cells={seen} />
    </FormDialog>
  )
}

interface Cell {
  row: PriceRow
  column: PriceColumn
  before: number | null
  after: number
}

function Preview({ cells }: { cells: readonly Cell[] }) {
  const t = useWords('price-lists')
  const [locale] = useLocales()
  if (cells.length === 0) return <p className="ad-Muted">{t('bulk.nothing')}</p>
  return (
    <table className="ad-Preview-table">
      <caption>{t('bulk.preview')}</caption>
      <tbody>
        {cells.slice(0, shown).map(({ row, column, before, after }) => (
          <tr key={`${row.id} ${column.id}`}>
            <th scope="row">
              {rowName(row)} <span className="ad-Muted">{column.name}</span>
            </th>
            <td>
              {before !== null && (
                <s className="ad-Muted">{formatMoney(before, column.currency_code, locale)}</s>
              )}{' '}
              <strong>{formatMoney(after, column.currency_code, locale)}</strong>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The cells that become another than they are now. */
function touched(
  rows: readonly PriceRow[],
  columns: readonly PriceColumn[],
  before: GridChanges,
  after: GridChanges,
): Cell[] {
  return rows.flatMap((row) =>
    columns.flatMap((column) => {
      const stored = priceIn(row, column)?.amount
      const valueIn = (changes: GridChanges) => {
        const value = changes.get(row.id)?.[column.id]?.value
        return typeof value === 'number' ? value : value === null ? null : (stored ?? null)
      }
      const [old, now] = [valueIn(before), valueIn(after)]
      return now !== null && now !== old ? [{ row, column, before: old, after: now }] : []
    }),
  )
}
