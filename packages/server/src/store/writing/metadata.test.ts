import { expect, it } from 'vitest'
import { mergeMetadata } from './metadata'

it.each([
  [{ a: 1 }, { b: 2 }, { a: 1, b: 2 }],
  [{ a: 1, b: 2 }, { a: '' }, { b: 2 }],
  [null, { a: 1 }, { a: 1 }],
  [{ a: 1 }, undefined, { a: 1 }],
  [{ a: 1 }, null, { a: 1 }],
  [null, undefined, null],
  [{ a: 1 }, { a: { b: '' } }, { a: { b: '' } }],
])('%j changed by %j is %j', (stored, changes, merged) =>
  expect(mergeMetadata(stored, changes)).toEqual(merged),
)
