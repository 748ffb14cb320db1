import pg from 'pg'
import { describe, expect, inject, it } from 'vitest'
import { postgresServer, type ServerTemplate } from '../testing/databases'
import { emptyPlace, inPlace, rowsIn } from '../testing/moved-shop'
import { makeV1Shop, type V1Shop } from '../testing/v1-shop'
import { catchUpShop } from './catch-up-shop'
import { moveShop } from './move-shop'
import { verifyMove } from './verify'

const server = postgresServer(inject('templates'))

/** What people do in a shop, one transaction each: `n` counts them. */
const writes: readonly ((n: number) => string)[] = [
  // Somebody orders: a cart, its lines, a payment.
  (n) => `insert into cart (id, region_id, type, email, completed_at, created_at, updated_at)
      values ('cart_w${n}', 'reg_1', 'default', 'ada@example.com', now(), now(), now());
    insert into "order" (id, display_id, cart_id, customer_id, email, region_id, currency_code, status,
        fulfillment_status, payment_status, created_at, updated_at)
      values ('order_w${n}', ${1000 + n}, 'cart_w${n}', 'cus_1', 'ada@example.com', 'reg_1', 'eur', 'pending',
        'not_fulfilled', 'awaiting', now(), now());
    insert into line_item (id, cart_id, order_id, title, unit_price, quantity, variant_id, allow_discounts, created_at, updated_at)
      select 'item_w${n}_' || m, 'cart_w${n}', 'order_w${n}', 'Salt-glazed Jug', 1000, m, 'variant_1', true, now(), now()
      from generate_series(1, 3) m;
    insert into payment (id, cart_id, order_id, amount, amount_refunded, currency_code, provider_id, data, created_at, updated_at)
      values ('pay_w${n}', 'cart_w${n}', 'order_w${n}', 6000, 0, 'eur', 'manual', '{}', now(), now())`,
  // Payments are taken, of orders that came before.
  () => `update payment set captured_at = now(), updated_at = now() where captured_at is null;
    update "order" set payment_status = 'captured', updated_at = now() where payment_status = 'awaiting'`,
  // Money goes back.
  (n) => `insert into refund (id, order_id, payment_id, amount, reason, created_at, updated_at)
      select 'ref_w${n}', order_id, id, 100, 'other', now(), now() from payment
      where captured_at is not null and amount_refunded = 0 order by id limit 1;
    update payment p set amount_refunded = 100, updated_at = now() from refund r
      where r.id = 'ref_w${n}' and r.payment_id = p.id`,
  // Titles change, prices too.
  (n) => `update product set title = 'Jug ${n}', updated_at = now() where id = 'prod_1';
    update money_amount set amount = amount + 1, updated_at = now() where id = 'ma_1'`,
  // A product comes, and one that came before is marked as deleted.
  (n) => `insert into product (id, title, handle, status, is_giftcard, discountable, created_at, updated_at)
      values ('prod_w${n}', 'Plate ${n}', 'plate-${n}', 'published', false, true, now(), now());
    insert into product_tags values ('prod_w${n}', 'ptag_1');
    update product set deleted_at = now(), updated_at = now()
      where id = (select min(id) from product where id like 'prod_w%' and deleted_at is null and id <> 'prod_w${n}')`,
  // Somebody registers, somebody else moves house, a third one leaves.
  (n) => `insert into customer (id, email, has_account, created_at, updated_at)
      values ('cus_w${n}', 'w${n}@example.com', false, now(), now());
    update address set city = 'Bonn ${n}', updated_at = now() where id = 'addr_1';
    update customer set deleted_at = now(), updated_at = now()
      where id = (select min(id) from customer where id like 'cus_w%' and deleted_at is null and id <> 'cus_w${n}')`,
  // Carts are filled and emptied; what is taken out is gone for good.
  (
    n,
  ) => `insert into line_item (id, cart_id, title, unit_price, quantity, variant_id, allow_discounts, created_at, updated_at)
      values ('item_c${n}', 'cart_2', 'Salt-glazed Jug', 1000, 1, 'variant_1', true, now(), now());
    delete from line_item where id in
      (select id from line_item where cart_id = 'cart_2' and id <> 'item_c${n}' order by id desc limit 3);
    update cart set email = 'ada${n}@example.com', updated_at = now() where id = 'cart_2'`,
  // A note is written, another goes; a gift card is spent, a discount used.
  (n) => `delete from note;
    insert into note (id, value, resource_type, resource_id, author_id, created_at, updated_at)
      values ('note_w${n}', 'Ring twice', 'order', 'order_1', 'usr_1', now(), now());
    update gift_card set balance = balance - 1, updated_at = now() where balance > 0;
    update discount set usage_count = usage_count + 1, updated_at = now()`,
]

/** Writes into a v1 shop until it is told to stop, as its customers and staff would. */
function busy(v1: V1Shop) {
  let isOpen = true
  let done = 0
  const work = (async () => {
    const client = new pg.Client({ connectionString: v1.url })
    await client.connect()
    try {
      while (isOpen) {
        const write = writes[done % writes.length] as (typeof writes)[number]
        // One transaction: several statements of one question are.
        await client.query(write(done))
        done += 1
        await new Promise((resolve) => setTimeout(resolve, 5))
      }
    } finally {
      await client.end()
    }
  })()
  // Who waits for it hears of its failure; until then nobody does.
  work.catch(() => {})
  return {
    done: () => done,
    async stop() {
      isOpen = false
      await work
    },
  }
}

/** What the ledger of each order adds up to. */
function ledgersIn(rows: Record<string, string[]>): Map<string, [number, number, number]> {
  const sums = new Map<string, [number, number, number]>()
  for (const { order_id, due, paid, refunded } of (rows.ledger_entry ?? []).map((row) => JSON.parse(row))) {
    const [a, b, c] = sums.get(order_id) ?? [0, 0, 0]
    sums.set(order_id, [a + due, b + paid, c + refunded])
  }
  return new Map([...sums].sort(([a], [b]) => (a < b ? -1 : 1)))
}

describe.skipIf(!server).each(['sqlite', 'postgres'] as const)(
  'a v1 shop that goes on while it moves to %s',
  (dialect) => {
    it('is caught up with until nothing is new, and then is the same', async () => {
      const v1 = await makeV1Shop(server as ServerTemplate)
      await inPlace(dialect, v1, async ({ config }) => {
        // A transaction that began before the copy does, and ends when it is over: its rows say that they are older.
        const slow = new pg.Client({ connectionString: v1.url })
        await slow.connect()
        await slow.query('begin')
        await slow.query(
          `insert into product_tag (id, value, created_at, updated_at) values ('ptag_slow', 'slow', now(), now());
         update image set url = 'https://cdn.example.com/slow.png', updated_at = now()`,
        )
        const shop = busy(v1)
        try {
          await moveShop(v1.url, config)
          const duringCopy = shop.done()
          expect(duringCopy).toBeGreaterThan(writes.length)
          await slow.query('commit')
          const first = (await catchUpShop(v1.url, config, 'last')).tables
          const of = (name: string) => first.find((table) => table.name === name)
          for (const name of ['order', 'product', 'customer'])
            expect([name, of(name)]).toMatchObject([name, { added: expect.any(Number), removed: 0, kept: 0 }])
          expect(of('order')?.added).toBeGreaterThan(0)
          expect(of('product_tag')).toMatchObject({ added: 1 })
          expect(of('image')).toMatchObject({ changed: 1 })
          expect(of('line_item')?.removed).toBeGreaterThan(0)
          expect(of('gift_card')).toMatchObject({ changed: 1 })
          // Its doors are still open, and so something is new each time.
          expect((await catchUpShop(v1.url, config, 'last')).tables).not.toEqual([])
        } finally {
          await slow.end()
          await shop.stop()
        }
        const rounds = [
          (await catchUpShop(v1.url, config, 'last')).tables.length,
          (await catchUpShop(v1.url, config, 'last')).tables.length,
        ]
        expect(rounds).toEqual([expect.any(Number), 0])
        expect((await catchUpShop(v1.url, config, '2000-01-01T00:00:00Z')).tables).toEqual([])
        expect((await verifyMove(v1.url, config)).checks.flatMap(({ wrong }) => wrong)).toEqual([])

        // What changed without saying when is found by comparing, and fetched by comparing everything.
        await v1.run(`update address set city = 'Aachen', updated_at = '2023-05-06' where id = 'addr_1'`)
        expect((await catchUpShop(v1.url, config, 'last')).tables).toEqual([])
        expect((await verifyMove(v1.url, config)).checks.flatMap(({ wrong }) => wrong).join()).toContain(
          'address: 0 rows are missing here, 1 differ',
        )
        expect((await catchUpShop(v1.url, config, '2000-01-01T00:00:00Z')).tables).toMatchObject([
          { name: 'address', changed: 1 },
        ])

        // What was fetched bit by bit is what comes when all is there before.
        const whole = await emptyPlace(dialect)
        try {
          await moveShop(v1.url, whole.config)
          const [bits, once] = [await rowsIn(config), await rowsIn(whole.config)]
          expect(ledgersIn(bits)).toEqual(ledgersIn(once))
          expect({ ...bits, ledger_entry: [] }).toEqual({ ...once, ledger_entry: [] })
        } finally {
          await whole.drop()
        }
      })
    })
  },
)
