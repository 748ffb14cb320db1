import { money } from '@cartwright/contract'

export interface SpendableCard {
  balance: number
  tax_rate?: number | null
  /** A date, or anything `new Date` reads; null or absent means the card never ends. */
  ends_at?: Date | string | number | null
}

/** One card's share of an order, and what remains on the card; all in minor units. */
interface Spending<Card> {
  card: Card
  /** The transaction to store. */
  transaction: { amount: number; is_taxable: boolean; tax_rate: number | null }
  /** What the card is left with. A card at 0 becomes disabled. */
  balance: number
  is_disabled: boolean
}

/**
 * Pays `amount` from the cards in spending order and stops when it is covered (rules: gift cards). The transactions
 * add up to `amount`, or to all balances if these are less. Empty cards get no transaction.
 */
export function spendGiftCards<Card extends SpendableCard>(
  cards: readonly Card[],
  amount: number,
): Spending<Card>[] {
  let left = money(amount, 'The gift card total')
  const spendings: Spending<Card>[] = []
  for (const card of inSpendingOrder(cards)) {
    if (left <= 0) break
    const part = Math.min(left, card.balance)
    if (part <= 0) continue
    left -= part
    const balance = card.balance - part
    const tax_rate = card.tax_rate ?? null
    const transaction = { amount: part, is_taxable: tax_rate !== null, tax_rate }
    spendings.push({ card, transaction, balance, is_disabled: balance === 0 })
  }
  return spendings
}

/** Whatever ends first goes first, then the smaller balance. */
export function inSpendingOrder<Card extends SpendableCard>(cards: readonly Card[]): readonly Card[] {
  if (cards.length < 2) return cards
  return [...cards].sort((a, b) => {
    const [endA, endB] = [endOf(a), endOf(b)]
    return endA === endB ? a.balance - b.balance : endA - endB
  })
}

function endOf(card: SpendableCard): number {
  return card.ends_at == null ? Number.POSITIVE_INFINITY : new Date(card.ends_at).getTime()
}
