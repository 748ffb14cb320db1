import { describe, expect, it } from 'vitest'
import { contract } from './contract'
import { areas, isScope, permissionOf, type Role, staffMay } from './permissions'
import type { CallName } from './types'

const user = (role: Role) => ({ id: 'usr_me', role })
const adminCalls = (Object.keys(contract) as CallName[]).filter((name) => name.includes(' /admin/'))

it('names an area for every admin call, and no other', () => {
  expect([...new Set(adminCalls.map((name) => permissionOf(name)[0]))].sort()).toEqual([...areas].sort())
})
it.each([
  ['*', true],
  ['*:read', true],
  ['orders:write', true],
  ['orders', false],
  ['orders:eat', false],
  ['planets:read', false],
])('%s being a scope is %s', (text, known) => expect(isScope(text)).toBe(known))

describe('staff', () => {
  it('who are admins may make every call', () => {
    for (const name of adminCalls) expect([name, staffMay(user('admin'), name)]).toEqual([name, true])
  })
  it('who are not may make all but those about staff', () => {
    for (const role of ['member', 'developer'] as const) {
      const refused = adminCalls.filter((name) => !staffMay(user(role), name))
      expect(new Set(refused.map((name) => permissionOf(name)[0]))).toEqual(
        new Set(['users', 'invites', 'audit-log']),
      )
      expect(refused).not.toContain('GET /admin/users')
    }
  })
  it.each([
    ['usr_me', { first_name: 'Mel' }, true],
    ['usr_me', { role: 'admin' }, false],
    ['usr_me', { role: null }, false],
    ['usr_me', { api_token: 'x' }, false],
    ['usr_other', { first_name: 'Mel' }, false],
  ])('change of %s to %j by a member is %s', (id, body, allowed) =>
    expect(staffMay(user('member'), 'POST /admin/users/:id', { params: { id }, body })).toBe(allowed),
  )
})

it.each([
  ['GET /admin/orders', ['orders:read'], true],
  ['GET /admin/orders', ['orders:write'], true],
  ['POST /admin/orders/:id', ['orders:read'], false],
  ['POST /admin/orders/:id', ['*:write'], true],
  ['DELETE /admin/products/:id', ['*:read'], false],
  ['DELETE /admin/products/:id', ['*'], true],
  ['GET /admin/orders', [], false],
  ['GET /admin/auth', [], true],
] as [CallName, string[], boolean][])('%s with %j is %s', (name, scopes, allowed) =>
  expect(staffMay(user('admin'), name, { scopes })).toBe(allowed),
)

it('a scope never gives more than the role', () => {
  expect(staffMay(user('member'), 'POST /admin/users', { scopes: ['*'] })).toBe(false)
})
