import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { hasPostgresServer, openFaultyShop } from '../../testing/faulty-database'
import { describeShop } from '../../testing/test-shop'
import { europe, mug } from '../../testing/world'
import { codeOf } from './database-errors'

/** A network that answers late must not be waited for by what needs no answer; what fails by it is told all the same. */
describeShop('a write whose answer nobody needs', (t) => {
  const names = async () => {
    const { customer_group } = t.shop.db.t
    const rows = await t.shop.db.select({ name: customer_group.name }).from(customer_group)
    return rows.map(({ name }) => name).sort()
  }
  const isTaken = (error: unknown) => /^23505$|^SQLITE_CONSTRAINT/.test(codeOf(error) ?? '')

  it('is in what is read after it in the same transaction', async () => {
    const found = await t.shop.transaction(async (tx) => {
      const { customer_group } = tx.t
      await tx.insertRows(customer_group, [{ id: 'cgrp_read', name: 'Readers' }])
      return tx.rowWhere(customer_group, { id: 'cgrp_read' }, { columns: ['name'] })
    })
    expect(found).toEqual({ name: 'Readers' })
  })

  it('ends the transaction with its own error, whatever is asked after it', async () => {
    const before = await names()
    const add = (then: 'nothing' | 'a read' | 'a write') =>
      t.shop
        .transaction(async (tx) => {
          const { customer_group } = tx.t
          await tx.insertRows(customer_group, [{ id: `cgrp_${then}`, name: then }])
          await tx.insertRows(customer_group, [{ id: `cgrp_${then}`, name: `${then} again` }])
          if (then === 'a read') await tx.rowWhere(customer_group, { id: 'cgrp_read' })
          if (then === 'a write') await tx.updateRows(customer_group, { id: 'cgrp_read' }, { name: 'Others' })
        })
        .then(
          () => 'kept',
          (error) => (isTaken(error) ? 'taken' : error),
        )
    expect(await Promise.all([add('nothing'), add('a read'), add('a write')])).toEqual(Array(3).fill('taken'))
    expect(await names()).toEqual(before)
  })

  it('is undone alone by a savepoint around it', async () => {
    const outcome = await t.shop.transaction(async (tx) => {
      const { customer_group } = tx.t
      await tx.insertRows(customer_group, [{ id: 'cgrp_outer', name: 'Outer' }])
      const refused = await tx
        .nested(() => tx.insertRows(customer_group, [{ id: 'cgrp_outer', name: 'Inner' }]))
        .then(
          () => 'kept',
          (error) => (isTaken(error) ? 'taken' : error),
        )
      await tx.insertRows(customer_group, [{ id: 'cgrp_after', name: 'After' }])
      return refused
    })
    expect(outcome).toBe('taken')
    expect(await names()).toEqual(['After', 'Outer', 'Readers'])
  })

  it('may be one of more than travel at once', async () => {
    await t.shop.transaction(async (tx) => {
      for (let n = 0; n < 200; n += 1)
        await tx.insertRows(tx.t.customer_group, [{ id: `cgrp_many${n}`, name: `Many ${n}` }])
    })
    expect((await names()).filter((name) => name.startsWith('Many '))).toHaveLength(200)
  })
})

describe.skipIf(!hasPostgresServer())('a database over the network', () => {
  it('is spoken to less often than it is asked something', async () => {
    const { t, network } = await openFaultyShop()
    const region = await europe(t)
    const { variants } = await mug(t)
    const add = async () => {
      const { cart } = await t.call('POST /store/carts', { body: { region_id: region.id } })
      let [statements, words] = [0, 0]
      const stop = t.shop.engine.observe(() => {
        statements += 1
      })
      network.fateOf(() => {
        words += 1
        return 'pass'
      })
      const body = { variant_id: variants[0]?.id ?? '', quantity: 1 }
      await t.call('POST /store/carts/:id/line-items', { params: { id: cart.id }, body })
      stop()
      network.fateOf(undefined)
      return { statements, words }
    }
    // The first time, statements are told in full.
    await add()
    const { statements, words } = await add()
    // Although its beginning and its end, which are no statements of ours, are said, too.
    expect(words).toBeLessThan(statements)
  })

  it('keeps what is written without a question on connections that were cut while idle', async () => {
    const { t, network } = await openFaultyShop()
    const { event } = t.shop.db.t
    const due_at = '2100-01-01T00:00:00.000Z'
    await Promise.all(Array.from({ length: 12 }, () => t.try('GET /store/regions')))
    network.cut()
    const written = await Promise.allSettled(
      Array.from({ length: 6 }, (_, n) =>
        t.shop.transaction(async (tx) => tx.record({ name: 'store.updated', data: { n }, due_at })),
      ),
    )
    expect(written.map(({ status }) => status)).toEqual(Array(6).fill('fulfilled'))
    expect(await t.shop.db.$count(event, eq(event.due_at, due_at))).toBe(6)
  })
})
