import { type GridChanges, type InvalidCell, noChanges } from '@cartwright/ui/grid-changes'
import type { MoneyValue } from '@cartwright/ui/MoneyInput'
import { useMemo, useState } from 'react'
import {
  carriedOver,
  countVariants,
  matrixOf,
  mostVariants,
  newVariants,
  type OptionDraft,
  usableOptions,
} from './variant-matrix'

/** What all new variants have, while it is typed: amounts by currency. */
export interface TypedBase {
  prices: Readonly<Record<string, MoneyValue>>
  stock: number
  sku: string
  barcode: string
}

const nothing: TypedBase = { prices: {}, stock: 0, sku: '', barcode: '' }

/** The variants of a product that is being made: its options, what all of them have, and what single ones have instead. */
export function useNewVariants(currencies: readonly string[]) {
  const [options, keepOptions] = useState<readonly OptionDraft[]>([])
  const [base, setBase] = useState(nothing)
  const [changes, setChanges] = useState<GridChanges>(noChanges)
  const [invalid, setInvalid] = useState<readonly InvalidCell[]>([])
  const rows = useMemo(() => matrixOf(options), [options])
  const count = countVariants(options)
  const amounts = useMemo(
    () => Object.fromEntries(currencies.map((code) => [code, amountOf(base.prices[code])])),
    [currencies, base.prices],
  )
  const setOptions = (next: readonly OptionDraft[]) => {
    const after = carriedOver(changes, rows, matrixOf(next))
    keepOptions(next)
    setChanges(after)
    setInvalid((before) => before.filter(({ row, column }) => after.get(row)?.[column]?.text !== undefined))
  }
  return {
    options,
    setOptions,
    base,
    setBase: (part: Partial<TypedBase>) => setBase((before) => ({ ...before, ...part })),
    amounts,
    rows,
    count,
    isTooMany: count > mostVariants,
    changes,
    setChanges: (next: GridChanges, wrong: readonly InvalidCell[]) => {
      setChanges(next)
      setInvalid(wrong)
    },
    invalid,
    /** Begins anew, with these options and what their variants have. */
    restart: (next: readonly OptionDraft[], cells: GridChanges) => {
      keepOptions(next)
      setChanges(cells)
      setInvalid([])
      setBase(nothing)
    },
    isDirty: options.length > 0 || base !== nothing,
    /** Options and variants as the call takes them. */
    body: (fallbackTitle: string) => ({
      options: usableOptions(options).map(({ title }) => ({ title })),
      variants: newVariants(options, { changes, base: { ...base, prices: amounts }, fallbackTitle }),
    }),
  }
}

export type NewVariants = ReturnType<typeof useNewVariants>

const amountOf = (value: MoneyValue | undefined) => (typeof value === 'number' ? value : null)
