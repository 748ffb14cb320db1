import { expect, expectTypeOf, it } from 'vitest'
import { describeShop } from '../../testing/test-shop'

describeShop('Rows that have these values', (t) => {
  const made = async (emails: readonly string[], values: object = {}) => {
    const { customer } = t.shop.db.t
    return t.shop.transaction((tx) =>
      tx.insertRows(
        customer,
        emails.map((email) => ({ email, ...values })),
      ),
    )
  }

  it('are found by values, by lists and by what is not there, as they are stored', async () => {
    const { db } = t.shop
    const { customer } = db.t
    const [ada, bo] = await made(['ada@where.example', 'bo@where.example'], { metadata: { tags: ['a'] } })
    await made(['eve@where.example'], { has_account: true, phone: '1' })
    const emails = ['ada@where.example', 'bo@where.example', 'eve@where.example']
    expect(await db.rowsWhere(customer, { id: ada?.id })).toEqual([ada])
    expect(await db.rowsWhere(customer, { email: emails, phone: null }, { orderBy: 'email' })).toEqual([
      ada,
      bo,
    ])
    expect(
      await db.rowsWhere(customer, { email: emails, has_account: true }, { columns: ['phone'] }),
    ).toEqual([{ phone: '1' }])
    expect(await db.rowsWhere(customer, { email: emails, has_account: [false, true] })).toHaveLength(3)
  })

  it('come in the order and the number that is asked for', async () => {
    const { db } = t.shop
    const { customer } = db.t
    const emails = ['c@order.example', 'a@order.example', 'b@order.example']
    await made(emails)
    const found = (wanted: object) =>
      db.rowsWhere(customer, { email: emails }, { columns: ['email'], ...wanted })
    expect(await found({ orderBy: 'email', limit: 2 })).toEqual([
      { email: 'a@order.example' },
      { email: 'b@order.example' },
    ])
    const backwards = await found({ orderBy: ['has_account', ['email', 'desc']] })
    expect(backwards.map(({ email }) => email[0])).toEqual(['c', 'b', 'a'])
    expect(await db.rowWhere(customer, { email: emails }, { orderBy: 'email' })).toMatchObject({
      email: 'a@order.example',
    })
  })

  it('are none for an empty list, and nobody is asked', async () => {
    const { shop } = t
    const { customer } = shop.db.t
    expect(await shop.db.rowsWhere(customer, { id: [] })).toEqual([])
    expect(await shop.db.rowWhere(customer, { email: 'nobody@where.example' })).toBeUndefined()
    expect(await shop.transaction((tx) => tx.deleteRows(customer, { id: [] }))).toBe(0)
  })

  it('have the type of what is asked, and a column that is not there is no condition', async () => {
    const { db } = t.shop
    const { customer } = db.t
    const rows = await db.rowsWhere(
      customer,
      { email: 'nobody@where.example' },
      { columns: ['id', 'has_account'] },
    )
    expectTypeOf(rows).toEqualTypeOf<{ id: string; has_account: boolean }[]>()
    // @ts-expect-error no such column
    await expect(db.rowsWhere(customer, { mail: 'x' })).rejects.toThrow('does not say which mail')
    await expect(db.rowsWhere(customer, { email: undefined })).rejects.toThrow('does not say which email')
  })

  it('are deleted in the same words, never all of a table, and what is remembered of them is forgotten', async () => {
    const { shop } = t
    const { customer_group: group } = shop.db.t
    const call = async () =>
      (await t.call('GET /admin/customer-groups', { query: { q: 'where-' }, headers: t.staff }))
        .customer_groups
    const [kept, ...gone] = await shop.transaction((tx) =>
      tx.insertRows(group, [{ name: 'where-a' }, { name: 'where-b' }, { name: 'where-c' }]),
    )
    expect(await call()).toHaveLength(3)
    expect(await shop.transaction((tx) => tx.deleteRows(group, { id: gone.map(({ id }) => id) }))).toBe(2)
    expect((await call()).map(({ id }) => id)).toEqual([kept?.id])
    await expect(shop.transaction((tx) => tx.deleteRows(group, {}))).rejects.toThrow('which rows')
  })
})
