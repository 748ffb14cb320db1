import { beforeAll, expect, it } from 'vitest'
import { describeShop } from '../../testing/test-shop'

const many = 1300

describeShop('pages far back', (t) => {
  beforeAll(async () => {
    await t.shop.transaction((tx) =>
      tx.insertRows(
        tx.t.customer,
        Array.from({ length: many }, (_, n) => ({
          id: `cus_${String((n * 7919) % many).padStart(5, '0')}`,
          email: `buyer${n}@example.com`,
          first_name: n % 5 === 0 ? null : `Ada ${n % 3}`,
          has_account: n % 2 === 0,
          // Many were made in the same instant.
          created_at: new Date(1_700_000_000_000 + Math.floor(n / 50) * 1000).toISOString(),
        })),
      ),
    )
  })

  const page = async (query: object) => {
    const { customers, count } = await t.call('GET /admin/customers', { query, headers: t.staff })
    return { ids: customers.map(({ id }) => id), count }
  }

  for (const order of ['-created_at', 'created_at', 'has_account', '-first_name', 'first_name', 'id', '-id'])
    it(`continue the list by ${order}, in whatever order they are asked for`, async () => {
      const { ids: whole, count } = await page({ order, limit: many })
      expect([whole.length, count]).toEqual([many, many])
      for (const offset of [1000, 500, 1001, 1290, 700, 720, 740, 999, 1000, 1299, 1300, 5000])
        expect([offset, await page({ order, limit: 20, offset })]).toEqual([
          offset,
          { ids: whole.slice(offset, offset + 20), count },
        ])
    })

  it('are those of what is asked for', async () => {
    const filter = { has_account: true, order: 'email' }
    const { ids: whole, count } = await page({ ...filter, limit: many })
    expect(count).toBe(many / 2)
    for (const offset of [600, 550, 640])
      expect(await page({ ...filter, limit: 20, offset })).toEqual({
        ids: whole.slice(offset, offset + 20),
        count,
      })
  })

  it('move when something comes or goes before them', async () => {
    const query = { order: 'email', limit: 5, offset: 900 }
    const before = await page(query)
    const { customer } = await t.call('POST /admin/customers', {
      headers: t.staff,
      body: { email: 'aaa@example.com', first_name: 'Ada', last_name: 'First', password: 'a-long-password' },
    })
    const after = await page(query)
    expect([after.count, after.ids.slice(1)]).toEqual([before.count + 1, before.ids.slice(0, 4)])
    await t.shop.transaction((tx) =>
      tx.updateRows(tx.t.customer, { id: customer.id }, { deleted_at: new Date().toISOString() }),
    )
    expect(await page(query)).toEqual(before)
  })
})
