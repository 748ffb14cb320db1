import { expect, it } from 'vitest'
import { changedFields } from './changed-fields'

const told = new Set(['a', 'b', 'm', 'code', 'updated_at'])

it.each([
  [
    { a: 1, b: 2 },
    { a: 1, b: 3 },
    { before: { b: 2 }, after: { b: 3 } },
  ],
  [{ a: 1 }, { a: 1 }, { before: {}, after: {} }],
  [null, { a: 1 }, { before: null, after: { a: 1 } }],
  [{ a: 1 }, null, { before: { a: 1 }, after: null }],
  [{ m: { x: 1 } }, { m: { x: 2 } }, { before: { m: { x: 1 } }, after: { m: { x: 2 } } }],
  [{ updated_at: 'then' }, { updated_at: 'now' }, { before: {}, after: {} }],
  [{ code: 'a' }, { code: 'b' }, { before: { code: '[hidden]' }, after: { code: '[hidden]' } }],
  [
    { password_hash: 'a' },
    { password_hash: 'b' },
    { before: { password_hash: '[hidden]' }, after: { password_hash: '[hidden]' } },
  ],
])('%j to %j', (before, after, changes) => expect(changedFields(before, after, told)).toEqual(changes))
