import { invalidData, notFound } from '../../errors'
import type { Tx } from '../../store/database/engine'
import { shopSetup } from '../region/shop-setup'
import { shippingRatesFor } from '../tax/rates-for'
import { providerRates, type TaxedSale } from '../tax/sale-taxes'
import { taxLines } from '../tax/tax-lines'
import { findOptions, type OptionRow } from './queries'

export interface MethodOwner {
  order_id?: string
  return_id?: string
  swap_id?: string
  claim_order_id?: string
}

export interface NewMethod {
  option_id: string
  /** Minor units; the option's own amount when it is not given. */
  price?: number | null
  data?: Record<string, unknown> | null
}

export interface SaleMethod {
  id: string
  price: number
  includes_tax: boolean
  option: OptionRow
  tax_lines: { rate: number; name: string; code: string | null }[]
}

/**
 * A shipping method of something that was already sold, with its taxes stored; to be called inside a
 * `taxedTransaction`, as the region may leave them to a provider.
 * @throws not_found for an option that is none, invalid_data for one of another region or without a price
 */
export async function addSaleMethod(
  tx: Tx,
  owner: MethodOwner,
  sale: TaxedSale,
  { option_id, price, data }: NewMethod,
): Promise<SaleMethod> {
  const [option] = await findOptions(tx, [option_id])
  if (!option) throw notFound('Shipping Option', option_id)
  if (option.region_id !== sale.region_id)
    throw invalidData(`The shipping option ${option.name} is not available in the region of the order`)
  const amount = price ?? option.amount
  if (amount === null)
    throw invalidData(`price: the shipping option ${option.name} has no fixed price; name one`)
  if (amount < 0) throw invalidData('price: it cannot be below 0')
  const [method] = await tx
    .insert(tx.t.shipping_method)
    .values({
      ...owner,
      shipping_option_id: option.id,
      price: amount,
      data: data ?? {},
      includes_tax: option.includes_tax,
    })
    .returning()
  if (!method) throw new Error('The shipping method was not written')
  const rates = await ratesOf(tx, sale, option, amount)
  if (rates.length > 0)
    await tx
      .insert(tx.t.shipping_method_tax_line)
      .values(rates.map(({ rate, name, code }) => ({ rate, name, code, shipping_method_id: method.id })))
  return { id: method.id, price: amount, includes_tax: option.includes_tax, option, tax_lines: rates }
}

async function ratesOf(tx: Tx, sale: TaxedSale, { id, includes_tax }: OptionRow, price: number) {
  const region = (await shopSetup(tx)).regions.get(sale.region_id)
  if (!region) return []
  const rates = taxLines((await shippingRatesFor(tx, region, [id])).get(id) ?? [])
  const answer = await providerRates(tx, sale, {
    shipping: [{ shipping_option_id: id, price, includes_tax, rates }],
  })
  return answer?.shipping[0] ?? rates
}
