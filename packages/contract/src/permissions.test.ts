import { describe, expect, it } from 'vitest'
import { contract } from './contract'
import { effectivePermissions, may, permissionBeyond, scopeBeyond, staffMay } from './permissions'
import { roleSummaries } from './role-summaries'
import { builtInRoles, permissionsOf, type Role, roleIdOf, roles } from './roles'
import { areas, isScope, permissionOf, type Scope } from './scopes'
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
  it.each([
    ['developer', ['invites', 'users']],
    ['member', ['api-tokens', 'audit-log', 'invites', 'mail-server', 'users', 'webhooks']],
  ] as [Role, string[]][])('who are a %s may make all calls but some about %j', (role, kept) => {
    const refused = adminCalls.filter((name) => !staffMay({ id: 'usr_other', role }, name, { params: {} }))
    expect([...new Set(refused.map((name) => permissionOf(name)[0]))].sort()).toEqual(kept)
    expect(refused).not.toContain('GET /admin/users')
    expect(refused).not.toContain('GET /admin/invites')
  })
  it('with a role from elsewhere count as members', () => {
    const may = (role: string, name: CallName) => staffMay({ id: 'usr_me', role }, name)
    for (const name of adminCalls)
      for (const role of ['owner', '', 'constructor'])
        expect([name, may(role, name)]).toEqual([name, may('member', name)])
  })
  it('hold scopes that exist, role by role', () => {
    for (const rule of Object.values(roles)) {
      expect([...rule.may, ...rule.but].filter((scope) => !isScope(scope))).toEqual([])
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
it('changes their own name before it is known whom a call is about', () => {
  expect(staffMay(user('member'), 'POST /admin/users/:id')).toBe(true)
  expect(staffMay(user('member'), 'POST /admin/users/:id', { scopes: ['orders:write'] })).toBe(false)
})
it.each([
  [['*'], true],
  [['users:write'], false],
] as [string[], boolean][])('a token with %j giving somebody a token is %s', (scopes, allowed) => {
  const given = { scopes, params: { id: 'usr_other' }, body: { api_token: 'x' } }
  expect(staffMay(user('admin'), 'POST /admin/users/:id', given)).toBe(allowed)
})

it.each([
  ['admin', undefined, undefined, undefined],
  ['admin', ['users:write'], undefined, undefined],
  ['developer', ['users:write'], undefined, 'users:write'],
  ['developer', ['orders:write', 'users:read'], undefined, undefined],
  ['developer', ['*'], undefined, undefined],
  ['admin', undefined, ['*:read', 'api-tokens:write'], '*'],
  ['admin', ['*'], ['*:write'], '*'],
  ['admin', ['*:read', 'orders:read'], ['*:read'], undefined],
  ['admin', ['orders:write'], ['*:read', 'api-tokens:write'], 'orders:write'],
  ['admin', ['api-tokens:read'], ['api-tokens:write'], undefined],
] as [Role, Scope[] | undefined, string[] | undefined, string | undefined][])(
  '%s wanting %j while holding %j asks too much with %s',
  (role, wanted, held, beyond) => expect(scopeBeyond(user(role), wanted, held)).toBe(beyond),
)

describe('the built-in roles', () => {
  const built = (id: keyof typeof builtInRoles) => permissionsOf(builtInRoles[id])
  it('hold scopes that exist, and a sentence', () => {
    for (const [id, rule] of Object.entries(builtInRoles)) {
      expect([id, [...rule.may, ...rule.but].filter((scope) => !isScope(scope))]).toEqual([id, []])
      expect(roleSummaries).toHaveProperty(id, expect.stringMatching(/./))
    }
  })
  it.each([
    ['owner', 'POST /admin/api-tokens', true],
    ['manager', 'POST /admin/api-tokens', false],
    ['manager', 'POST /admin/users', true],
    ['fulfilment', 'POST /admin/orders/:id/fulfillment', true],
    ['fulfilment', 'POST /admin/products/:id', false],
    ['fulfilment', 'GET /admin/products', true],
    ['catalogue', 'POST /admin/products/:id', true],
    ['catalogue', 'GET /admin/orders', false],
    ['catalogue', 'GET /admin/customers', false],
    ['read-only', 'GET /admin/orders', true],
    ['read-only', 'POST /admin/orders/:id', false],
    ['read-only', 'GET /admin/audit-log', false],
    ['read-only', 'POST /admin/auth/password', true],
    ['catalogue', 'DELETE /admin/auth/sessions', true],
  ] as [keyof typeof builtInRoles, CallName, boolean][])('%s making %s is %s', (id, name, allowed) => {
    expect(may(built(id), name)).toBe(allowed)
    expect(staffMay({ id: 'usr_me', role: 'member', permissions: built(id) }, name)).toBe(allowed)
  })
  it('hold less, from owner to read-only, and none holds more than an owner', () => {
    for (const id of Object.keys(builtInRoles) as (keyof typeof builtInRoles)[])
      expect([id, permissionBeyond(built(id), built('owner'))]).toEqual([id, undefined])
    expect(permissionBeyond(built('owner'), built('manager'))).toBe('*')
    expect(permissionBeyond(built('developer'), built('manager'))).toBe('api-tokens:write')
    expect(permissionBeyond(built('catalogue'), built('manager'))).toBeUndefined()
  })
  it.each([
    ['admin', 'owner'],
    ['developer', 'developer'],
    ['member', 'member'],
    [null, 'member'],
    ['constructor', 'member'],
  ])('are found by the word of v1: %s is %s', (word, id) => expect(roleIdOf(word)).toBe(id))
})

it('what an assigned role may do wins over the word beside it', () => {
  const clerk = { id: 'usr_me', role: 'admin', permissions: ['notes:write'] as const }
  expect(staffMay(clerk, 'POST /admin/notes')).toBe(true)
  expect(staffMay(clerk, 'GET /admin/orders')).toBe(false)
  const name = { params: { id: 'usr_me' }, body: { first_name: 'Mel' } }
  expect(staffMay(clerk, 'POST /admin/users/:id', name)).toBe(true)
  const role = { params: { id: 'usr_me' }, body: { role_id: 'owner' } }
  expect(staffMay(clerk, 'POST /admin/users/:id', role)).toBe(false)
})

it.each([
  [undefined, ['*']],
  [['*'], ['*']],
  [
    ['orders:read', 'notes:write'],
    ['notes:write', 'orders:read'],
  ],
] as [string[] | undefined, Scope[]][])('an admin with the scopes %j may %j in the end', (held, effective) =>
  expect(effectivePermissions(user('admin'), held)).toEqual(effective),
)
it('what may be done in the end is no more than the role', () => {
  const held = ['users:write', 'orders:read']
  expect(effectivePermissions(user('member'), held)).toEqual(['orders:read', 'users:read'])
})
