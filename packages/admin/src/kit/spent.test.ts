import { expect, it } from 'vitest'
import { spentIn } from './spent'

const order = (currency_code: string, paid_total: number, refunded_total = 0) => ({
  currency_code,
  paid_total,
  refunded_total,
})

it.each([
  ['nothing', [], []],
  [
    'currencies apart',
    [order('eur', 1000), order('jpy', 500), order('eur', 250)],
    [
      ['eur', 1250],
      ['jpy', 500],
    ],
  ],
  ['less what went back', [order('eur', 1000, 400)], [['eur', 600]]],
  ['without a currency that came to nothing', [order('usd', 900, 900), order('eur', 1)], [['eur', 1]]],
])('spent is %s', (_, orders, sums) => expect([...spentIn(orders)]).toEqual(sums))
