import { decimalsOf } from '@cartwright/contract'
import type { Columns } from './columns'
import { currencyOf } from './prices'
import { rowFormat } from './row-format'

const columns = {
  'gift_card.id': ['Gift card ID'],
  'gift_card.code': ['Code', 'Gift card code', 'Card number'],
  'gift_card.code_end': ['Code ends with', 'Last characters'],
  'gift_card.value': ['Value', 'Initial value', 'Initial balance', 'Amount'],
  'gift_card.balance': ['Balance', 'Current balance', 'Remaining'],
  'price.currency': ['Currency', 'Currency code'],
  'gift_card.region': ['Region'],
  'gift_card.order': ['Order'],
  'gift_card.is_disabled': ['Disabled'],
  'gift_card.ends_at': ['Ends at', 'Expires', 'Expires on', 'Expiry date'],
  'gift_card.created_at': ['Created at'],
} as const satisfies Columns

/**
 * Gift cards: new ones with a code of theirs or one the shop draws, and cards the shop has, by code or id. Our own export
 * names only the end of a code, so what it holds comes back to the cards that are there, and makes none.
 */
export const giftCards = rowFormat({
  id: 'gift-cards',
  name: 'gift cards',
  kind: 'gift_card',
  columns,
  required: [],
  oneOf: ['gift_card.value', 'gift_card.balance'],
  marks: ['gift_card.id', 'gift_card.balance', 'gift_card.code_end'],
  isAmount: (_, field) => field === 'gift_card.value' || field === 'gift_card.balance',
  rest: 'metadata',
  record(row, _, settings) {
    const id = row.name('gift_card.id')
    const code = row.name('gift_card.code')?.toUpperCase()
    if (!id && !code && row.text('gift_card.code_end'))
      return row.refuse(
        'gift_card.code_end',
        'the end of a code alone names no card',
        'add a column Code with the whole code, or Gift card ID',
      )
    const currency = currencyOf(row, settings)
    const money = { decimals: decimalsOf(currency), currency }
    const value = row.amount('gift_card.value', money)
    const balance = row.amount('gift_card.balance', money)
    if (value === undefined && balance === undefined && !id && !row.isRefused)
      return row.refuse('gift_card.value', 'the card is worth nothing', 'fill in its value')
    if (value !== undefined && balance !== undefined && balance > value)
      return row.refuse(
        'gift_card.balance',
        'more is left on the card than it was worth',
        'a balance is at most the value',
      )
    return {
      kind: 'gift_card',
      line: row.line,
      ...(id ? { id } : {}),
      ...(code ? { code } : {}),
      value: value ?? balance,
      balance: balance ?? (id ? undefined : value),
      ...(row.text('price.currency') ? { currency_code: currency } : {}),
      region: row.name('gift_card.region'),
      is_disabled: row.flag('gift_card.is_disabled'),
      ends_at: row.time('gift_card.ends_at'),
      metadata: row.rest(),
    }
  },
})
