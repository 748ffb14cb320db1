import { randomInt } from 'node:crypto'
import { roundHalfUp } from '@cartwright/contract'

export interface NewGiftCard {
  code: string
  value: number
  balance: number
  region_id: string
  tax_rate: number | null
  metadata: Record<string, unknown> | null
}

/** The cards a sold line becomes: one for each unit, worth its share of the tax-free price (behaviour §14). */
export function cardsOfLine(
  line: {
    quantity: number
    metadata: Record<string, unknown> | null
    tax_lines: readonly { rate: number | null }[]
  },
  subtotal: number,
  region: { id: string; gift_cards_taxable: boolean; tax_rate: number | null },
): NewGiftCard[] {
  const value = roundHalfUp(subtotal / line.quantity)
  const rate = line.tax_lines.length
    ? line.tax_lines.reduce((sum, tax) => sum + (tax.rate ?? 0), 0)
    : undefined
  return Array.from({ length: line.quantity }, () => ({
    code: giftCardCode(),
    value,
    balance: value,
    region_id: region.id,
    tax_rate: cardTaxRate(region, rate),
    metadata: line.metadata,
  }))
}

/** The tax rate of a new card: none where cards are untaxed, else the given one, else the region's. */
export function cardTaxRate(
  region: { gift_cards_taxable: boolean; tax_rate: number | null },
  given?: number | null,
): number | null {
  if (!region.gift_cards_taxable) return null
  // A rate of 0 is no rate: the card then follows the region.
  return given || region.tax_rate || null
}

const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'
/** Four groups of four, joined with dashes. */
export const giftCardCode = (): string =>
  Array.from({ length: 4 }, () =>
    Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join(''),
  ).join('-')
