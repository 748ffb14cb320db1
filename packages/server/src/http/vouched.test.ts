import { expect, it } from 'vitest'
import { describeShop } from '../testing/test-shop'
import { vouchForCustomer } from './vouched'

describeShop('a customer for whom this process vouches', (t) => {
  it('is one in the store, nobody in the admin, and nobody in a copy of the request', async () => {
    const body = { email: 'ada@example.com', password: 'analytical engine' }
    const { customer } = await t.call('POST /store/customers', { body })
    const made = (path: string, more: RequestInit = {}) => {
      const request = new Request(`http://localhost${path}`, more)
      vouchForCustomer(request, { id: customer.id, email: customer.email })
      return request
    }
    const status = async (request: Request) => (await t.app.fetch(request)).status
    expect(await status(made('/store/customers/me'))).toBe(200)
    expect(await status(made('/admin/customers'))).toBe(401)
    expect(await status(new Request(made('/store/customers/me')))).toBe(401)
  })

  it('may not change what takes a sign-in that is fresh', async () => {
    const body = { email: 'eve@example.com', password: 'analytical engine' }
    const { customer } = await t.call('POST /store/customers', { body })
    const request = new Request('http://localhost/store/customers/me', {
      method: 'POST',
      body: JSON.stringify({ password: 'difference engine no. 2' }),
      headers: { 'content-type': 'application/json' },
    })
    vouchForCustomer(request, { id: customer.id, email: customer.email })
    const reply = await t.app.fetch(request)
    expect([reply.status, (await reply.json()).code]).toEqual([401, 'confirm_password'])
  })
})
