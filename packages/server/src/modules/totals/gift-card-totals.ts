import { percentOf } from '@cartwright/contract'
import { inSpendingOrder, type SpendableCard } from '../gift-card/spend'

export interface SaleGiftCardTransaction {
  amount: number
  /** Null on old rows, from before it was recorded. */
  is_taxable?: boolean | null
  tax_rate?: number | null
  gift_card?: { tax_rate?: number | null } | null
}

export interface GiftCardTotals {
  gift_card_total: number
  gift_card_tax_total: number
}

const none: GiftCardTotals = { gift_card_total: 0, gift_card_tax_total: 0 }

/**
 * What cards will pay of `cardable`, in minor units, and the tax they carry (rules: gift cards). A card without a
 * rate pays, but leaves the amount the other cards are taxed on as it is.
 */
export function giftCardTotals(cards: readonly SpendableCard[], cardable: number): GiftCardTotals {
  if (cards.length === 0 || cardable <= 0) return none
  let balances = 0
  let tax = 0
  let left = cardable
  for (const card of inSpendingOrder(cards)) {
    balances += card.balance
    if (card.tax_rate == null) continue
    const part = Math.min(left, card.balance)
    tax += percentOf(part, card.tax_rate)
    left -= part
  }
  return { gift_card_total: Math.min(cardable, balances), gift_card_tax_total: tax }
}

/** What cards have paid, from the transactions of an order. */
export function giftCardTransactionTotals(
  transactions: readonly SaleGiftCardTransaction[],
  region: { gift_cards_taxable: boolean; tax_rate?: number | null },
): GiftCardTotals {
  let total = 0
  let tax = 0
  for (const transaction of transactions) {
    total += transaction.amount
    tax += percentOf(transaction.amount, rateOf(transaction, region))
  }
  return { gift_card_total: total, gift_card_tax_total: tax }
}

function rateOf(
  transaction: SaleGiftCardTransaction,
  region: { gift_cards_taxable: boolean; tax_rate?: number | null },
): number {
  const cardRate = transaction.gift_card?.tax_rate
  if (transaction.is_taxable == null && (region.gift_cards_taxable || cardRate)) {
    return cardRate ?? region.tax_rate ?? 0
  }
  return transaction.tax_rate ?? 0
}
