import { expect, it } from 'vitest'
import { pictureOfVariant } from './variant-picture'

const images = [
  { url: '/uploads/jug.jpg', metadata: { imported_from: 'https://old.example/jug.jpg' } },
  { url: '/uploads/ink.jpg' },
]
const variant = (image_url?: unknown) => ({ metadata: image_url === undefined ? null : { image_url } })

it('finds the picture a variant names, by its address or by the one it was imported from', () => {
  expect(pictureOfVariant(images, variant('/uploads/ink.jpg'))).toBe(1)
  expect(pictureOfVariant(images, variant('https://old.example/jug.jpg'))).toBe(0)
})

it('finds none where the variant names none, or one the product does not have', () => {
  expect(pictureOfVariant(images, {})).toBeUndefined()
  expect(pictureOfVariant(images, variant())).toBeUndefined()
  expect(pictureOfVariant(images, variant(''))).toBeUndefined()
  expect(pictureOfVariant(images, variant(4))).toBeUndefined()
  expect(pictureOfVariant(images, variant('/uploads/gone.jpg'))).toBeUndefined()
})
