import { randomInt } from 'node:crypto'
import { roundHalfUp } from '@cartwright/contract'

interface NewGiftCard {
  code: string
  value: number
  balance: number
  region_id: string
  tax_rate: number | null
  metadata: Record<string, unknown> | null
}

/** The cards a sold line becomes: one for each unit, worth its share of the tax-free price (rules: gift cards). */
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

/** What a shopper says of a gift card: kept with the line, and then with each card it becomes. */
interface GiftWishes {
  /** Who it is for; its buyer, when nobody is named. */
  recipient_name?: string
  recipient_email?: string
  sender_name?: string
  message?: string
  /** The day its mail is sent, as YYYY-MM-DD; at once when absent. */
  send_on?: string
}

/** The wishes among what is kept with a card, which anybody may have written. */
export function wishesOf(metadata: Record<string, unknown> | null): GiftWishes {
  const text = (name: keyof GiftWishes, most: number) => {
    const value = metadata?.[name]
    const said = typeof value === 'string' ? value.trim().slice(0, most) : ''
    return said ? { [name]: said } : {}
  }
  return {
    ...text('recipient_name', 100),
    ...text('recipient_email', 254),
    ...text('sender_name', 100),
    ...text('message', 1000),
    ...(isDay(metadata?.send_on) ? text('send_on', 10) : {}),
  }
}

const isDay = (value: unknown): boolean =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value))

/** Gifts are on their way when people get up in Europe. */
const hour = 'T06:00:00.000Z'
const longest = 400 * 86_400_000

/** When the mail of a card is due: on the day that was chosen, but not in the past and not years ahead. */
export function sendAt({ send_on }: GiftWishes, now: number): string {
  const wanted = isDay(send_on) ? Date.parse(`${send_on}${hour}`) : Number.NaN
  const isAhead = wanted > now && wanted - now < longest
  return new Date(isAhead ? wanted : now).toISOString()
}
