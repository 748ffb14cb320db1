import { highestSum, mostCardsSold, mostLines } from '@cartwright/contract'
import { invalidData } from '../../errors'
import type { SaleTotals } from './sale-totals'

interface BoundedSale {
  items: readonly { title: string; unit_price: number; quantity: number; is_giftcard?: boolean | null }[]
  shipping_methods?: readonly { price: number }[] | null
}

/** How much is sold: what makes a sale come to more. */
export interface SaleSize {
  lines: number
  cards: number
  /** Goods and shipping before discounts and taxes, all counted as if they were to be paid. */
  amount: number
}

export function sizeOf({ items, shipping_methods }: BoundedSale): SaleSize {
  let cards = 0
  let amount = 0
  for (const line of items) {
    if (line.is_giftcard) cards += line.quantity
    amount += Math.abs(line.unit_price) * line.quantity
  }
  for (const { price } of shipping_methods ?? []) amount += Math.abs(price)
  return { lines: items.length, cards, amount }
}

/**
 * Keeps a sale within what can be computed exactly. To be called in the transaction that writes it, so that a refusal
 * undoes it all. One that is beyond already, from when there were no bounds, may still be made smaller.
 * @param figures computed only where the sale has grown
 * @throws invalid_data amount_out_of_range
 */
export function assertSaleBounds(sale: BoundedSale, figures: () => SaleTotals, before?: SaleSize): void {
  const size = sizeOf(sale)
  const grown = (key: keyof SaleSize) => !before || size[key] > before[key]
  if (size.lines > mostLines && grown('lines'))
    throw outOfRange(`items: ${size.lines} lines are more than the ${mostLines} that can be sold at once`)
  if (size.cards > mostCardsSold && grown('cards'))
    throw outOfRange(`quantity: no more than ${mostCardsSold} gift cards can be sold at once`)
  if (!grown('amount')) return
  const line = sale.items.find(({ unit_price, quantity }) => Math.abs(unit_price) * quantity > highestSum)
  if (line)
    throw outOfRange(
      `quantity: ${line.quantity} of ${line.title} at ${line.unit_price} each is more than a sale may come to, ${highestSum}`,
    )
  const totals = figures()
  if (size.amount > highestSum || largestOf(totals) > highestSum)
    throw outOfRange(
      `items: with shipping and taxes they come to more than a sale may, ${highestSum}: lower a quantity or a price`,
    )
}

const largestOf = ({ items, shipping_methods, ...whole }: SaleTotals): number =>
  [whole, ...items, ...shipping_methods].reduce(
    (largest, figures) => Math.max(largest, ...Object.values(figures).map(Math.abs)),
    0,
  )

const outOfRange = (message: string) => invalidData(message, 'amount_out_of_range')
