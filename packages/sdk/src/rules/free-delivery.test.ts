import { describe, expect, it } from 'vitest'
import { type DeliveryOption, freeDelivery, leftTo } from './free-delivery'

const from = (amount: number, more: Partial<DeliveryOption> & { below?: number } = {}): DeliveryOption => ({
  amount: 0,
  price_type: 'flat_rate',
  ...more,
  requirements: [
    { type: 'min_subtotal', amount },
    ...(more.below ? [{ type: 'max_subtotal', amount: more.below }] : []),
  ],
})
const net = { inclusive: false, tax_rate: 20 }
const gross = { inclusive: true, tax_rate: 20 }

describe('free delivery', () => {
  it.each<[string, DeliveryOption[], object, typeof net, [number, number] | undefined]>([
    ['an empty cart', [from(5000)], {}, net, [5000, 5000]],
    ['on the way', [from(5000)], { subtotal: 3800 }, net, [5000, 1200]],
    ['a yen before', [from(12_000)], { subtotal: 11_999 }, net, [12_000, 1]],
    ['reached exactly', [from(5000)], { subtotal: 5000 }, net, [5000, 0]],
    ['beyond it', [from(5000)], { subtotal: 9000 }, net, [5000, 0]],
    // The tax of the goods counts only where the option's price has the tax in it.
    [
      'tax that counts',
      [from(5000, { includes_tax: true })],
      { subtotal: 4000, item_tax_total: 800 },
      gross,
      [5000, 200],
    ],
    ['tax that does not', [from(5000)], { subtotal: 4000, item_tax_total: 800 }, net, [5000, 1000]],
    // A bound without tax, where prices are shown with it.
    ['shown with tax', [from(5000)], { subtotal: 4000, item_tax_total: 800 }, gross, [6000, 1200]],
    [
      'shown without tax',
      [from(6000, { includes_tax: true })],
      { subtotal: 4000, item_tax_total: 800 },
      net,
      [5000, 1000],
    ],
    ['rounded up', [from(1001)], { subtotal: 1000 }, { inclusive: true, tax_rate: 19 }, [1192, 2]],
    ['the nearest of several', [from(9000), from(5000)], { subtotal: 1000 }, net, [5000, 4000]],
    ['up to a sum', [from(5000, { below: 8000 }), from(9000)], { subtotal: 8000 }, net, [9000, 1000]],
    ['none that costs', [from(5000, { amount: 490 })], {}, net, undefined],
    ['none that is always free', [{ amount: 0, requirements: [] }, from(0)], {}, net, undefined],
    ['none that is calculated', [from(5000, { price_type: 'calculated' })], {}, net, undefined],
    ['none that goes back', [from(5000, { is_return: true })], {}, net, undefined],
    ['none of the staff', [from(5000, { admin_only: true })], {}, net, undefined],
    ['no options', [], {}, net, undefined],
  ])('%s', (_, options, sums, how, expected) => {
    const found = freeDelivery(options, sums, how)
    expect(found && [found.from, leftTo(found)]).toEqual(expected)
  })

  it('is that of the goods’ profiles', () => {
    const options = [from(2000, { profile_id: 'bulky' }), from(5000, { profile_id: 'usual' })]
    expect(freeDelivery(options, {}, { ...net, profiles: new Set(['usual']) })?.from).toBe(5000)
    expect(freeDelivery(options, {}, { ...net, profiles: new Set(['other']) })).toBeUndefined()
  })

  it('is reached exactly where the shop offers it, at any rate of tax', () => {
    for (const tax_rate of [0, 5.5, 7, 19, 20, 25.5])
      for (const includes_tax of [true, false])
        for (const inclusive of [true, false])
          for (const counted of [4999, 5000, 5001]) {
            const sums = includes_tax
              ? { subtotal: counted - 700, item_tax_total: 700 }
              : { subtotal: counted }
            const found = freeDelivery([from(5000, { includes_tax })], sums, { inclusive, tax_rate })
            expect([found && leftTo(found) === 0]).toEqual([counted >= 5000])
          }
  })
})
