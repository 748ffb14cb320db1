import type { LineItem } from '@cartwright/contract'
import { absolute } from '../../../absolute'
import { linesOf, type Sale, showsTaxInPrices, tellerOf } from '../../../selling/sale'
import { lineTotals } from './totals'

/** What is bought, as the protocol says it: its name is that of its product and of the variant. */
export const itemOf = (line: LineItem, baseUrl: string, told: (amount: number) => number) => {
  const image = absolute(line.thumbnail, baseUrl)
  return {
    id: line.variant_id ?? line.id,
    title:
      line.description && line.description !== line.title ? `${line.title}, ${line.description}` : line.title,
    price: told(Math.max(0, line.unit_price)),
    ...(image ? { image_url: image } : {}),
  }
}

export const lineItems = (sale: Sale, baseUrl: string) => {
  const withTax = showsTaxInPrices(sale)
  const told = tellerOf(sale)
  return linesOf(sale).map((line) => ({
    id: line.id,
    item: itemOf(line, baseUrl, told),
    quantity: line.quantity,
    totals: lineTotals(line, withTax, told),
  }))
}
