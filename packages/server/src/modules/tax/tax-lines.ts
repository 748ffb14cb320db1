import { nearestMoney, percentOf, percentWithin, roundHalfUp, sumRates } from '@cartwright/contract'

/** Anything with a percentage: a tax line, a tax rate. Null counts as 0. */
export interface Rated {
  rate: number | null
}

export interface TaxLine {
  rate: number
  name: string
  code: string | null
}

/** The tax lines a sale keeps of the rates that apply to it (rules: taxes). */
export function taxLines(rates: readonly (Rated & { name: string; code?: string | null })[]): TaxLine[] {
  return rates.map(({ rate, name, code }) => ({ rate: rate ?? 0, name, code: code ?? null }))
}

/** The tax on an amount, or the tax within it when it is included; rounded half up. */
export function taxOn(amount: number, rate: number, included: boolean): number {
  return included ? percentWithin(amount, rate) : percentOf(amount, rate)
}

/** Tax on a tax-free amount. Each tax line is rounded on its own: an invoice adds up line by line. */
export function taxOfLines(amount: number, lines: readonly Rated[]): number {
  let tax = 0
  for (const { rate } of lines) if (rate) tax += percentOf(amount, rate)
  return nearestMoney(tax)
}

/** Tax of a shipping method. Unlike goods, its rates are summed first and rounded once (rules: totals). */
export function shippingTax(price: number, lines: readonly Rated[], included: boolean): number {
  if (lines.length <= 1 || !included) return taxOn(price, sumRates(lines), included)
  let tax = 0
  for (const { rate } of lines) tax += (price * (rate ?? 0)) / (100 + (rate ?? 0))
  return nearestMoney(roundHalfUp(tax))
}

/** What a line costs before discounts, without the tax its price includes. */
interface NetPrice {
  /** unit_price × quantity less the tax within: what the answer calls subtotal. */
  subtotal: number
  /** The amount tax is computed on. Differs from the subtotal by the rounding of the unit price. */
  taxable: number
  tax: number
}

export function netPrice(
  line: { unit_price: number; quantity: number },
  lines: readonly Rated[],
  included: boolean,
): NetPrice {
  const gross = line.unit_price * line.quantity
  if (!included) return { subtotal: gross, taxable: gross, tax: taxOfLines(gross, lines) }
  const taxable = netUnitPrice(line.unit_price, lines, included) * line.quantity
  const tax = taxOfLines(taxable, lines)
  return { subtotal: gross - tax, taxable, tax }
}

/** The price of one, without the tax it includes. */
export function netUnitPrice(unitPrice: number, lines: readonly Rated[], included: boolean): number {
  return included ? unitPrice - percentWithin(unitPrice, sumRates(lines)) : unitPrice
}
