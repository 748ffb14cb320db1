import { expect, it } from 'vitest'
import { offer, placeIn, vase } from '../../testing/feeds/vase'
import { feedProblems, type Reader } from './feed-problems'

const now = Date.parse('2026-11-28T00:00:00Z')
const found = (
  ofProduct: object,
  ofOffer: object,
  { reader = 'google' as Reader, place = placeIn('de') } = {},
) => feedProblems(vase(ofProduct), offer(ofOffer), { reader, place, now }).map(({ field }) => field)

it('finds nothing in what is well', () => {
  expect(found({}, {})).toEqual([])
  expect(found({}, {}, { reader: 'acp' })).toEqual([])
})

it.each([
  ['an endless id', {}, { id: 'v'.repeat(51) }, ['id'], []],
  ['no title', {}, { title: '' }, ['title'], ['title']],
  ['a page on this machine', {}, { link: 'http://localhost:9000/p/vase' }, ['link'], ['link']],
  ['a page in this house', {}, { link: 'http://192.168.1.4/p/vase' }, ['link'], ['link']],
  ['no page', {}, { link: '/p/vase' }, ['link'], ['link']],
  ['an endless address', {}, { link: `https://a.example/${'x'.repeat(2000)}` }, ['link'], []],
  ['no picture', {}, { pictures: [] }, ['image_link'], ['image_link']],
  [
    'a picture nobody can fetch',
    {},
    { pictures: ['http://127.0.0.1/a.png'] },
    ['image_link'],
    ['image_link'],
  ],
  ['a drawing', {}, { pictures: ['https://a.example/a.SVG?x=1'] }, ['image_link'], ['image_link']],
  ['a gift', {}, { price: 0 }, ['price'], ['price']],
  ['a price without tax', {}, { holdsTax: false }, ['price'], []],
  ['no day for a back-order', {}, { availability: 'backorder' }, ['availability_date'], []],
  [
    'a day that is over',
    {},
    { availability: 'backorder', availability_date: '2026-01-01T00:00Z' },
    ['availability_date'],
    [],
  ],
  [
    'a day that is none',
    {},
    { availability: 'backorder', availability_date: 'soon' },
    ['availability_date'],
    [],
  ],
  ['a day to come', {}, { availability: 'backorder', availability_date: '2027-01-31T12:00Z' }, [], []],
  ['a wrong EAN', {}, { gtin: undefined, badGtin: '4006381333932' }, ['gtin'], ['gtin']],
  ['a brand without end', { brand: 'b'.repeat(71) }, {}, ['brand'], []],
  ['a part number without end', {}, { mpn: 'm'.repeat(71) }, ['mpn'], []],
  [
    'a colour without end',
    {},
    { options: [{ name: 'Glaze', value: 'a'.repeat(101), kind: 'color' }] },
    ['color'],
    [],
  ],
  [
    'a size without end',
    {},
    { options: [{ name: 'Size', value: 'a'.repeat(101), kind: 'size' }] },
    ['size'],
    [],
  ],
  ['a material without end', { material: 'm'.repeat(201) }, {}, ['material'], []],
  ['categories without end', { category: ['c'.repeat(751)] }, {}, ['product_type'], []],
  ['a condition of its own', { condition: 'like new' }, {}, ['condition'], []],
  ['an age of its own', { google: { age_group: 'old' } }, {}, ['age_group'], []],
  ['a gender of its own', { google: { gender: 'men' } }, {}, ['gender'], []],
] as const)('%s', (_, ofProduct, ofOffer, google, acp) => {
  expect(found(ofProduct, ofOffer)).toEqual(google)
  expect(found(ofProduct, ofOffer, { reader: 'acp' })).toEqual(acp)
})

it('asks for prices as labels of the country tell them', () => {
  const america = placeIn('us', 'ca')
  expect(found({}, { holdsTax: false }, { place: america })).toEqual([])
  expect(found({}, { holdsTax: true }, { place: america })).toEqual(['price'])
  expect(found({}, { holdsTax: true }, { place: { ...america, inclusive: false } })).toEqual([])
})

it('says how to mend whatever it finds', () => {
  const all = feedProblems(vase(), offer({ pictures: [], price: 0, availability: 'backorder' }), {
    reader: 'google',
    place: placeIn('de'),
    now,
  })
  expect(all).toHaveLength(3)
  for (const { problem, mend } of all) expect([problem, mend]).not.toContain('')
})
