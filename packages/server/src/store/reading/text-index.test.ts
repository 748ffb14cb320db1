import Database from 'better-sqlite3'
import { expect, it } from 'vitest'
import { describeShop, type TestShop } from '../../testing/test-shop'
import { migrateSqlite } from '../database/migrate'

const found = async (t: TestShop, q: string) => {
  const { customers, count } = await t.call('GET /admin/customers', {
    query: { q, order: 'email' },
    headers: t.staff,
  })
  expect(count).toBe(customers.length)
  return customers.map(({ email }) => email.split('@')[0])
}

describeShop('searching a list', (t) => {
  it('finds a part of any column, whatever its case, as it stands now', async () => {
    const add = (name: string, first_name: string) =>
      t.call('POST /admin/customers', {
        headers: t.staff,
        body: {
          email: `${name}@example.com`,
          first_name,
          last_name: `von "${name}"`,
          password: 'a-long-password',
        },
      })
    const { customer } = await add('ada.one', 'Ada Marie')
    await add('grace.two', 'Grace 100%')
    await add('alan.three', 'Alan_T')
    for (const [q, names] of [
      ['DA MAR', ['ada.one']],
      ['example', ['ada.one', 'alan.three', 'grace.two']],
      ['von "g', ['grace.two']],
      ['00%', ['grace.two']],
      ['n_T', ['alan.three']],
      ['nxT', []],
      ['marie ada', ['ada.one']],
      ['alan  THREE', ['alan.three']],
      ['grace von two', ['grace.two']],
      ['grace one', []],
      ['a g', ['grace.two']],
      ['ra', ['grace.two']],
      ['%', ['grace.two']],
      ['  two  ', ['grace.two']],
      ['nobody', []],
    ] as const)
      expect(await found(t, q), q).toEqual(names)
    const params = { id: customer.id }
    await t.call('POST /admin/customers/:id', { params, headers: t.staff, body: { first_name: 'Augusta' } })
    expect(await found(t, 'marie')).toEqual([])
    expect(await found(t, 'AUGUSTA')).toEqual(['ada.one'])
  })
  it('finds products by their variants and collections, and not by variants that are deleted', async () => {
    const headers = t.staff
    const { collection } = await t.call('POST /admin/collections', { headers, body: { title: 'Stoneware' } })
    const { product } = await t.call('POST /admin/products', {
      headers,
      body: {
        title: 'Bowl',
        collection_id: collection.id,
        options: [{ title: 'Size' }],
        variants: ['narrow', 'spacious'].map((title) => ({
          title,
          sku: `BWL-${title}`,
          options: [{ value: title }],
          prices: [],
        })),
      },
    })
    const titles = async (q: string) =>
      (await t.call('GET /admin/products', { query: { q }, headers })).products.map(({ title }) => title)
    expect(await titles('tonewa')).toEqual(['Bowl'])
    expect(await titles('bwl-spac')).toEqual(['Bowl'])
    const spacious = product.variants.find(({ title }) => title === 'spacious')?.id ?? ''
    await t.call('DELETE /admin/products/:id/variants/:variant_id', {
      params: { id: product.id, variant_id: spacious },
      headers,
    })
    expect(await titles('bwl-spac')).toEqual([])
    expect(await titles('bowl')).toEqual(['Bowl'])
  })
  it('puts empty values last, and first in the other direction', async () => {
    const headers = t.staff
    const { product } = await t.call('POST /admin/products', {
      headers,
      body: { title: 'Odd', subtitle: 'A subtitle' },
    })
    const first = async (order: string) =>
      (await t.call('GET /admin/products', { query: { order, limit: 1 }, headers })).products[0]?.subtitle
    expect(await first('subtitle')).toBe(product.subtitle)
    expect(await first('-subtitle')).toBeNull()
  })
  it('survives a VACUUM, which numbers the rows anew', async () => {
    const { database } = t
    if (!('file' in database)) return
    await t.shop.transaction(async (tx) => {
      for (const name of ['first', 'second', 'third'])
        await tx.insert(tx.t.customer).values({ email: `vacuum-${name}@example.com` })
    })
    const file = `${database.file}.copy`
    const connection = new Database(database.file)
    connection.exec(`vacuum into '${file}'`)
    connection.close()
    const copy = new Database(file)
    copy.exec(
      "delete from customer where email like 'ada%'; delete from customer where email like 'vacuum-first%'; vacuum",
    )
    copy.close()
    await migrateSqlite(file)
    const after = new Database(file, { readonly: true })
    const emails = after
      .prepare(
        'select c.email from customer_text x join customer c on c.rowid = x.rowid where customer_text match \'"vacuum"\' order by 1',
      )
      .pluck()
      .all()
    after.close()
    expect(emails).toEqual(['vacuum-second@example.com', 'vacuum-third@example.com'])
  })
})
