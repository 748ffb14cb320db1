import { areas, builtInRoles, permissionsOf } from '@cartwright/contract'
import { expect, it } from 'vitest'
import { groups, levelOf, withLevel } from './role-places'

const placed = groups.flatMap(({ rows }) => rows.flatMap((row) => row.areas))

it('every area stands in one place, save those that everybody has for themselves', () => {
  expect(placed.toSorted()).toEqual([...new Set(placed)].toSorted())
  const own = ['analytics-configs', 'auth', 'views']
  expect(areas.filter((area) => !placed.includes(area))).toEqual(own)
})

it('a place is as open as its areas, and partly so where they differ', () => {
  const fulfilment = permissionsOf(builtInRoles.fulfilment)
  expect(levelOf(fulfilment, ['reservations'])).toBe('write')
  expect(levelOf(fulfilment, ['products', 'variants'])).toBe('read')
  expect(levelOf(fulfilment, ['discounts'])).toBe('none')
  expect(levelOf(fulfilment, ['orders', 'payments'])).toBe('partly')
})

it('a place is opened and closed without touching the others', () => {
  const opened = withLevel(['discounts:read'], ['products', 'variants'], 'write')
  expect(opened).toEqual(['discounts:read', 'products:write', 'variants:write'])
  expect(withLevel(opened, ['products', 'variants'], 'none')).toEqual(['discounts:read'])
})

it('with every place open it is everything, and everything without one is the rest by name', () => {
  expect(withLevel([], placed, 'write')).toEqual(['*'])
  const rest = withLevel(['*'], ['audit-log'], 'read')
  expect(rest).toContain('audit-log:read')
  expect(rest).toContain('orders:write')
  expect(rest).not.toContain('auth:write')
  expect(withLevel(rest, ['audit-log'], 'write')).toEqual(['*'])
})

it('what has no place stays as it was', () => {
  expect(withLevel(['views:write'], ['orders'], 'read')).toEqual(['orders:read', 'views:write'])
})
