import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { postgresServer } from '../../testing/databases'
import { openTestShop } from '../../testing/test-shop'
import { shirt } from '../../testing/world'
import type { Db } from '../database/engine'
import { StatementNames } from '../database/statement-names'
import { sendable } from '../reading/shape'
import { rememberReplies } from './remembered-replies'

/** As many different sets of fields as are asked for, all of them allowed: each is a query of its own. */
function* fieldSets(many: number): Generator<string> {
  const names = [...sendable('product')].filter((name) => name !== 'id')
  for (let n = 1; n <= many; n++) yield names.filter((_, at) => n & (1 << at)).join()
}

describe.skipIf(!postgresServer(inject('templates')))(
  'a product asked for with other fields each time',
  () => {
    it('leaves no more statements on any connection than may be there', async () => {
      const most = 60
      const { t, close } = await openTestShop('postgres', {}, (database) => ({
        ...database,
        mostStatements: most,
      }))
      onTestFinished(close)
      const { id } = await shirt(t)
      for (const fields of fieldSets(250)) {
        // Asked for twice each, as one who wants them kept would.
        for (let n = 0; n < 2; n++) {
          const { status } = await t.try('GET /store/products/:id', {
            params: { id },
            query: { fields, sales_channel_id: `sc_${n}` },
          })
          expect(status).toBe(200)
        }
      }
      // All connections at once, so that each answers for itself.
      const held = await Promise.all(
        Array.from({ length: 6 }, () =>
          t.shop.transaction((tx) => tx.rows<{ pid: number; many: number }>(statementsHeld)),
        ),
      )
      expect(new Set(held.flat().map(({ pid }) => pid)).size).toBeGreaterThan(1)
      for (const [row] of held) expect(row?.many).toBeLessThanOrEqual(most + 20)
    })
  },
)

const statementsHeld = {
  text: 'select pg_backend_pid() as pid, count(*)::int as many, pg_sleep(0.1)::text from pg_prepared_statements',
  params: [],
  decode: [],
}

describe('replies that are remembered', () => {
  it('weigh what was asked for as well as what was answered', async () => {
    const remembered = rememberReplies(['product'], 100_000)
    const db = {} as Db
    let made = 0
    const ask = (key: string) =>
      remembered(db, key, new Map(), async () => {
        made += 1
        return { body: {} }
      })
    for (let n = 0; n < 100; n++) await ask(`${n} ${'x'.repeat(2000)}`)
    await ask(`99 ${'x'.repeat(2000)}`)
    expect(made).toBe(100)
    await ask(`0 ${'x'.repeat(2000)}`)
    expect(made).toBe(101)
  })
})

describe('names of statements', () => {
  it('are given to texts that are met again, and never to two', () => {
    const names = new StatementNames(10)
    expect(names.of('a')).toBeUndefined()
    const first = names.of('a')
    expect([names.of('a'), names.of('b')]).toEqual([first, undefined])
    const given = new Set<string | undefined>()
    for (let n = 0; n < 100; n++) {
      names.of(`${n}`)
      given.add(names.of(`${n}`))
    }
    expect(given.size).toBe(100)
    names.of('a')
    expect(given.has(names.of('a'))).toBe(false)
    expect(names.of('a')).not.toBe(first)
  })
})
