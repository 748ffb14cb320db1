import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { spendGiftCards } from './spend'

const card = (
  id: string,
  balance: number,
  ends_at: string | null = null,
  tax_rate: number | null = null,
) => ({
  id,
  balance,
  ends_at,
  tax_rate,
})
const soon = '2026-07-01T00:00:00Z'
const later = '2027-07-01T00:00:00Z'

describe('gift cards are spent', () => {
  it.each([
    [
      'what ends first before what never ends',
      [card('a', 50), card('b', 90, later), card('c', 99, soon)],
      500,
      'c b a',
    ],
    ['the smaller balance first', [card('a', 90), card('b', 50)], 500, 'b a'],
    ['until the amount is covered', [card('a', 50), card('b', 90)], 50, 'a'],
    ['leaving out the empty', [card('a', 0), card('b', 90)], 10, 'b'],
    ['not at all for nothing', [card('a', 50)], 0, ''],
  ])('%s', (_, cards, amount, order) =>
    expect(
      spendGiftCards(cards, amount)
        .map((spending) => spending.card.id)
        .join(' '),
    ).toBe(order),
  )

  it('with a transaction each, and an empty card is disabled', () => {
    const [first, second] = spendGiftCards([card('a', 50, null, 10), card('b', 90)], 60)
    expect(first).toMatchObject({
      transaction: { amount: 50, is_taxable: true, tax_rate: 10 },
      balance: 0,
      is_disabled: true,
    })
    expect(second).toMatchObject({
      transaction: { amount: 10, is_taxable: false, tax_rate: null },
      balance: 80,
      is_disabled: false,
    })
  })

  it('for exactly the amount, never below zero, in any order of the cards', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 10 }), fc.nat(), (balances, amount) => {
        const cards = balances.map((balance, index) => card(`${index}`, balance))
        const spendings = spendGiftCards(cards, amount)
        const all = balances.reduce((sum, balance) => sum + balance, 0)
        const paid = spendings.reduce((sum, { transaction }) => sum + transaction.amount, 0)
        expect(paid).toBe(Math.min(amount, all))
        for (const { card, transaction, balance } of spendings) {
          expect(transaction.amount).toBeGreaterThan(0)
          expect(balance).toBeGreaterThanOrEqual(0)
          expect(balance + transaction.amount).toBe(card.balance)
        }
        const amounts = (list: typeof spendings) => list.map(({ transaction }) => transaction.amount)
        expect(amounts(spendGiftCards(cards.toReversed(), amount))).toEqual(amounts(spendings))
      }),
    )
  })
})
