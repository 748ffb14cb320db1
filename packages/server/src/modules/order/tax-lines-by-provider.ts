import type { Tx } from '../../store/database/engine'
import { findBy } from '../../store/reading/graph'
import { shapeOf } from '../../store/reading/shape'
import { shopSetup } from '../region/shop-setup'
import { ratesFor } from '../tax/rates-for'
import { providerRates, type TaxedSale } from '../tax/sale-taxes'
import { taxLines } from '../tax/tax-lines'
import { storeTaxLines } from './new-lines'

interface SoldLine {
  id: string
  title: string
  variant_id: string | null
  unit_price: number
  quantity: number
  includes_tax: boolean
  adjustments: { amount: number }[]
  variant: { product_id: string } | null
}

/**
 * Stores what the region's tax provider says of lines in place of the rates of the shop's tables; quiet where those
 * decide. Their discounts must be settled: providers are told of them. To be called inside a `taxedTransaction`.
 * @throws unavailable while the provider is still to be asked
 */
export async function taxLinesByProvider(tx: Tx, sale: TaxedSale, ids: readonly string[]): Promise<void> {
  const region = (await shopSetup(tx)).regions.get(sale.region_id)
  if (!region?.tax_provider_id || ids.length === 0) return
  const found = await findBy<SoldLine>(tx, 'line_item', 'id', ids, shapeOf(['adjustments', 'variant']))
  const lines = ids.flatMap((id) => found.find((line) => line.id === id) ?? [])
  const own = await ratesFor(
    tx,
    region,
    lines.flatMap((line) => line.variant?.product_id ?? []),
  )
  const answer = await providerRates(tx, sale, {
    items: lines.map((line) => ({
      title: line.title,
      product_id: line.variant?.product_id ?? null,
      variant_id: line.variant_id,
      unit_price: line.unit_price,
      quantity: line.quantity,
      discount: line.adjustments.reduce((sum, { amount }) => sum + amount, 0),
      includes_tax: line.includes_tax,
      rates: taxLines(own.get(line.variant?.product_id ?? '') ?? []),
    })),
  })
  if (!answer) return
  const { line_item_tax_line: stored } = tx.t
  await tx.deleteRows(stored, { item_id: ids })
  await storeTaxLines(
    tx,
    lines.map(({ id }, place) => ({ id, tax_lines: answer.items[place] ?? [] })),
  )
}
