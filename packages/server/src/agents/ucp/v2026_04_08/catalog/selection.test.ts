import type { PricedProduct } from '@cartwright/contract'
import { expect, it } from 'vitest'
import { soldVariants } from './catalog-product'
import { selectionOf, selectVariants, valuesBeside } from './selection'

const variant = (id: string, colour: string, size: string, stock = 5) => ({
  id,
  title: id,
  calculated_price: 100,
  manage_inventory: true,
  allow_backorder: false,
  inventory_quantity: stock,
  options: [
    { option_id: 'colour', value: colour },
    { option_id: 'size', value: size },
  ],
})
const product = {
  options: [
    { id: 'colour', title: 'Colour' },
    { id: 'size', title: 'Size' },
  ],
  variants: [
    variant('red-s', 'Red', 'S'),
    variant('red-l', 'Red', 'L', 0),
    variant('blue-s', 'Blue', 'S'),
    { ...variant('unpriced', 'Green', 'S'), calculated_price: null },
  ],
} as PricedProduct
const sold = soldVariants(product)
const red = { name: 'Colour', label: 'Red' }
const blue = { name: 'Colour', label: 'Blue' }
const large = { name: 'Size', label: 'L' }

it.each([
  ['nothing: the first', [], undefined, ['red-s'], [red, { name: 'Size', label: 'S' }]],
  ['one option: all that have it, what is there first', [red], undefined, ['red-s', 'red-l'], [red]],
  ['both', [red, large], undefined, ['red-l'], [red, large]],
  ['what there is not, by preference of the colour', [large, blue], ['Colour', 'Size'], ['blue-s'], [blue]],
  ['what there is not, by preference of the size', [blue, large], ['Size', 'Colour'], ['red-l'], [large]],
  [
    'what nobody has',
    [{ name: 'Colour', label: 'Gold' }],
    undefined,
    ['red-s'],
    [red, { name: 'Size', label: 'S' }],
  ],
])('whoever chose %s means', (_, wish, preferences, ids, selected) => {
  const found = selectVariants(product, sold, wish, preferences)
  expect(found.variants.map(({ id }) => id)).toEqual(ids)
  expect(found.selected).toEqual(selected)
})

it('a variant stands first among those like it', () => {
  const [one] = sold.filter(({ id }) => id === 'red-l')
  if (!one) throw new Error('it is sold')
  expect(selectionOf(product, sold, one).variants.map(({ id }) => id)).toEqual(['red-l'])
})

it('each value says what would become of it beside what is chosen', () => {
  expect(valuesBeside(product, sold, [blue])).toEqual([
    {
      name: 'Colour',
      values: [
        { label: 'Red', available: true, exists: true },
        { label: 'Blue', available: true, exists: true },
        { label: 'Green', available: false, exists: false },
      ],
    },
    {
      name: 'Size',
      values: [
        { label: 'S', available: true, exists: true },
        { label: 'L', available: false, exists: false },
      ],
    },
  ])
})
