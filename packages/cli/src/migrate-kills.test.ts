import { rmSync } from 'node:fs'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { postgresServer } from '../../server/src/testing/databases'
import { emptyPlace, rowsIn } from '../../server/src/testing/moved-shop'
import { makeV1Shop, type V1Shop } from '../../server/src/testing/v1-shop'
import { newHome } from './testing/run-cartwright'

/** How often the command is killed on each database: more where somebody has the time. */
const kills = Number(process.env.CARTWRIGHT_TEST_MOVE_KILLS ?? 3)
const orders = Number(process.env.CARTWRIGHT_TEST_MOVE_ORDERS ?? 400)
const server = postgresServer(inject('templates'))
type Server = NonNullable<typeof server>

/** A v1 shop whose orders take a while: to copy, to make findable, and to count. */
async function largeV1(): Promise<V1Shop> {
  const v1 = await makeV1Shop(server as Server, { withStock: true })
  const copied = async (table: string, from: string, changes: Record<string, string>, times = 1) =>
    v1.run(
      `insert into "${table}" select (jsonb_populate_record(t, jsonb_build_object(${Object.entries(changes)
        .map(([column, sql]) => `'${column}', ${sql}`)
        .join(', ')}))).* from "${table}" t, generate_series(1, ${orders}) n, generate_series(1, ${times}) m
       where t.id = '${from}'`,
    )
  await copied('product', 'prod_1', { id: `'prod_k' || n`, handle: `'piece-' || n`, title: `'Piece ' || n` })
  await copied('product_variant', 'variant_1', {
    id: `'variant_k' || n`,
    product_id: `'prod_k' || n`,
    sku: `'K' || n`,
  })
  await copied('customer', 'cus_1', { id: `'cus_k' || n`, email: `'k' || n || '@example.com'` })
  await copied('cart', 'cart_1', { id: `'cart_k' || n` })
  await copied('order', 'order_1', {
    id: `'order_k' || n`,
    display_id: '100 + n',
    cart_id: `'cart_k' || n`,
    customer_id: `'cus_k' || n`,
  })
  await copied(
    'line_item',
    'item_1',
    {
      id: `'item_k' || n || '_' || m`,
      cart_id: `'cart_k' || n`,
      order_id: `'order_k' || n`,
      variant_id: `'variant_k' || n`,
    },
    5,
  )
  await copied('payment', 'pay_1', {
    id: `'pay_k' || n`,
    cart_id: `'cart_k' || n`,
    order_id: `'order_k' || n`,
  })
  await copied('refund', 'ref_1', {
    id: `'ref_k' || n`,
    order_id: `'order_k' || n`,
    payment_id: `'pay_k' || n`,
  })
  return v1
}

describe.skipIf(!server).each(['sqlite', 'postgres'] as const)(
  'moving in, killed again and again (%s)',
  (dialect) => {
    const home = newHome()
    afterAll(() => rmSync(home.folder, { recursive: true, force: true }))

    it('comes out as if nobody had killed it', async () => {
      const v1 = await largeV1()
      const places = [await emptyPlace(dialect)]
      const envOf = ({ config: { database } }: (typeof places)[number]): Record<string, string> =>
        database && 'url' in database ? { DATABASE_URL: database.url } : {}
      const moment: number[] = []
      try {
        const whole = places[0] as (typeof places)[number]
        const began = Date.now()
        const ended = await home.run(
          ['migrate', 'medusa-v1', '--from', v1.url, '--data', whole.config.data],
          {
            env: envOf(whole),
          },
        )
        expect([ended.code, ended.said]).toEqual([0, expect.stringContaining('v1 is as it was')])
        /** As long as the whole takes here. */
        const latest = Date.now() - began
        const wanted = await rowsIn(whole.config)
        expect(wanted.order).toHaveLength(orders + 2)
        let killed = 0
        let resumed = 0
        while (killed < kills) {
          const place = await emptyPlace(dialect)
          places.push(place)
          for (let words: string[] = []; ; ) {
            const after = Math.random() * latest
            let timer: NodeJS.Timeout | undefined
            const { code, said } = await home.run(
              ['migrate', 'medusa-v1', '--from', v1.url, '--data', place.config.data, ...words],
              {
                env: envOf(place),
                onStarted(child) {
                  if (killed < kills) timer = setTimeout(() => child.kill('SIGKILL'), after)
                },
              },
            )
            clearTimeout(timer)
            if (code === 0) break
            if (code === null) {
              killed += 1
              if (words.length > 0) resumed += 1
              moment.push(Math.round(after))
              words = ['--resume']
            }
            // Killed before it had begun, and after it was over.
            else if (said.includes('There is no copy to go on with')) words = []
            else if (said.includes('There is a shop already')) break
            // Of a process that was killed the server hears a little later.
            else expect(said).toContain('is open elsewhere')
          }
          expect(await rowsIn(place.config)).toEqual(wanted)
          const verified = await home.run(
            ['migrate', 'medusa-v1', '--from', v1.url, '--data', place.config.data, '--verify'],
            { env: envOf(place) },
          )
          expect([verified.code, verified.said]).toEqual([0, expect.stringContaining('the same as in v1')])
          await places.pop()?.drop()
        }
        if (kills >= 20)
          console.log(
            `${dialect}: killed ${killed} times, ${resumed} of them while it was resumed, after ${moment.join(', ')} ms of ${latest}`,
          )
      } finally {
        for (const place of places) await place.drop()
        await v1.drop()
      }
    })
  },
)
