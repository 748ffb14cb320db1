import { expect, it } from 'vitest'
import { describeShop } from '../../testing/test-shop'

describeShop('what is to happen after a commit', (t) => {
  it('undoes nothing when it fails, not even for those that shared the commit', async () => {
    const { customer_group } = t.shop.db.t
    const add = (name: string) =>
      t.shop.transaction(async (tx) => {
        await tx.insertRows(customer_group, [{ name }])
        tx.afterCommit(() => {
          throw new Error('too late')
        })
        return name
      })
    const names = ['First', 'Second', 'Third']
    expect(await Promise.all(names.map(add))).toEqual(names)
    const rows = await t.shop.db.select({ name: customer_group.name }).from(customer_group)
    expect(rows.map(({ name }) => name).sort()).toEqual([...names].sort())
  })
})
