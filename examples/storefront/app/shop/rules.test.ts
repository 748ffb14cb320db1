import type { Cart, PricedProduct } from '@cartwright/contract'
import { readChoice, variantOf } from '@cartwright/sdk/rules'
import { describe, expect, it } from 'vitest'
import { languageOf as ofServer } from '../../../../packages/server/src/languages'
import { chooseLanguage, directionOf, languages, localeOf, tagIn } from '../i18n/languages'
import { checkExtras, extrasFor, knownExtras, readExtras } from './checkout-extras'
import { addressOf, type CheckoutValues, checkValues } from './checkout-form'
import { cookie, readCookie } from './cookies'
import { choicesOfShop, facetsShown, pricesShown, readFilter } from './listing'
import { pictureOfChoice } from './picture'
import { plateAsked } from './plate-asked'
import { productView, swatchesOf } from './product-view'
import { safePath } from './safe-path'
import { readTold, tellOnce } from './told'

describe('a path out of a form', () => {
  it.each([
    ['/cart?x=1', '/cart?x=1'],
    ['https://evil.example/', '/'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['javascript:alert(1)', '/'],
    [null, '/'],
  ])('%s leads to %s', (given, path) => expect(safePath(given)).toBe(path))
})

describe('cookies', () => {
  const request = (url: string, text = '') => new Request(url, { headers: { cookie: text } })
  it('come back as they were written', () => {
    const written = cookie(request('http://shop.example/'), 'cart', 'cart_01 ä')
    expect(written).toMatch(/; HttpOnly; SameSite=Lax$/)
    expect(readCookie(request('http://shop.example/', written.split(';')[0]), 'cart')).toBe('cart_01 ä')
  })
  it('are Secure under TLS, and removed by an age of nothing', () => {
    expect(cookie(request('https://shop.example/'), 'cart', undefined)).toMatch(/Max-Age=0;.*Secure/)
  })
  it('of nonsense are no cookies', () => {
    expect(readCookie(request('http://shop.example/', 'cart=%zz; =; region'), 'cart')).toBeUndefined()
  })
})

describe('the language', () => {
  it.each([
    [{ chosen: 'fr', country: 'ae', accepted: 'de' }, 'fr'],
    [{ country: 'ae', accepted: 'de' }, 'de'],
    [{ country: 'ae', accepted: 'en-GB,ar;q=0.9' }, 'en'],
    [{ country: 'ae', accepted: 'nl' }, 'ar'],
    [{ country: 'ae' }, 'ar'],
    [{ country: 'gb', accepted: 'ar-EG' }, 'ar'],
    [{ country: 'jp', accepted: 'ja,en;q=0.5' }, 'ja'],
    [{ accepted: 'pt-BR,es;q=0.8' }, 'pt'],
    [{ accepted: 'ta' }, 'tm'],
    [{ accepted: 'zh-CN' }, 'zh'],
    [{ accepted: 'nl, cs;q=0.3, bg;q=0.7' }, 'bg'],
    [{ accepted: 'ko;q=0, vi;q=0.1' }, 'vi'],
    [{ accepted: '*', country: 'si' }, 'sl'],
    [{ accepted: 'nl', country: 'nl' }, 'en'],
    [{ country: '../' }, 'en'],
    [{ chosen: 'xx', accepted: null }, 'en'],
  ])('for %o is %s', (wanted, language) => expect(chooseLanguage(wanted)).toBe(language))
  it.each([
    ['en', 'us', 'en-US'],
    ['en', undefined, 'en-GB'],
    ['de', 'at', 'de-AT'],
    ['de', 'jp', 'de-DE'],
    ['ar', 'ae', 'ar-AE'],
    ['pt', 'pt', 'pt-PT'],
    ['pt', 'us', 'pt-BR'],
    ['tm', 'sg', 'ta-SG'],
    ['tm', undefined, 'ta-IN'],
    ['zh', undefined, 'zh-CN'],
  ] as const)('%s in %s is written as %s', (language, country, tag) => {
    expect(tagIn(language, country)).toBe(tag)
    expect(localeOf(language, country)).toBe(tag)
  })
  it('has numbers and dates where the browser has no table for it', () => {
    expect([tagIn('bs'), localeOf('bs')]).toEqual(['bs-BA', 'sr-Latn-BA'])
  })
  it('is one that refusals and mails are written in, too', () => {
    expect(languages.filter((language) => ofServer(tagIn(language)) === undefined)).toEqual([])
  })
  it('runs from right to left in Arabic only', () => {
    expect(languages.filter((language) => directionOf(language) === 'rtl')).toEqual(['ar'])
  })
})

describe('the checkout form', () => {
  const values: CheckoutValues = {
    email: 'ada@example.com',
    country_code: 'at',
    first_name: 'Ada',
    last_name: 'Lovelace',
    address_1: 'Gasse 1',
    address_2: '',
    postal_code: '1010',
    city: 'Wien',
    province: '',
    phone: '',
  }
  const check = (change: Partial<CheckoutValues>, countries = ['at', 'us', 'ae', 'jp', 'gb']) =>
    checkValues({ ...values, ...change }, countries, 'en')

  it.each<[Partial<CheckoutValues>, object]>([
    [{}, {}],
    [{ email: '' }, { email: 'needed_email' }],
    [{ email: 'ada' }, { email: 'wrong_email' }],
    [{ postal_code: '10115' }, { postal_code: 'This does not look right, for example 1010' }],
    [
      { country_code: 'fr' },
      { country_code: 'Choose a country we deliver to', postal_code: expect.stringContaining('75001') },
    ],
    [{ country_code: 'us', postal_code: '10001' }, { province: 'Enter: State' }],
    [{ country_code: 'ae', postal_code: '', province: 'Dubai' }, {}],
  ])('with %o is refused for %o', (change, errors) => expect(check(change)).toEqual(errors))

  it('leaves out what the country has no use for', () => {
    expect(addressOf({ ...values, country_code: 'ae', postal_code: '1', province: 'Dubai' })).toMatchObject({
      postal_code: '',
      province: 'Dubai',
    })
    expect(addressOf({ ...values, province: 'Tirol' }).province).toBe('')
  })
})

const variant = (id: string, values: string[], price: number, more: object = {}) => ({
  id,
  sku: id,
  variant_rank: 0,
  manage_inventory: true,
  allow_backorder: false,
  inventory_quantity: 9,
  purchasable: true,
  calculated_price: price,
  calculated_price_incl_tax: price,
  original_price: price,
  original_price_incl_tax: price,
  options: values.map((value, at) => ({ option_id: `opt_${at}`, value })),
  ...more,
})
const product = (handle: string, variants: object[], more: object = {}) =>
  ({
    id: `prod_${handle}`,
    handle,
    title: handle,
    metadata: { plate: 7 },
    images: [],
    options: [
      { id: 'opt_0', title: 'Colour' },
      { id: 'opt_1', title: 'Size' },
    ],
    variants,
    ...more,
  }) as unknown as PricedProduct

describe('a product on its page', () => {
  const view = productView(
    product('throw', [
      variant('a', ['Clay', 'S'], 100, { purchasable: false, inventory_quantity: 0 }),
      variant('b', ['Clay', 'L'], 200, { original_price_incl_tax: 250 }),
      variant('c', ['Moss', 'S'], 150, { inventory_quantity: 4000 }),
    ]),
    true,
  )
  it('starts with the first variant that can be had', () => {
    expect(variantOf(view, readChoice(view, new URLSearchParams()))?.id).toBe('b')
    expect(variantOf(view, readChoice(view, new URLSearchParams('Colour=Moss')))?.id).toBe('c')
  })
  it('says what it costs and cost, and no more of the stock than a form needs', () => {
    expect(view.variants[1]).toMatchObject({ price: 200, was: 250 })
    expect(view.variants[2]).toMatchObject({ price: 150, was: null, inventory_quantity: 99 })
  })
  it('knows the picture that a variant has of its own', () => {
    const images = ['/clay.webp', '/moss.webp'].map((url) => ({ id: url, url }))
    const moss = variant('c', ['Moss', 'S'], 150, { metadata: { image_url: '/moss.webp' } })
    const shown = productView(product('throw', [variant('a', ['Clay', 'S'], 100), moss], { images }), true)
    expect(shown.variants.map(({ picture }) => picture)).toEqual([undefined, 1])
  })
  it('shows a value by its photograph where every value of the option has one', () => {
    const shows = (value: string) => ({
      src: `/${value}.webp`,
      alt: '',
      width: 1,
      height: 1,
      shows: { option: 'Colour', value },
    })
    expect(swatchesOf({ ...view, pictures: [shows('Clay')] })).toEqual({})
    expect(swatchesOf({ ...view, pictures: [shows('Clay'), shows('Moss')] })).toEqual({
      Colour: { Clay: { picture: '/Clay.webp' }, Moss: { picture: '/Moss.webp' } },
    })
  })
})

describe('a listing', () => {
  const read = (search: string) => readFilter(new URLSearchParams(search), 'eur')
  it('is chosen of in the address: kinds, collections, stock and the options of the products', () => {
    expect(read('type=Jug&type=Jar&stock=now&option.Glaze=Ash&price_min=1.50&sort=name&page=3')).toEqual({
      chosen: { type: ['Jug', 'Jar'], collection: [], stock: ['now'], 'option.Glaze': ['Ash'] },
      price: { min: 150 },
      sort: 'name',
      page: 3,
    })
  })
  it('takes nonsense for the usual list', () =>
    expect(read('page=-3&sort=evil&option.=x&evil=1')).toMatchObject({
      chosen: { type: [], collection: [], stock: [] },
      sort: undefined,
      page: 1,
    }))
  it('asks for nothing that the shop would refuse for its size', () => {
    const long = 'x'.repeat(300)
    const many = Array.from({ length: 120 }, (_, n) => `type=${n}`).join('&')
    const { chosen } = read(`${many}&stock=${long}&option.${long}=a`)
    expect(chosen).toMatchObject({ stock: [] })
    expect([Object.keys(chosen).length, chosen.type?.length]).toEqual([3, 50])
  })
  it('asks the shop for what can be bought by its own name', () =>
    expect(choicesOfShop({ type: ['Jug'], stock: ['now'] })).toEqual({
      type: ['Jug'],
      availability: ['available'],
    }))
  it.each([
    [{ min: 1, max: 2 }, {}, { min: 1, max: 2 }],
    [{ min: 2, max: 2 }, {}, null],
    [null, {}, null],
    [{ min: 2, max: 2 }, { min: 1 }, { min: 2, max: 2 }],
    [null, { min: 5 }, { min: 5, max: 5 }],
  ])('of prices %j with %j chosen shows %j', (prices, chosen, shown) =>
    expect(pricesShown(prices, chosen)).toEqual(shown),
  )
  it('shows what narrows it, and what is chosen even where nothing has it', () => {
    const value = (label: string, count: number) => ({ value: label, label, count })
    const facets = facetsShown(
      [
        { name: 'type', label: null, values: [value('Jug', 2)] },
        { name: 'option.Glaze', label: 'Glaze', values: [value('Ash', 1), value('Iron', 0)] },
        { name: 'availability', label: null, values: [value('available', 2), value('sold_out', 1)] },
        { name: 'collection', label: null, values: [] },
      ],
      { collection: ['winter'] },
    )
    expect(
      facets.map(({ name, values }) => [name, ...values.map((one) => `${one.value} ${one.count}`)]),
    ).toEqual([
      ['option.Glaze', 'Ash 1', 'Iron 0'],
      ['stock', 'now 2'],
      ['collection', 'winter 0'],
    ])
  })
})

describe('a search for a plate', () => {
  it.each([
    ['Pl. 014', 14],
    ['pl.14', 14],
    ['Plate 7', 7],
    ['014', 14],
    ['#32', 32],
    ['plain 14', undefined],
    ['14 cm', undefined],
    ['000', undefined],
    ['lamp', undefined],
  ])('%o is for %s', (q, number) => expect(plateAsked(q)?.number).toBe(number))
})

it('finds the picture of what is chosen', () => {
  const shows = (value: string) => ({
    src: value,
    alt: '',
    width: 1,
    height: 1,
    shows: { option: 'Glaze', value },
  })
  const pictures = [{ src: 'plate', alt: '', width: 1, height: 1 }, shows('Ash'), shows('Celadon')]
  expect(
    pictureOfChoice(pictures, [
      { option: 'Size', value: 'Ash' },
      { option: 'Glaze', value: 'Celadon' },
    ]),
  ).toBe(2)
  expect(pictureOfChoice(pictures, [{ option: 'Glaze', value: 'Iron' }])).toBeUndefined()
  expect(pictureOfChoice(pictures, [{ option: 'Glaze' }])).toBeUndefined()
})

describe('what a switch of region did', () => {
  const told = {
    before: { total: 100, currency_code: 'eur' },
    after: { total: 110, currency_code: 'usd' },
    lost: [{ title: 'Bench; "long"', quantity: 1 }],
    codes: [{ code: 'CARD', kind: 'gift_card' as const }],
    needsDelivery: true,
  }
  const asking = (value: string) => new Request('http://shop.test/', { headers: { cookie: value } })
  it('is told to the page that it leads to', () => {
    const kept = tellOnce(asking(''), told)
    expect(kept).toContain('HttpOnly')
    expect(readTold(asking(kept.split(';')[0]!))).toEqual(told)
    expect(tellOnce(asking(''), undefined)).toContain('Max-Age=0')
  })
  it.each([
    '',
    'told=',
    'told=nonsense',
    'told={}',
    `told=${encodeURIComponent('{"before":{"total":"<b>"}}')}`,
  ])('is not read out of %o', (value) => expect(readTold(asking(value))).toBeUndefined())
})

describe('what few shoppers need of a checkout', () => {
  const form = (fields: Record<string, string>) => {
    const data = new FormData()
    for (const [name, text] of Object.entries(fields)) data.set(name, text)
    return data
  }
  const bill = {
    billing_elsewhere: 'on',
    'billing.country_code': 'at',
    'billing.first_name': 'Ada',
    'billing.last_name': 'Byron',
    'billing.company': 'Looms',
    'billing.address_1': '2 Loom Street',
    'billing.postal_code': '8010',
    'billing.city': 'Graz',
  }

  it('is nothing without its box, whatever stands in its fields', () => {
    const { billing_elsewhere: _, ...unticked } = bill
    const extras = readExtras(form({ ...unticked, note: ' Ring\r\ntwice ' }))
    expect(extras).toEqual({ note: 'Ring\ntwice' })
    const cart = { metadata: null } as Cart
    expect(extrasFor(cart, extras)).toEqual({ customer_note: 'Ring\ntwice' })
    expect(extrasFor({ ...cart, metadata: { customer_note: 'Ring\ntwice' } }, extras)).toEqual({})
  })
  it('is checked by the names of its own fields', () => {
    expect(checkExtras(readExtras(form(bill)), ['at', 'de'], 'en')).toEqual({})
    const wrong = readExtras(form({ ...bill, 'billing.city': '', 'billing.country_code': 'us' }))
    expect(Object.keys(checkExtras(wrong, ['at', 'de'], 'en')).sort()).toContain('billing.country_code')
    expect(Object.keys(checkExtras(readExtras(form({ ...bill, 'billing.city': '' })), ['at'], 'en'))).toEqual(
      ['billing.city'],
    )
  })
  it('comes back from the cart, and only where the bill differs', () => {
    const { billing = {} } = readExtras(form(bill))
    const cart = (goods: object) =>
      ({
        metadata: { customer_note: 'Hi' },
        billing_address: billing,
        shipping_address: goods,
      }) as unknown as Cart
    expect(knownExtras(cart({ ...billing, phone: '1' }))).toEqual({ note: 'Hi' })
    expect(knownExtras(cart({ ...billing, city: 'Vienna' })).billing).toMatchObject({
      city: 'Graz',
      company: 'Looms',
    })
  })
})
