import { randomBytes } from 'node:crypto'
import { longestName } from '@cartwright/contract'
import { expect, it } from 'vitest'
import { describeShop } from '../testing/test-shop'

// Random, as PostgreSQL compresses what it keeps in an index.
const text = (length: number) => randomBytes(length).toString('base64').slice(0, length)

describeShop('names that are too long', (t) => {
  const product = (body: object) =>
    t.try('POST /admin/products', { headers: t.staff, body: { title: 'Bowl', ...body } })

  it.each(['title', 'subtitle', 'handle', 'material', 'origin_country'])(
    'are refused as the %s of a product',
    async (field) => {
      const { status, body } = await product({ [field]: text(longestName + 1) })
      expect([status, body.type, body.message]).toEqual([400, 'invalid_data', expect.stringContaining(field)])
    },
  )

  it.each(['first_name', 'last_name', 'phone'])('are refused as the %s of a customer', async (field) => {
    const { status, body } = await t.try('POST /store/customers', {
      body: {
        email: 'ada@example.com',
        password: 'a-long-password',
        first_name: 'Ada',
        last_name: 'Byron',
        [field]: text(6000),
      },
    })
    expect([status, body.message]).toEqual([400, expect.stringContaining(field)])
  })

  it('are taken up to their limit, in any script, and sorted by', async () => {
    const title = '龍'.repeat(longestName)
    expect((await product({ title, handle: text(longestName), subtitle: text(longestName) })).status).toBe(
      200,
    )
    const { products } = await t.call('GET /admin/products', {
      headers: t.staff,
      query: { order: '-title', limit: 1 },
    })
    expect(products[0]?.title).toBe(title)
  })

  it('are no names where people write at length', async () => {
    expect((await product({ description: text(20_000) })).status).toBe(200)
  })
})
