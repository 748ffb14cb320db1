import type { Cart } from '@cartwright/contract'
import { describe, expect, it } from 'vitest'
import {
  type AddressProblems,
  type AddressValues,
  addressFormat,
  addressOf,
  checkAddress,
} from './address-formats'
import { type CartChange, readCartChange, withChanges } from './cart-change'
import { cartView, saleTotals } from './cart-view'
import { clampQuantity, quantityBounds, readQuantity } from './quantity'
import {
  type Availability,
  availabilityOf,
  choiceSearch,
  chooseValue,
  firstChoice,
  readChoice,
  stockOf,
  variantOf,
} from './variant-choice'

describe('an address', () => {
  const vienna: AddressValues = {
    country_code: 'at',
    first_name: 'Ada',
    last_name: 'Lovelace',
    address_1: 'Gasse 1',
    postal_code: '1010',
    city: 'Wien',
  }
  const missing = (label?: string) => ({ kind: 'missing', ...(label ? { label } : {}) })
  it.each<[AddressValues, object]>([
    [{}, {}],
    [{ city: '  ' }, { city: missing() }],
    [{ postal_code: '10115' }, { postal_code: { kind: 'malformed', example: '1010' } }],
    [{ country_code: 'FR', postal_code: '75001' }, { country_code: { kind: 'not_delivered_to' } }],
    [{ country_code: '' }, { country_code: missing() }],
    [{ country_code: 'us', postal_code: '10001' }, { province: missing('state') }],
    [{ country_code: 'ae', postal_code: '' }, { province: missing('emirate') }],
    [{ country_code: 'ae', postal_code: 'nonsense', province: 'Dubai' }, {}],
    [{ country_code: 'jp', postal_code: '1000001', province: '東京都' }, {}],
    [{ country_code: 'gb', postal_code: 'sw1a 2aa' }, {}],
    [
      { country_code: 'gb', postal_code: '12345' },
      { postal_code: { kind: 'malformed', example: 'SW1A 2AA', label: 'postcode' } },
    ],
    [{ country_code: 'es', postal_code: '28001' }, {}],
    [{ country_code: 'zz', postal_code: '' }, {}],
  ])('with %o lacks %o', (change, problems) =>
    expect(
      checkAddress({ ...vienna, ...change }, { countries: ['at', 'US', 'ae', 'jp', 'gb', 'es', 'zz'] }),
    ).toEqual(problems as AddressProblems),
  )

  it('asks for no part that the form leaves out', () =>
    expect(
      checkAddress(
        { country_code: 'at' },
        { without: ['first_name', 'last_name', 'address_1', 'city', 'postal_code'] },
      ),
    ).toEqual({}))

  it('leaves out what its country has no use for', () => {
    expect(addressOf({ ...vienna, province: 'Tirol', city: ' Wien ' })).toMatchObject({
      province: '',
      city: 'Wien',
    })
    expect(addressOf({ ...vienna, country_code: 'ae', province: 'Dubai' })).toMatchObject({
      postal_code: '',
      province: 'Dubai',
    })
  })

  it('goes from the large to the small in Japan', () =>
    expect(addressFormat('JP').lines.flat().slice(0, 5)).toEqual([
      'country_code',
      'last_name',
      'first_name',
      'postal_code',
      'province',
    ]))
})

const variant = (id: string, colour: string, size: string, more: object = {}) => ({
  id,
  inventory_quantity: 9,
  manage_inventory: true,
  options: [
    { option_id: 'c', value: colour },
    { option_id: 's', value: size },
  ],
  ...more,
})
const throws = {
  options: [
    { id: 'c', title: 'Colour' },
    { id: 's', title: 'Size' },
  ],
  variants: [
    variant('clay-s', 'Clay', 'S', { inventory_quantity: 0 }),
    variant('clay-l', 'Clay', 'L'),
    variant('moss-s', 'Moss', 'S', { inventory_quantity: 2 }),
    variant('ink-m', 'Ink', 'M', { inventory_quantity: 0 }),
  ],
}
const clayL = { c: 'Clay', s: 'L' }

describe('the choice of a variant', () => {
  it('starts with the first that can be had', () => expect(firstChoice(throws)).toEqual(clayL))

  it.each<[string, string, string]>([
    ['c', 'Moss', 'moss-s'],
    ['c', 'Ink', 'ink-m'],
    ['s', 'S', 'clay-s'],
    ['s', 'M', 'ink-m'],
  ])('of %s %s after clay and L leads to %s', (option, value, id) =>
    expect(variantOf(throws, chooseValue(throws, clayL, option, value))?.id).toBe(id),
  )

  it('keeps what is open while something goes with it', () =>
    expect(chooseValue(throws, {}, 'c', 'Moss')).toEqual({ c: 'Moss' }))

  it.each<[string, string, Availability]>([
    ['c', 'Clay', 'available'],
    ['c', 'Moss', 'elsewhere'],
    ['c', 'Ink', 'sold_out'],
    ['s', 'S', 'sold_out'],
    ['c', 'Pink', 'absent'],
  ])('says of %s %s beside clay and L: %s', (option, value, availability) => {
    // Clay in S is sold out, and S could be had in Moss: what counts is what is chosen.
    expect(availabilityOf(throws, clayL, option, value)).toBe(availability)
  })

  it.each([
    ['', 'clay-l'],
    ['Colour=Moss', 'moss-s'],
    ['option:Colour=Moss', 'moss-s'],
    ['Colour=Clay&Size=S', 'clay-s'],
    ['Colour=Pink', 'clay-l'],
    ['Colour=Moss&Size=L', undefined],
  ])('reads %s as %s', (search, id) =>
    expect(variantOf(throws, readChoice(throws, new URLSearchParams(search)))?.id).toBe(id),
  )

  it('reads an address that names a variant', () => {
    const [last] = throws.variants.slice(-1)
    const search = new URLSearchParams({ variant: last?.id ?? '', Colour: 'Nothing' })
    expect(variantOf(throws, readChoice(throws, search))?.id).toBe(last?.id)
    expect(variantOf(throws, readChoice(throws, new URLSearchParams('variant=other')))?.id).toBe(
      variantOf(throws, firstChoice(throws))?.id,
    )
  })
  it('writes addresses in the same words for every language, and reads both', () => {
    const spoken = (title: string, small: string, large: string) => ({
      options: [
        { id: '0', title, address: { title: 'Size', values: { [small]: 'Small', [large]: 'Large' } } },
      ],
      variants: [
        { id: 's', options: [{ option_id: '0', value: small }] },
        { id: 'l', options: [{ option_id: '0', value: large }] },
      ],
    })
    const german = spoken('Größe', 'Klein', 'Groß')
    const french = spoken('Taille', 'Petit', 'Grand')
    const search = choiceSearch(german, { 0: 'Groß' })
    expect(search).toBe('Size=Large')
    for (const text of [search, 'Taille=Grand', 'Taille=Large', 'option:Taille=Grand'])
      expect(variantOf(french, readChoice(french, new URLSearchParams(text)))?.id).toBe('l')
  })
  it('writes addresses that read the same', () =>
    expect(readChoice(throws, new URLSearchParams(choiceSearch(throws, clayL)))).toEqual(clayL))

  it.each([
    [{ inventory_quantity: 9, manage_inventory: true }, { state: 'in_stock' }],
    [
      { inventory_quantity: 2, manage_inventory: true },
      { state: 'few', left: 2 },
    ],
    [{ inventory_quantity: 0, manage_inventory: true }, { state: 'sold_out' }],
    [{ inventory_quantity: 2, manage_inventory: true, allow_backorder: true }, { state: 'in_stock' }],
    [{ inventory_quantity: 0, manage_inventory: true, allow_backorder: true }, { state: 'to_order' }],
    [{ inventory_quantity: 0, manage_inventory: false }, { state: 'in_stock' }],
    [{ inventory_quantity: 5, purchasable: false }, { state: 'sold_out' }],
    [{}, { state: 'in_stock' }],
  ])('tells of %o that it is %o', (stock, told) => expect(stockOf({ id: 'v', ...stock })).toEqual(told))
})

describe('a quantity', () => {
  it.each([
    [undefined, { min: 1, max: 99, isStock: false }],
    [
      { inventory_quantity: 12, manage_inventory: true },
      { min: 1, max: 12, isStock: true },
    ],
    [
      { inventory_quantity: 0, manage_inventory: true },
      { min: 1, max: 1, isStock: true },
    ],
    [
      { inventory_quantity: 0, allow_backorder: true },
      { min: 1, max: 99, isStock: false },
    ],
    [{ inventory_quantity: 500 }, { min: 1, max: 99, isStock: false }],
  ])('of %o goes by %o', (stock, bounds) => expect(quantityBounds(stock)).toEqual(bounds))

  it.each([
    ['3', 3],
    ['3.9', 3],
    ['-2', -2],
    ['', 7],
    ['many', 7],
    ['Infinity', 7],
    [undefined, 7],
  ])('written %s is %s', (text, number) => expect(readQuantity(text, 7)).toBe(number))

  it.each([
    [Number.NaN, 1],
    [-4, 1],
    [2.7, 2],
    [50, 12],
  ])('of %s becomes %s', (given, kept) => expect(clampQuantity(given, { min: 1, max: 12 })).toBe(kept))
})

const cart = {
  id: 'cart_1',
  email: null,
  region: { currency_code: 'eur', includes_tax: true },
  items: [
    {
      id: 'a',
      title: 'Jug',
      description: 'Default',
      unit_price: 6000,
      quantity: 2,
      subtotal: 10_000,
      original_total: 12_000,
      total: 10_800,
      variant: { inventory_quantity: 4, manage_inventory: true, product: { handle: 'jug' } },
    },
  ],
  discounts: [{ code: 'TEN' }],
  gift_cards: [{ code: 'GIFT' }],
  shipping_methods: [{}],
  shipping_total: 500,
  shipping_tax_total: 100,
  discount_total: 1000,
  tax_total: 1900,
  gift_card_total: 400,
  total: 11_000,
} as unknown as Cart

describe('a cart on a page', () => {
  it.each([true, false])('has rows that add up, tax inside %s', (inclusive) => {
    const rows = saleTotals(cart, inclusive)
    expect(
      rows.goods - rows.discount + (rows.shipping ?? 0) + (inclusive ? 0 : rows.tax) - rows.gift_card,
    ).toBe(rows.total)
  })

  it('says what its lines need and nothing else', () =>
    expect(cartView(cart)).toMatchObject({
      inclusive: true,
      pieces: 2,
      codes: [
        { code: 'TEN', kind: 'discount' },
        { code: 'GIFT', kind: 'gift_card' },
      ],
      lines: [{ variant: null, handle: 'jug', unit: 6000, amount: 12_000, bounds: { max: 4 } }],
    }))

  it('shows changes before the shop has answered', () => {
    const view = cartView(cart)
    expect(withChanges(view, [{ type: 'quantity', line: 'a', quantity: 3 }])).toMatchObject({
      pieces: 3,
      goods: 18_000,
      total: 17_000,
    })
    expect(withChanges(view, [{ type: 'remove', line: 'a' }])).toMatchObject({
      lines: [],
      pieces: 0,
      total: 0,
    })
    const twice = [3, 1].map((quantity): CartChange => ({ type: 'quantity', line: 'a', quantity }))
    expect(withChanges(view, twice).lines[0]).toMatchObject({ quantity: 1, amount: 6000 })
    expect(withChanges(view, [{ type: 'uncode', code: 'GIFT' }]).codes).toHaveLength(1)
    expect(withChanges(view, [{ type: 'code', code: 'NEW' }])).toBe(view)
  })
})

it.each<[string, CartChange | null]>([
  ['intent=add&handle=jug&quantity=2', { type: 'add', handle: 'jug', quantity: 2 }],
  ['intent=add&variant_id=v&quantity=0', { type: 'add', variant_id: 'v', quantity: 1 }],
  ['intent=add', null],
  ['intent=quantity&line=a&quantity=2&step=3', { type: 'quantity', line: 'a', quantity: 3 }],
  ['intent=quantity&line=a&quantity=1000', { type: 'quantity', line: 'a', quantity: 99 }],
  ['intent=quantity&line=a&step=0', { type: 'remove', line: 'a' }],
  ['intent=quantity&quantity=3', null],
  ['intent=remove&line=a', { type: 'remove', line: 'a' }],
  ['intent=code&code=%20ten%20', { type: 'code', code: 'ten' }],
  ['intent=uncode&code=ten', { type: 'uncode', code: 'ten' }],
  ['intent=evil&line=a', null],
])('a form that posts %s means %o', (form, change) =>
  expect(readCartChange(new URLSearchParams(form))).toEqual(change),
)
