import type { SalesFigures } from '@cartwright/contract'
import type { ChartFormat } from '@cartwright/ui/Chart'

export type FigureName = keyof SalesFigures

/** In the order in which they add up. */
export const figureNames = [
  'net_sales',
  'orders',
  'average_order',
  'gross_sales',
  'discounts',
  'returns',
  'shipping',
  'taxes',
  'total_sales',
  'gift_cards',
  'units',
  'returned_units',
  'returns_rate',
  'new_customers',
] as const satisfies readonly FigureName[]

const pieces: readonly FigureName[] = ['orders', 'units', 'returned_units', 'new_customers']

/** Whether a figure is money, pieces or percent. */
export const formatOf = (name: FigureName | 'returning_customers', currency: string): ChartFormat =>
  name === 'returns_rate'
    ? 'percent'
    : name === 'returning_customers' || pieces.includes(name)
      ? 'number'
      : { currency }

/** Figures of which more is worse. */
export const isLoss = (name: string): boolean =>
  ['discounts', 'returns', 'returned_units', 'returns_rate'].includes(name)
