import type { LineItem } from '@cartwright/contract'
import { absolute } from '../../../absolute'
import { lineFigures } from '../../../selling/figures'
import { linesOf, type Sale, showsTaxInPrices, tellerOf, titleOf } from '../../../selling/sale'
import { lineTotals } from './totals'

/** What is bought, as the protocol says it: its name is that of its product and of the variant. */
export const itemOf = (line: LineItem, baseUrl: string, told: (amount: number) => number) => {
  const image = absolute(line.thumbnail, baseUrl)
  return {
    id: line.variant_id ?? line.id,
    title: titleOf(line),
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
    totals: lineTotals(lineFigures(line, withTax, told)),
  }))
}
