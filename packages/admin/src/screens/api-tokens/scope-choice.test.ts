import { areas } from '@cartwright/contract'
import { expect, it } from 'vitest'
import { areaGroups, holds, withScope } from './scope-choice'

it('every area of the API can be ticked, once', () => {
  expect(areaGroups.flatMap((group) => [...group.areas]).sort()).toEqual([...areas].sort())
})

it.each([
  ['reading', [], 'read', true, ['orders:read']],
  ['changing', [], 'write', true, ['orders:write']],
  ['changing, which includes reading', ['orders:read'], 'write', true, ['orders:write']],
  ['reading where changing is held', ['orders:write'], 'read', true, ['orders:write']],
  ['no reading, and so no changing', ['orders:write'], 'read', false, []],
  ['no changing: reading stays', ['orders:write'], 'write', false, ['orders:read']],
  ['nothing of another area', ['products:read'], 'read', true, ['products:read', 'orders:read']],
] as const)('a tick gives %s', (_, before, kind, isOn, after) =>
  expect([...withScope(new Set(before), ['orders'], kind, isOn)]).toEqual(after),
)

it('a group is ticked as a whole', () => {
  expect([...withScope(new Set(['orders:write']), ['orders', 'returns'], 'read', true)]).toEqual([
    'orders:write',
    'returns:read',
  ])
})

it('whoever may change may read', () => {
  const held = new Set(['orders:write', 'returns:read'])
  expect(holds(held, 'orders', 'read')).toBe(true)
  expect(holds(held, 'returns', 'write')).toBe(false)
})
