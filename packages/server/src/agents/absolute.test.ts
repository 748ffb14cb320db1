import { expect, it } from 'vitest'
import { absolute } from './absolute'

it.each([
  ['/uploads/a.webp', 'https://shop.example.com/uploads/a.webp'],
  ['http://localhost:9000/uploads/a.webp', 'https://shop.example.com/uploads/a.webp'],
  ['http://127.0.0.1/uploads/a.webp', 'https://shop.example.com/uploads/a.webp'],
  ['http://localhost:9000/elsewhere.webp', 'http://localhost:9000/elsewhere.webp'],
  ['https://cdn.example.com/a b.webp', 'https://cdn.example.com/a%20b.webp'],
  ['http://[', undefined],
  ['', undefined],
  [null, undefined],
] as const)('%s is fetched at %s', (url, whole) =>
  expect(absolute(url, 'https://shop.example.com')).toBe(whole),
)
