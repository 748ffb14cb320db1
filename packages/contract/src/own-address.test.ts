import { expect, it } from 'vitest'
import { ownAddress } from './own-address'

it.each([
  ['http://localhost:9000/uploads/a.webp', '/uploads/a.webp'],
  ['https://127.0.0.1/uploads/a.webp', '/uploads/a.webp'],
  ['http://localhost:3000/other/a.webp', 'http://localhost:3000/other/a.webp'],
  ['https://cdn.example.com/uploads/a.webp', 'https://cdn.example.com/uploads/a.webp'],
])('%s is fetched as %s', (url, own) => expect(ownAddress(url)).toBe(own))
