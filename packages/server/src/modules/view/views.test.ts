import { expect, it } from 'vitest'
import { describeShop } from '../../testing/test-shop'
import { createApiToken } from '../auth/api-tokens'
import { createUser } from '../user/create-user'

describeShop('saved views', (t) => {
  const save = (name: string, more: object = {}) =>
    t.call('POST /admin/views', {
      body: { screen: 'orders', name, query: 'status=pending', ...more },
      headers: t.staff,
    })
  const names = async (headers: Record<string, string>, screen = 'orders') =>
    (await t.call('GET /admin/views', { query: { screen: [screen] }, headers })).views.map(({ name }) => name)
  it('stand in their order, and are changed by whoever saved them', async () => {
    const first = (await save('To pack')).view
    const second = (await save('Unpaid')).view
    expect([first.position, second.position]).toEqual([0, 1])
    await t.call('POST /admin/views/:id', {
      params: { id: first.id },
      body: { position: 2 },
      headers: t.staff,
    })
    expect(await names(t.staff)).toEqual(['Unpaid', 'To pack'])
    expect(await names(t.staff, 'products')).toEqual([])
    await t.call('DELETE /admin/views/:id', { params: { id: second.id }, headers: t.staff })
    expect(await names(t.staff)).toEqual(['To pack'])
  })
  it('are seen by others when they are shared, and never changed by them', async () => {
    await createUser(t.shop, {
      email: 'bea@example.com',
      password: 'a-long-password-1',
      role: 'member',
    })
    const { token } = await createApiToken(t.shop, {
      domain: 'admin',
      email: 'bea@example.com',
      name: 'test',
    })
    const others = { 'x-medusa-access-token': token }
    const { view } = await save('Returns', { is_shared: true })
    const hidden = (await save('Mine')).view
    expect(await names(others)).toEqual(['Returns'])
    const change = (id: string) =>
      t.try('POST /admin/views/:id', { params: { id }, body: { name: 'Theirs' }, headers: others })
    expect((await change(view.id)).status).toBe(400)
    expect((await change(hidden.id)).status).toBe(404)
    expect(
      (await t.try('DELETE /admin/views/:id', { params: { id: view.id }, headers: others })).status,
    ).toBe(400)
  })
})
