import type { Image, PricedProduct } from '@cartwright/contract'
import { expect, it } from 'vitest'
import { addressWords, shownIn } from './shown-values'

type Given = Pick<PricedProduct, 'images' | 'options' | 'variants'>
const product = (option: string, values: Record<string, string>): Given =>
  ({
    options: [{ id: 'opt_1', title: option }],
    variants: Object.entries(values).map(([id, value]) => ({ options: [{ id, option_id: 'opt_1', value }] })),
  }) as unknown as Given
const image = (shows?: object) =>
  ({ url: '/a.webp', metadata: { alt: 'A jug', ...(shows ? { shows } : {}) } }) as unknown as Image

it('lets photographs show the values that the page speaks of', () => {
  const own = product('Glaze', { optval_1: 'Ash', optval_2: 'Moss' })
  const spoken = {
    ...product('Glasur', { optval_1: 'Asche', optval_2: 'Moos' }),
    images: [image({ option: 'Glaze', value: 'Moss' }), image({ option: 'Size', value: 'S' }), image()],
  }
  expect(shownIn(spoken, own).map(({ metadata }) => metadata)).toEqual([
    { alt: 'A jug', shows: { option: 'Glasur', value: 'Moos' } },
    { alt: 'A jug', shows: { option: 'Size', value: 'S' } },
    { alt: 'A jug' },
  ])
  expect(
    shownIn({ ...own, images: [image({ option: 'Glaze', value: 'Ash' })] }, own)[0]?.metadata?.shows,
  ).toEqual({
    option: 'Glaze',
    value: 'Ash',
  })
})

it('names options in addresses as the catalogue does, where the page says them otherwise', () => {
  const own = product('Glaze', { optval_1: 'Ash', optval_2: 'Moss' })
  const spoken = product('Glasur', { optval_1: 'Ash', optval_2: 'Moos' })
  expect(addressWords(spoken, own, 'opt_1')).toEqual({ title: 'Glaze', values: { Moos: 'Moss' } })
  expect(addressWords(own, own, 'opt_1')).toBeUndefined()
  expect(addressWords(spoken, undefined, 'opt_1')).toBeUndefined()
})
