import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { describeShop } from '../test-shop'
import { type ActionName, actions } from './actions'
import { testBank, testCarrier } from './bank'
import { openLifeShop } from './life-shop'
import { live, type World } from './live'
import { wrongNumbers } from './papers'

/** Sequences a database; `CARTWRIGHT_MODEL=2000` is what a release is tried with. */
const sequences = Number(process.env.CARTWRIGHT_MODEL ?? 25)
const seed = Number(process.env.CARTWRIGHT_SEED ?? 20261122)

const action = fc.oneof(
  ...Object.entries(actions).map(([name, [weight]]) => ({
    weight,
    arbitrary: fc.constant(name as ActionName),
  })),
)
const step = fc.record({
  action,
  pick: fc.nat({ max: 7 }),
  much: fc.nat({ max: 400 }),
  ways: fc.nat({ max: 63 }),
  refusing: fc.oneof(
    { weight: 15, arbitrary: fc.constant(null) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('capture', 'refund', 'cancel', 'authorize', 'create', 'createReturn'),
    },
  ),
})
const placing = fc.record({
  region: fc.nat({ max: 1 }),
  lines: fc.array(fc.record({ ware: fc.nat({ max: 4 }), quantity: fc.integer({ min: 1, max: 3 }) }), {
    minLength: 1,
    maxLength: 3,
  }),
  discounts: fc.nat({ max: 7 }),
  card: fc.oneof(
    { weight: 3, arbitrary: fc.constant(0) },
    { weight: 1, arbitrary: fc.integer({ min: 1, max: 9000 }) },
  ),
  draft: fc.oneof({ weight: 7, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
  sent: fc.boolean(),
})
const steps = fc.array(step, { minLength: 5, maxLength: 40, size: 'max' })

const bank = testBank()
const carrier = testCarrier()

describeShop(
  'the life of an order',
  (t) => {
    const world = { t, bank, carrier, done: new Map() } as World
    beforeAll(async () => {
      world.shop = await openLifeShop(t)
    })

    it('keeps money, stock and statuses right, whatever is done to it in whatever order', {
      timeout: 60_000 + sequences * 10_000,
    }, async () => {
      await fc.assert(
        fc.asyncProperty(placing, steps, (order, life) => live(world, order, life)),
        { numRuns: sequences, seed, interruptAfterTimeLimit: 50_000 + sequences * 10_000 },
      )
      // Invoices and credit notes in two currencies are numbered without a gap.
      expect(await wrongNumbers(t)).toEqual([])
      const { sales_document } = t.shop.db.t
      const papers = await t.shop.db
        .select({ kind: sales_document.kind, currency: sales_document.currency_code })
        .from(sales_document)
      expect(new Set(papers.map(({ currency }) => currency)).size).toBeGreaterThan(1)
      expect(new Set(papers.map(({ kind }) => kind)).size).toBe(2)
      // A sequence that reaches nothing proves nothing.
      for (const name of [
        'capture',
        'fulfill',
        'receiveReturn',
        'completeSwap',
        'createClaim',
        'confirmEdit',
      ])
        expect(world.done.get(name)?.done, name).toBeGreaterThan(0)
      if (process.env.CARTWRIGHT_MODEL) console.table(Object.fromEntries(world.done))
    })
  },
  { payment: [bank], fulfillment: [carrier] },
)
