import { expect, it } from 'vitest'
import { byteRange } from './byte-range'

it.each([
  [null, undefined],
  ['bytes=0-9', { from: 0, to: 9 }],
  ['bytes=90-', { from: 90, to: 99 }],
  ['bytes=-10', { from: 90, to: 99 }],
  ['bytes=-1000', { from: 0, to: 99 }],
  ['bytes=50-1000', { from: 50, to: 99 }],
  ['bytes=99-99', { from: 99, to: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=9-3', undefined],
  ['bytes=0-1,5-6', undefined],
  ['bytes=-', undefined],
  ['rows=0-9', undefined],
] as const)('of a hundred bytes %s means %o', (header, range) =>
  expect(byteRange(header, 100)).toEqual(range),
)
