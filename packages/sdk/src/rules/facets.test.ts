import { describe, expect, it } from 'vitest'
import {
  countFacets,
  type FacetOf,
  keptFields,
  listedFacets,
  passesFacets,
  priceField,
  readFacets,
  readPriceRange,
  searchFacets,
  toggleFacet,
  withinPrice,
  withoutFacets,
} from './facets'

const rows = [
  { type: 'Lamp', tags: ['oak', 'new'], price: 100 },
  { type: 'Lamp', tags: ['ash'], price: 300 },
  { type: 'Throw', tags: ['new'], price: 200 },
]
const facets: FacetOf<(typeof rows)[number]>[] = [
  { name: 'type', label: 'Kind', of: ({ type }) => [type] },
  {
    name: 'tag',
    label: 'Tag',
    of: ({ tags }) => tags.map((tag) => ({ value: tag, label: tag.toUpperCase() })),
  },
]
const counted = (query: string, rest?: (row: (typeof rows)[number]) => boolean) => {
  const chosen = readFacets(new URLSearchParams(query), ['type', 'tag'])
  return countFacets(rows, facets, chosen, rest).map(({ values }) =>
    values.map(({ label, count, isChosen }) => `${label} ${count}${isChosen ? ' x' : ''}`).join(', '),
  )
}

describe('facets', () => {
  it.each([
    ['', ['Lamp 2, Throw 1', 'ASH 1, NEW 2, OAK 1']],
    ['type=Lamp', ['Lamp 2 x, Throw 1', 'ASH 1, NEW 1, OAK 1']],
    ['type=Lamp&tag=new', ['Lamp 1 x, Throw 1', 'ASH 1, NEW 1 x, OAK 1']],
    ['type=Lamp&type=Throw', ['Lamp 2 x, Throw 1 x', 'ASH 1, NEW 2, OAK 1']],
    ['type=Vase', ['Lamp 2, Throw 1, Vase 0 x', 'ASH 0, NEW 0, OAK 0']],
  ])('of rows with %o chosen are counted as %o', (query, expected) =>
    expect(counted(query)).toEqual(expected),
  )

  it('count what else narrows', () =>
    expect(counted('', ({ price }) => price < 250)).toEqual(['Lamp 1, Throw 1', 'ASH 0, NEW 2, OAK 1']))

  it('leave the rows that have one value of each', () => {
    const chosen = readFacets(new URLSearchParams('type=Lamp&tag=oak&tag=ash'), ['type', 'tag'])
    expect(rows.map((row) => passesFacets(row, facets, chosen))).toEqual([true, true, false])
  })

  it('are taken as the search counted them, what is chosen always among them', () =>
    expect(
      searchFacets({ type_value: { Throw: 1, Lamp: 4 } }, [{ name: 'type_value', label: 'Kind' }], {
        type_value: ['Vase'],
      }),
    ).toEqual([
      {
        name: 'type_value',
        label: 'Kind',
        values: [
          { value: 'Lamp', label: 'Lamp', count: 4, isChosen: false },
          { value: 'Throw', label: 'Throw', count: 1, isChosen: false },
          { value: 'Vase', label: 'Vase', count: 0, isChosen: true },
        ],
      },
    ]))
})

it('the facets of a list keep what is chosen, even where nothing has it', () =>
  expect(
    listedFacets(
      [{ name: 'option.Glaze', label: 'Glaze', values: [{ value: 'Ash', label: 'Ash', count: 4 }] }],
      { 'option.Glaze': ['Iron', 'Ash'] },
    ),
  ).toEqual([
    {
      name: 'option.Glaze',
      label: 'Glaze',
      values: [
        { value: 'Ash', label: 'Ash', count: 4, isChosen: true },
        { value: 'Iron', label: 'Iron', count: 0, isChosen: true },
      ],
    },
  ]))

describe('the address of a list', () => {
  it.each([
    ['q=a&page=3', 'type', 'Lamp', 'q=a&type=Lamp'],
    ['type=Lamp&q=a', 'type', 'Throw', 'q=a&type=Lamp&type=Throw'],
    ['type=Lamp&type=Throw', 'type', 'Lamp', 'type=Throw'],
  ])('%s with %s %s pressed is %s', (query, name, value, expected) =>
    expect(toggleFacet(new URLSearchParams(query), name, value).toString()).toBe(expected),
  )

  it('without its filters begins at its beginning and keeps the rest', () => {
    const search = new URLSearchParams('q=a&type=Lamp&price_min=3&sort=name&page=2')
    expect(withoutFacets(search, ['type', 'price_min']).toString()).toBe('q=a&sort=name')
    expect(keptFields(search, ['type', 'price_min'])).toEqual([
      ['q', 'a'],
      ['sort', 'name'],
    ])
  })
})

describe('a range of prices', () => {
  it.each([
    ['', 'eur', {}],
    ['price_min=20&price_max=45.50', 'eur', { min: 2000, max: 4550 }],
    ['price_min=&price_max=9', 'eur', { max: 900 }],
    ['price_min=90&price_max=10', 'eur', { min: 1000, max: 9000 }],
    ['price_min=-3&price_max=many', 'eur', {}],
    ['price_min=1500', 'jpy', { min: 1500 }],
    ['price_min=15.5', 'jpy', {}],
  ])('%o of %s is %o', (query, currency, expected) =>
    expect(readPriceRange(new URLSearchParams(query), currency)).toEqual(expected),
  )

  it.each([
    [4550, 'eur', '45.5'],
    [4550, 'jpy', '4550'],
    [undefined, 'eur', ''],
  ])('%s minor units of %s stand in a field as %o', (amount, currency, text) =>
    expect(priceField(amount, currency)).toBe(text),
  )

  it.each([
    [100, {}, true],
    [null, {}, true],
    [null, { min: 0 }, false],
    [100, { min: 100, max: 100 }, true],
    [99, { min: 100 }, false],
    [101, { max: 100 }, false],
  ])('%s within %o: %s', (amount, range, expected) => expect(withinPrice(amount, range)).toBe(expected))
})
