import type { Cart } from '@cartwright/contract'
import { describe, expect, it } from 'vitest'
import {
  type RegionBound,
  type RegionChoice,
  regionBound,
  regionEffects,
  regionOutcome,
} from './region-change'

const region = (
  id: string,
  currency_code: string,
  inclusive: boolean,
  ...countries: string[]
): RegionChoice => ({
  id,
  name: id,
  currency_code,
  inclusive,
  countries,
})
const europe = region('europe', 'eur', true, 'at', 'de')
const austria = region('austria', 'EUR', true, 'at')
const america = region('america', 'usd', false, 'us')
const full: RegionBound = {
  pieces: 2,
  country: 'DE',
  hasDelivery: true,
  codes: [
    { code: 'CARD', kind: 'gift_card', regions: ['europe'] },
    { code: 'MAY', kind: 'discount', regions: ['europe', 'america'] },
    { code: 'ANY', kind: 'discount' },
  ],
}
const currency = { kind: 'currency', from: 'eur', to: 'usd' }
const tax = { kind: 'tax', inclusive: false }
const lost = (...codes: string[]) => ({
  kind: 'codes',
  codes: codes.map((code) => ({ code, kind: code === 'CARD' ? 'gift_card' : 'discount' })),
})

describe('a switch of region', () => {
  it.each<[string, RegionChoice, RegionChoice, RegionBound | undefined, object[]]>([
    ['to itself', europe, europe, full, []],
    ['without a cart', europe, america, undefined, [currency, tax]],
    ['with an empty cart', europe, america, { ...full, pieces: 0 }, [currency, tax]],
    [
      'to another currency',
      europe,
      america,
      full,
      [currency, tax, { kind: 'address', country: 'DE' }, { kind: 'delivery' }, lost('CARD')],
    ],
    [
      'within one currency',
      europe,
      austria,
      full,
      [{ kind: 'address', country: 'DE' }, { kind: 'delivery' }, lost('CARD', 'MAY')],
    ],
    [
      'with a cart that has no address yet',
      europe,
      austria,
      { ...full, country: null, hasDelivery: false, codes: [] },
      [],
    ],
  ])('%s', (_, from, to, cart, effects) => expect(regionEffects(from, to, cart)).toEqual(effects))
})

const item = (variant_id: string, quantity: number) => ({
  id: `i_${variant_id}`,
  title: variant_id,
  variant_id,
  quantity,
})
const cart = (more: object) =>
  ({ id: 'cart_1', region: { currency_code: 'eur' }, ...more }) as unknown as Cart

describe('what it did', () => {
  it('is told: the new total, what is lost, what stopped counting', () => {
    const before = cart({
      total: 1000,
      items: [item('jug', 2), item('bowl', 3), item('vase', 1)],
      shipping_methods: [{ id: 'sm' }],
      discounts: [{ id: 'may', code: 'MAY', regions: [{ id: 'europe' }] }],
      gift_cards: [{ id: 'card', code: 'CARD', region_id: 'europe' }],
    })
    const after = cart({
      total: 1300,
      region: { currency_code: 'usd' },
      items: [item('jug', 2), item('bowl', 1)],
      shipping_methods: [],
      discounts: [{ id: 'may', code: 'MAY' }],
      gift_cards: [],
    })
    expect(regionOutcome(before, after)).toEqual({
      before: { total: 1000, currency_code: 'eur' },
      after: { total: 1300, currency_code: 'usd' },
      lost: [
        { title: 'bowl', quantity: 2 },
        { title: 'vase', quantity: 1 },
      ],
      codes: [{ code: 'CARD', kind: 'gift_card' }],
      needsDelivery: true,
    })
  })

  it('is nothing more than the total for a cart of goods alone', () =>
    expect(
      regionOutcome(cart({ total: 5, items: [item('jug', 1)] }), cart({ total: 5, items: [item('jug', 1)] })),
    ).toMatchObject({ lost: [], codes: [], needsDelivery: false }))
})

it('reads off a cart what depends on its region', () =>
  expect(
    regionBound(
      cart({
        items: [item('jug', 2)],
        shipping_address: { country_code: 'at', address_1: '' },
        gift_cards: [{ code: 'CARD', region_id: 'europe' }],
        discounts: [{ code: 'ANY' }],
      }),
    ),
  ).toEqual({
    pieces: 2,
    // A country alone was set by the region, not by the shopper.
    country: null,
    hasDelivery: false,
    codes: [
      { code: 'ANY', kind: 'discount' },
      { code: 'CARD', kind: 'gift_card', regions: ['europe'] },
    ],
  }))
