import type { ProviderTaxLine } from '../../providers/tax'
import type { Db } from '../../store/database/engine'
import { knownAnswer, type TaxQuestion, taxQuestion } from '../tax/ask-provider'
import type { LoadedCart } from './load-cart'

/** Puts the provider's rates on a cart where they are known; else the cart keeps the question that is to be asked. */
export async function applyKnownTaxes(db: Db, cart: LoadedCart, provider_id: string): Promise<void> {
  const question = questionAbout(cart, provider_id)
  cart.tax_question = undefined
  if (question.items.length === 0 && question.shipping.length === 0) return
  const lines = await knownAnswer(db, question)
  if (lines) applyTaxLines(cart, lines)
  else cart.tax_question = question
}

/** Returned goods keep the taxes they were sold with. */
const sold = (cart: LoadedCart) => cart.items.filter((line) => !line.is_return)

/** The rates of lines and methods must be those of the shop's own tables. */
function questionAbout(cart: LoadedCart, provider_id: string): TaxQuestion {
  const ratesOf = (taxed: { tax_lines: { rate: number; name: string; code: string | null }[] }) =>
    taxed.tax_lines.map(({ rate, name, code }) => ({ rate, name, code }))
  const address = cart.shipping_address
  return taxQuestion({
    provider_id,
    items: sold(cart).map((line) => ({
      id: line.id,
      title: line.title,
      product_id: line.variant?.product_id ?? null,
      variant_id: line.variant_id,
      unit_price: line.unit_price,
      quantity: line.quantity,
      discount: line.adjustments.reduce((sum, { amount }) => sum + amount, 0),
      includes_tax: line.includes_tax,
      rates: ratesOf(line),
    })),
    shipping: cart.shipping_methods.map((method) => ({
      id: method.id,
      shipping_option_id: method.shipping_option_id,
      price: method.price,
      includes_tax: method.includes_tax,
      rates: ratesOf(method),
    })),
    context: {
      region_id: cart.region.id,
      currency_code: cart.region.currency_code,
      customer_id: cart.row.customer_id,
      shipping_address: address && {
        country_code: address.country_code,
        province: address.province,
        postal_code: address.postal_code,
        city: address.city,
        address_1: address.address_1,
        address_2: address.address_2,
      },
    },
  })
}

export function applyTaxLines(cart: LoadedCart, lines: readonly ProviderTaxLine[]): void {
  for (const item of sold(cart))
    item.tax_lines = lines.filter((line) => 'item_id' in line && line.item_id === item.id)
  for (const method of cart.shipping_methods)
    method.tax_lines = lines.filter(
      (line) => 'shipping_method_id' in line && line.shipping_method_id === method.id,
    )
}
