import type { MoneyAmount } from '@cartwright/contract'
import { type GridChanges, noChanges } from '@cartwright/ui/grid-changes'
import { useMemo } from 'react'
import { byVariant, type GridProduct, type PriceRow, rowsOf, type Tier } from './prices'

/** What was done in the grid and is not saved. */
export interface PriceEdits {
  changes: GridChanges
  /** Quantities that were added, for all variants. */
  tiers: readonly Tier[]
}
export const noEdits: PriceEdits = { changes: noChanges, tiers: [] }

interface Props {
  products: readonly GridProduct[]
  /** All prices of the list. */
  prices: readonly MoneyAmount[]
  edits: PriceEdits
}

/** The lines of the grid and the columns that are in use, for the grid and for saving. */
export function usePriceRows({ products, prices, edits }: Props): PriceRow[] {
  const { tiers } = edits
  return useMemo(() => rowsOf(products, byVariant(prices), tiers), [products, prices, tiers])
}

/** What a line of the grid is called. */
export const rowName = ({ product, variant }: PriceRow): string => `${product.title} · ${variant.title}`
