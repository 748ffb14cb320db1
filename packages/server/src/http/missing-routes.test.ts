import { expect, it } from 'vitest'
import { describeShop } from '../testing/test-shop'

describeShop('a request that no call answers', (t) => {
  const ask = async (method: string, path: string) => {
    const response = await t.app.fetch(
      new Request(`http://localhost${path}`, { method, headers: { ...t.staff, 'x-request-id': 'mine' } }),
    )
    const body = await response.json()
    return [response.status, (body as { type?: string }).type, response.headers.has('x-content-type-options')]
  }

  it.each([
    ['DELETE', '/store/regions'],
    ['PUT', '/store/carts'],
    ['PATCH', '/admin/orders/order_1/'],
  ])('%s %s names a path that answers other methods', async (method, path) =>
    expect(await ask(method, path)).toEqual([405, 'method_not_allowed', true]),
  )

  it.each([
    ['GET', '/store/nowhere'],
    ['POST', '/admin/orders/order_1/nowhere'],
    ['GET', '/store/regions//'],
  ])('%s %s does not exist', async (method, path) =>
    expect(await ask(method, path)).toEqual([404, 'not_found', true]),
  )

  it('is not one with a slash at its end', async () => {
    const response = await t.app.fetch(new Request('http://localhost/store/regions/'))
    expect(response.status).toBe(200)
  })
})
