import { expect, expectTypeOf, it } from 'vitest'
import { describeShop } from '../../testing/test-shop'
import { rememberRows } from '../memory/remembered-rows'
import { watchedBy } from '../writing/watched-writes'

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
    expect(await db.rowsWhere(customer, { email: emails, phone: null }, { orderBy: ['email'] })).toEqual([
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
    const columns = ['email'] as const
    const where = { email: emails }
    expect(await db.rowsWhere(customer, where, { columns, orderBy: ['email'], limit: 2 })).toEqual([
      { email: 'a@order.example' },
      { email: 'b@order.example' },
    ])
    const orderBy = ['has_account', ['email', 'desc']] as const
    const backwards = await db.rowsWhere(customer, where, { columns, orderBy })
    expect(backwards.map(({ email }) => email[0])).toEqual(['c', 'b', 'a'])
    expect(await db.rowWhere(customer, where, { orderBy: ['email'] })).toMatchObject({
      email: 'a@order.example',
    })
    // @ts-expect-error no such column
    await expect(db.rowsWhere(customer, where, { orderBy: ['mail'] })).rejects.toThrow('has no mail')
  })

  it('are held in the same words', async () => {
    const { customer } = t.shop.db.t
    const email = ['b@held.example', 'a@held.example']
    await made(email)
    const wanted = { columns: ['email'], orderBy: ['email'], limit: 1 } as const
    const held = await t.shop.transaction((tx) => tx.lockRows(customer, { email }, wanted))
    expectTypeOf(held).toEqualTypeOf<{ email: string }[]>()
    expect(held).toEqual([{ email: 'a@held.example' }])
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

  it('are deleted in the same words, and what is remembered of them is forgotten', async () => {
    const { shop } = t
    const { customer } = shop.db.t
    const remembered = rememberRows(['customer'], (db, ids) => db.rowsWhere(customer, { id: ids }))
    const [kept, ...gone] = await made(['a@gone.example', 'b@gone.example', 'c@gone.example'])
    const ids = [kept, ...gone].map((row) => row?.id ?? '')
    const known = async () => [...(await remembered.rowsOf(shop.db, ids, undefined)).keys()].sort()
    expect(await known()).toEqual(ids.toSorted())
    expect(await shop.transaction((tx) => tx.deleteRows(customer, { id: gone.map(({ id }) => id) }))).toBe(2)
    expect(await known()).toEqual([kept?.id])
  })

  it('are never all of a table, and nobody looks at these before the refusal', async () => {
    const { shop } = t
    const { customer } = shop.db.t
    const asked: string[] = []
    const stop = shop.engine.observe((text) => asked.push(text))
    const change = watchedBy({ changed: async () => {} }, () =>
      shop.transaction((tx) => tx.deleteRows(customer, {})),
    )
    await expect(change).rejects.toThrow('does not say which rows')
    stop()
    expect(asked.filter((text) => text.includes('"customer"'))).toEqual([])
  })

  it('may be named by more values than a statement takes, also where somebody watches', async () => {
    const { shop } = t
    const { customer } = shop.db.t
    const [one] = await made(['many@gone.example'])
    const ids = [one?.id ?? '', ...Array.from({ length: 70_000 }, (_, at) => `cus_${at}`)]
    const seen: string[] = []
    const changed = await watchedBy(
      {
        changed: async (_, changes) => {
          seen.push(...changes.map(({ key }) => String(key.id)))
        },
      },
      () =>
        shop.transaction(async (tx) => {
          await tx.updateRows(customer, { id: ids }, { phone: '1' })
          return tx.deleteRows(customer, { id: ids, has_account: [false] })
        }),
    )
    expect(changed).toBe(1)
    expect(seen).toEqual([one?.id])
  })
})
