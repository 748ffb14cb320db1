import type { Input, Scope } from '@cartwright/contract'
import { beforeAll, expect, it } from 'vitest'
import { type Counter, openCounter, placeOrder } from '../../testing/placed-order'
import { describeShop, type TestShop } from '../../testing/test-shop'
import { createUser, type NewUser } from '../user/create-user'

const password = 'correct-horse-battery'

async function staffed(t: TestShop, email: string, role: Pick<NewUser, 'role' | 'role_id'>) {
  const id = await createUser(t.shop, { email, password, ...role })
  const { access_token } = await t.call('POST /admin/auth/token', { body: { email, password } })
  return { id, headers: { authorization: `Bearer ${access_token}` } }
}
const made = async (t: TestShop, body: Input<'POST /admin/roles'>['body'], headers = t.staff) =>
  (await t.call('POST /admin/roles', { body, headers })).role
const clerk: Scope[] = ['orders:write', 'customers:read']

describeShop('roles', (t) => {
  it('are the built-in ones and those the shop makes', async () => {
    const role = await made(t, { name: 'Clerk', permissions: clerk, refund_limit: 5000 })
    expect(role).toMatchObject({ name: 'Clerk', permissions: clerk, refund_limit: 5000, is_built_in: false })
    const { roles } = await t.call('GET /admin/roles', { headers: t.staff })
    expect(roles.map(({ id }) => id)).toEqual([
      'owner',
      'manager',
      'developer',
      'member',
      'fulfilment',
      'catalogue',
      'read-only',
      role.id,
    ])
    expect(roles.find(({ id }) => id === 'owner')?.users_count).toBe(1)
    const params = { id: role.id }
    const change = (body: object, id = role.id) =>
      t.try('POST /admin/roles/:id', { params: { id }, body, headers: t.staff })
    expect((await change({ refund_limit: null, description: 'At the desk' })).body.role).toMatchObject({
      name: 'Clerk',
      description: 'At the desk',
      refund_limit: null,
    })
    expect((await change({ permissions: ['planets:read'] })).status).toBe(400)
    expect((await change({ permissions: [] })).status).toBe(400)
    expect((await change({ name: 'owner' })).body.errors[0].path).toBe('name')
    expect((await change({ name: 'Boss' }, 'owner')).body.type).toBe('not_allowed')
    expect((await change({ name: 'Boss' }, 'role_none')).status).toBe(404)
    const again = { body: { name: 'clerk', permissions: clerk }, headers: t.staff }
    expect((await t.try('POST /admin/roles', again)).body.errors[0].path).toBe('name')
    const remove = () => t.try('DELETE /admin/roles/:id', { params, headers: t.staff })
    expect((await remove()).body).toEqual({ id: role.id, object: 'role', deleted: true })
    expect((await remove()).status).toBe(404)
  })
  it('decide by one list what somebody may call, at once when they change', async () => {
    const role = await made(t, { name: 'Desk', permissions: clerk })
    const { id, headers } = await staffed(t, 'desk@example.com', { role_id: role.id })
    const status = async (name: Parameters<typeof t.try>[0]) => (await t.try(name, { headers })).status
    expect(await status('GET /admin/orders')).toBe(200)
    expect(await status('GET /admin/customers')).toBe(200)
    expect(await status('GET /admin/products')).toBe(403)
    expect(await status('GET /admin/store')).toBe(200)
    expect(await status('GET /admin/team')).toBe(403)
    const { user } = await t.call('GET /admin/users/:id', { params: { id }, headers: t.staff })
    expect(user).toMatchObject({ role: 'member' })
    expect(user).not.toHaveProperty('role_id')
    await t.call('POST /admin/roles/:id', {
      params: { id: role.id },
      body: { permissions: ['products:read'] },
      headers: t.staff,
    })
    expect([await status('GET /admin/orders'), await status('GET /admin/products')]).toEqual([403, 200])
  })
  it('are given by their id or by a word of v1, which takes an assigned one away', async () => {
    const { id } = await staffed(t, 'mo@example.com', { role_id: 'read-only' })
    const give = (body: object) => t.try('POST /admin/users/:id', { params: { id }, body, headers: t.staff })
    const listed = async () =>
      (await t.call('GET /admin/team', { query: { q: 'mo@' }, headers: t.staff })).users[0]
    expect(await listed()).toMatchObject({ role: 'member', role_id: 'read-only', role_name: 'Read-only' })
    expect((await give({ role_id: 'owner' })).body.user.role).toBe('admin')
    expect(await listed()).toMatchObject({ role: 'admin', role_id: 'owner', role_name: 'Owner' })
    await give({ role_id: 'catalogue' })
    await give({ first_name: 'Mo' })
    expect(await listed()).toMatchObject({ role: 'member', role_id: 'catalogue', first_name: 'Mo' })
    await give({ role: 'developer' })
    expect(await listed()).toMatchObject({ role: 'developer', role_id: 'developer' })
    expect((await give({ role_id: 'role_none' })).body.errors[0].path).toBe('role_id')
    const { audit_log } = await t.call('GET /admin/audit-log', {
      query: { entity: ['user'], entity_id: [id], limit: 1 },
      headers: t.staff,
    })
    expect(audit_log).toMatchObject([
      {
        actor_name: 'tests (staff-of-tests@example.com)',
        before: { role_id: 'catalogue' },
        after: { role_id: null },
      },
    ])
    const { users, count } = await t.call('GET /admin/team', {
      query: { role_id: ['developer', 'catalogue'] },
      headers: t.staff,
    })
    expect([users.map(({ email }) => email), count]).toEqual([['mo@example.com'], 1])
  })
  it('in use are not removed, and the refusal names whose they are', async () => {
    const role = await made(t, { name: 'Temp', permissions: clerk })
    const { id } = await staffed(t, 'tim@example.com', { role_id: role.id })
    await t.call('POST /admin/invites', {
      body: { user: 'tom@example.com', role_id: role.id },
      headers: t.staff,
    })
    const remove = () => t.try('DELETE /admin/roles/:id', { params: { id: role.id }, headers: t.staff })
    const refused = await remove()
    expect(refused).toMatchObject({ status: 409, body: { code: 'role_in_use' } })
    expect(refused.body.message).toMatch(/tim@example.com, tom@example.com \(invited\)/)
    await t.call('DELETE /admin/users/:id', { params: { id }, headers: t.staff })
    expect((await remove()).body.message).not.toContain('tim@')
    const { invites } = await t.call('GET /admin/invites', { headers: t.staff })
    await t.call('DELETE /admin/invites/:invite_id', {
      params: { invite_id: invites[0]?.id ?? '' },
      headers: t.staff,
    })
    expect((await remove()).status).toBe(200)
  })
  it('keep an admin, whichever way the last one would lose the role', async () => {
    const { users } = await t.call('GET /admin/team', { query: { role_id: ['owner'] }, headers: t.staff })
    expect(users).toHaveLength(1)
    const params = { id: users[0]?.id ?? '' }
    for (const body of [{ role_id: 'manager' }, { role: 'member' }, { role_id: 'member' }])
      expect(await t.try('POST /admin/users/:id', { params, body, headers: t.staff })).toMatchObject({
        status: 400,
        body: { code: 'last_admin' },
      })
    expect(
      (await t.try('POST /admin/users/:id', { params, body: { role_id: 'owner' }, headers: t.staff })).status,
    ).toBe(200)
  })
})

describeShop('nobody gives more than they have', (t) => {
  let manager: Awaited<ReturnType<typeof staffed>>
  let owner: Awaited<ReturnType<typeof staffed>>
  beforeAll(async () => {
    manager = await staffed(t, 'meg@example.com', { role_id: 'manager' })
    owner = await staffed(t, 'olga@example.com', { role: 'admin' })
  })
  const beyond = { status: 403, body: { type: 'forbidden', code: 'beyond_own_role' } }

  it('to new staff, in an invite, or as a new role', async () => {
    const { headers } = manager
    const hire = (more: object) =>
      t.try('POST /admin/users', {
        body: { email: `x${Math.random()}@example.com`, password, ...more },
        headers,
      })
    for (const more of [{ role: 'admin' }, { role_id: 'owner' }, { role: 'developer' }])
      expect(await hire(more)).toMatchObject(beyond)
    for (const more of [{}, { role_id: 'manager' }, { role_id: 'read-only' }])
      expect((await hire(more)).status).toBe(200)
    const invite = (role_id: string) =>
      t.try('POST /admin/invites', { body: { user: 'new@example.com', role_id }, headers })
    expect(await invite('owner')).toMatchObject(beyond)
    expect((await invite('catalogue')).body).toBe('OK')
    const role = (permissions: Scope[]) =>
      t.try('POST /admin/roles', { body: { name: 'Own', permissions }, headers })
    expect(await role(['*'])).toMatchObject(beyond)
    expect(await role(['api-tokens:write'])).toMatchObject(beyond)
    expect((await role(['orders:write'])).status).toBe(200)
  })
  it('to themselves, nor stands in for who has more', async () => {
    const { headers, id } = manager
    const change = (of: string, body: object) =>
      t.try('POST /admin/users/:id', { params: { id: of }, body, headers })
    expect(await change(id, { role_id: 'owner' })).toMatchObject(beyond)
    expect(await change(owner.id, { role: 'member' })).toMatchObject(beyond)
    expect(await change(owner.id, { api_token: 'sixteen-or-more-characters' })).toMatchObject(beyond)
    expect(await t.try('DELETE /admin/users/:id', { params: { id: owner.id }, headers })).toMatchObject(
      beyond,
    )
    const factor = { params: { id: owner.id }, headers }
    expect(await t.try('DELETE /admin/users/:id/two-factor', factor)).toMatchObject(beyond)
    expect((await change(id, { first_name: 'Meg' })).status).toBe(200)
  })
  it('by reading the link of an invite, renewing it or changing it', async () => {
    await t.call('POST /admin/invites', {
      body: { user: 'boss@example.com', role: 'admin' },
      headers: t.staff,
    })
    const of = async (headers: Record<string, string>) =>
      (await t.call('GET /admin/invites', { headers })).invites.find(
        ({ user_email }) => user_email === 'boss@example.com',
      )
    const seen = await of(t.staff)
    expect(seen).toMatchObject({ role: 'admin', role_id: 'owner' })
    expect(seen?.invite_url).toBe(`${t.shop.baseUrl}/app/invite?token=${seen?.token}`)
    expect(await of(manager.headers)).toMatchObject({ token: '', invite_url: null })
    const params = { invite_id: seen?.id ?? '' }
    const { headers } = manager
    expect(await t.try('POST /admin/invites/:invite_id/resend', { params, headers })).toMatchObject(beyond)
    const body = { role_id: 'member' }
    expect(await t.try('POST /admin/invites/:invite_id', { params, body, headers })).toMatchObject(beyond)
    expect((await of(t.staff))?.token).toBe(seen?.token)
  })
  it('with a token that is narrower than its owner', async () => {
    const { token } = await t.call('POST /admin/api-tokens', {
      body: { name: 'hr', scopes: ['users:write', 'orders:read'] },
      headers: t.staff,
    })
    const headers = { 'x-medusa-access-token': token }
    const role = (name: string, permissions: Scope[]) =>
      t.try('POST /admin/roles', { body: { name, permissions }, headers })
    expect(await role('Wide', ['products:read'])).toMatchObject(beyond)
    expect((await role('Narrow', ['orders:read'])).status).toBe(200)
  })
})

describeShop('an invite', (t) => {
  it('to a role makes its guest hold it, by the link of the store’s own', async () => {
    const role = await made(t, { name: 'Packer', permissions: clerk })
    await t.call('POST /admin/store', {
      body: { invite_link_template: 'https://shop.test/join?t={invite_token}' },
      headers: t.staff,
    })
    await t.call('POST /admin/invites', {
      body: { user: 'pia@example.com', role_id: role.id },
      headers: t.staff,
    })
    const [invite] = (await t.call('GET /admin/invites', { headers: t.staff })).invites
    expect(invite).toMatchObject({ role: 'member', role_id: role.id })
    expect(invite?.invite_url).toBe(`https://shop.test/join?t=${invite?.token}`)
    await t.call('POST /admin/invites/accept', {
      body: { token: invite?.token ?? '', user: { first_name: 'Pia', password } },
    })
    const { users } = await t.call('GET /admin/team', { query: { q: 'pia' }, headers: t.staff })
    expect(users).toMatchObject([{ role_id: role.id, role_name: 'Packer', last_seen_at: null }])
    const nobody = { body: { user: 'no@example.com' }, headers: t.staff }
    expect((await t.try('POST /admin/invites', nobody)).body.errors[0].path).toBe('role')
  })
})

describeShop('a refund limit', (t) => {
  const refund = (id: string, amount: number, headers: Record<string, string>) =>
    t.try('POST /admin/orders/:id/refund', { params: { id }, body: { amount, reason: 'other' }, headers })
  const over = { status: 403, body: { code: 'refund_limit' } }
  let counter: Counter
  beforeAll(async () => {
    counter = await openCounter(t)
  })
  const captured = () => placeOrder(t, counter, { small: 2 }, { captured: true })
  const countedIn = (default_currency_code: string) =>
    t.shop.transaction((tx) => tx.update(tx.t.store).set({ default_currency_code }))

  it('holds for all that an order gets back, on both calls, and for refunds at once', async () => {
    await countedIn('eur')
    const { id, payment_id } = await captured()
    const role = await made(t, {
      name: 'Desk',
      permissions: ['orders:write', 'payments:write'],
      refund_limit: 500,
    })
    const { headers } = await staffed(t, 'dora@example.com', { role_id: role.id })
    expect(await refund(id, 501, headers)).toMatchObject(over)
    const many = await Promise.all([1, 2, 3].map(() => refund(id, 200, headers)))
    expect(many.map(({ status }) => status).sort()).toEqual([200, 200, 403])
    const params = { id: payment_id }
    const byPayment = (amount: number) =>
      t.try('POST /admin/payments/:id/refund', { params, body: { amount, reason: 'other' }, headers })
    expect(await byPayment(101)).toMatchObject(over)
    expect((await byPayment(100)).status).toBe(200)
    expect(await refund(id, 1, headers)).toMatchObject(over)
    expect((await refund(id, 1, t.staff)).status).toBe(200)
  })
  it('of nothing leaves no way to give money back', async () => {
    const { id } = await captured()
    const { headers } = await staffed(t, 'fred@example.com', { role_id: 'fulfilment' })
    expect(await refund(id, 1, headers)).toMatchObject(over)
    expect(await t.try('POST /admin/orders/:id/cancel', { params: { id }, headers })).toMatchObject(over)
    const { order } = await t.call('GET /admin/orders/:id', { params: { id }, headers })
    expect(order).toMatchObject({ status: 'pending', refunded_total: 0 })
  })
  it('in another currency than the store’s is not worked out', async () => {
    const { id } = await captured()
    const role = await made(t, { name: 'Far', permissions: ['orders:write'], refund_limit: 100_000 })
    const { headers } = await staffed(t, 'fay@example.com', { role_id: role.id })
    await countedIn('jpy')
    const refused = await refund(id, 1, headers)
    expect(refused).toMatchObject(over)
    expect(refused.body.message).toContain('counted in jpy, not in eur')
  })
})
