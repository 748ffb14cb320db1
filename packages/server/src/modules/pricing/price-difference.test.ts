import { describe, expect, it } from 'vitest'
import { priceDifference, type StoredPrice } from './price-difference'

const price = (id: string, more: Partial<StoredPrice> = {}): StoredPrice => ({
  id,
  variant_id: 'shirt',
  amount: 1000,
  currency_code: 'eur',
  region_id: null,
  min_quantity: null,
  max_quantity: null,
  ...more,
})
const usd = { currency_code: 'usd' }

describe('the difference between prices', () => {
  it.each<[string, StoredPrice[], (Omit<StoredPrice, 'id'> & { id?: string | null })[], object]>([
    ['is nothing for the same ones', [price('a'), price('b', usd)], [price('', usd), price('')], {}],
    ['is an amount', [price('a')], [price('', { amount: 5 })], { changed: [['a', 5]] }],
    ['is another place', [price('a')], [price('', usd)], { added: [1000], gone: ['a'] }],
    ['is other quantities', [price('a')], [price('', { min_quantity: 3 })], { added: [1000], gone: ['a'] }],
    [
      'leaves a region its row when its currency became another',
      [price('a', { region_id: 'eu' })],
      [price('', { region_id: 'eu', currency_code: 'sek' })],
      { changed: [['a', 1000]] },
    ],
    [
      'knows a price by its id wherever it goes',
      [price('a'), price('b', usd)],
      [price('b'), price('', { amount: 7 })],
      {
        changed: [
          ['b', 1000],
          ['a', 7],
        ],
      },
    ],
    [
      'takes no id of another variant',
      [price('a')],
      [price('a', { variant_id: 'mug' })],
      { added: [1000], gone: ['a'] },
    ],
    ['adds the second of two alike', [price('a')], [price(''), price('', { amount: 9 })], { added: [9] }],
    ['takes away what is not wanted', [price('a'), price('b', usd)], [], { gone: ['a', 'b'] }],
  ])('%s', (_, stored, wanted, expected) => {
    const { added, changed, gone } = priceDifference(stored, wanted)
    expect({
      added: added.map(({ amount }) => amount),
      changed: changed.map(({ id, amount }) => [id, amount]),
      gone: gone.map(({ id }) => id),
    }).toEqual({ added: [], changed: [], gone: [], ...expected })
  })
})
