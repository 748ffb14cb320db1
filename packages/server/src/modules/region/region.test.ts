import { expect, it } from 'vitest'
import { describeShop } from '../../testing/test-shop'

describeShop('regions in the store', (t) => {
  it('are none in an empty shop', async () => {
    expect(await t.call('GET /store/regions')).toEqual({ regions: [], count: 0, offset: 0, limit: 100 })
  })
  it('answer 404 when unknown', async () => {
    const { status, body } = await t.try('GET /store/regions/:id', { params: { id: 'reg_none' } })
    expect(status).toBe(404)
    expect(body).toMatchObject({ type: 'not_found' })
  })
  it('refuse an unknown query parameter', async () => {
    const { status, body } = await t.try('GET /store/regions', { query: { colour: 'red' } })
    expect(status).toBe(400)
    expect(body.message).toContain('colour')
  })
})
