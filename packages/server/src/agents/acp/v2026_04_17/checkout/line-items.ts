import type { DocumentWords } from '../../../../modules/document/words/words'
import { absolute } from '../../../absolute'
import { lineFigures } from '../../../selling/figures'
import { linesOf, type Sale, showsTaxInPrices, tellerOf, titleOf } from '../../../selling/sale'
import { lineTotals } from './totals'

/** What is bought, line by line. */
export function lineItems(sale: Sale, baseUrl: string, words: DocumentWords) {
  const withTax = showsTaxInPrices(sale)
  const told = tellerOf(sale)
  return linesOf(sale).map((line) => {
    const { id, quantity, variant_id, variant } = line
    const name = titleOf(line)
    const unit_amount = told(Math.max(0, line.unit_price))
    const image = absolute(line.thumbnail, baseUrl)
    return {
      id,
      item: { id: variant_id ?? id, name, unit_amount },
      quantity,
      name,
      unit_amount,
      ...(image ? { images: [image] } : {}),
      ...(variant?.product_id ? { product_id: variant.product_id } : {}),
      ...(variant_id ? { variant_id } : {}),
      ...(variant?.sku ? { sku: variant.sku } : {}),
      totals: lineTotals(lineFigures(line, withTax, told), words),
    }
  })
}
