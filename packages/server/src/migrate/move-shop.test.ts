import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, inject, it } from 'vitest'
import { createShop } from '../server'
import { postgresServer, type ServerTemplate } from '../testing/databases'
import { type Answer, asked, emptyPlace, inPlace, rowsIn } from '../testing/moved-shop'
import { v1Password } from '../testing/v1-rows'
import { makeV1Shop } from '../testing/v1-shop'
import { catchUpShop } from './catch-up-shop'
import { moveShop, surveyV1 } from './move-shop'
import { reportPage } from './report-page'
import { verifyMove } from './verify'

const server = postgresServer(inject('templates'))

const token = { 'x-medusa-access-token': 'a-token-of-v1-that-is-long' }

describe.skipIf(!server).each(['sqlite', 'postgres'] as const)('a v1 shop that moves to %s', (dialect) => {
  it('keeps what it has, and its people, orders and goods are found as before', async () => {
    const v1 = await makeV1Shop(server as ServerTemplate, { withStock: dialect === 'postgres' })
    // What it took off the order stays off.
    await v1.run('update discount set deleted_at = now()')
    await inPlace(dialect, v1, async ({ config }) => {
      const moved = await moveShop(v1.url, config)
      expect(moved.survey.problems).toEqual([])
      expect(moved.tables.find(({ name }) => name === 'line_item')?.rows).toBe(2503)
      const [ada, wrong, first, second, found, store, notes, cart] = await asked(
        config,
        ['POST', '/store/auth', { email: 'ada@example.com', password: v1Password }],
        ['POST', '/store/auth', { email: 'ada@example.com', password: 'another one' }],
        ['GET', '/admin/orders/order_1', undefined, token],
        ['GET', '/admin/orders/order_2', undefined, token],
        ['POST', '/store/products/search', { q: 'stoneware' }],
        ['GET', '/admin/store', undefined, token],
        ['GET', '/admin/notes?resource_id=order_1', undefined, token],
        ['GET', '/store/carts/cart_2'],
      )
      expect([ada?.status, wrong?.status]).toEqual([200, 401])
      expect(ada?.body.customer.id).toBe('cus_1')
      // (2 × 1000 − 200) + 10 %, and 500 + 10 % for the parcel
      expect(first?.body.order).toMatchObject({
        display_id: 41,
        created_at: '2023-05-06T07:08:09.123Z',
        subtotal: 2000,
        discount_total: 200,
        shipping_total: 500,
        tax_total: 230,
        total: 2530,
        paid_total: 2530,
        refunded_total: 300,
      })
      expect(second?.body.order).toMatchObject({
        display_id: 42,
        gift_card_total: 1100,
        subtotal: 1000,
        total: 0,
      })
      expect(found?.body.hits.map(({ id }: { id: string }) => id)).toEqual(['prod_1'])
      expect(store?.body.store).toMatchObject({
        id: 'store_1',
        name: 'Old Town Pottery',
        default_currency_code: 'eur',
      })
      expect(notes?.body.notes).toMatchObject([{ id: 'note_1', value: 'Handle with care' }])
      expect(cart?.body.cart.items).toHaveLength(2501)
      const rows = await rowsIn(config)
      expect(rows.store).toHaveLength(1)
      expect(rows.sales_channel).toHaveLength(1)
      expect(rows.currency).toHaveLength(1)
      expect(rows.counter?.join()).toContain('"order","value":50')
      expect(rows.batch_job?.join()).toContain('"canceled_at":"2023-05-06T07:08:09.123Z"')
      expect(rows.gift_card?.join()).toContain('"balance":1800')
      expect(rows.sales_fact?.length).toBeGreaterThan(0)
      // The order of 2530, its payment and its refund of 300; the other with its gift card.
      expect(rows.ledger_entry).toHaveLength(5)
      if (dialect === 'postgres') expect(rows.inventory_level?.join()).toContain('"stocked_quantity":12')
      // Signing in has renewed the form of Ada's password; that is no difference.
      const verified = await verifyMove(v1.url, config)
      expect(verified.checks.filter(({ wrong }) => wrong.length > 0)).toEqual([])
      expect(verified.ok).toBe(true)
      const page = reportPage({ moved, verified })
      expect(page).toContain('Old Town Pottery')
      expect(page).not.toContain('<script')
    })
  })

  it('is the same after it was interrupted several times', async () => {
    const v1 = await makeV1Shop(server as ServerTemplate)
    await inPlace(dialect, v1, async ({ config }) => {
      const whole = await emptyPlace(dialect)
      try {
        await moveShop(v1.url, whole.config)
        for (const after of [3, 40, 41, 60]) {
          let steps = 0
          await expect(
            moveShop(v1.url, config, {
              begun: after === 3 ? 'refuse' : 'resume',
              onProgress() {
                steps += 1
                if (steps === after) throw new Error('killed')
              },
            }),
          ).rejects.toThrow('killed')
        }
        await expect(moveShop(v1.url, config)).rejects.toMatchObject({ code: 'copy_begun' })
        // What v1 does meanwhile comes along, too.
        await v1.run(`update product set title = 'Jug', updated_at = now() where id = 'prod_1'`)
        await v1.run(`delete from note`)
        const moved = await moveShop(v1.url, config, { begun: 'resume' })
        expect(moved.caughtUp.map(({ name }) => name).sort()).toContain('product')
        await catchUpShop(v1.url, whole.config, 'last')
        expect(await rowsIn(config)).toEqual(await rowsIn(whole.config))
        expect((await verifyMove(v1.url, config)).ok).toBe(true)
        await expect(moveShop(v1.url, config, { begun: 'resume' })).rejects.toMatchObject({
          code: 'nothing_begun',
        })
        await expect(moveShop(v1.url, config)).rejects.toMatchObject({ code: 'target_not_empty' })
      } finally {
        await whole.drop()
      }
    })
  })

  it('fetches what v1 changed since, until there is nothing more', async () => {
    const v1 = await makeV1Shop(server as ServerTemplate)
    await inPlace(dialect, v1, async ({ config }) => {
      await moveShop(v1.url, config)
      expect((await catchUpShop(v1.url, config, 'last')).tables).toEqual([])
      // Somebody registers here before the doors are open.
      await asked(config, [
        'POST',
        '/store/customers',
        { email: 'new@example.com', password: 'a long password', first_name: 'Neu', last_name: 'Hier' },
      ])
      await v1.run(`update product set title = 'Wide Bowl', updated_at = now() where id = 'prod_1'`)
      await v1.run(`update customer set deleted_at = now(), updated_at = now() where id = 'cus_1'`)
      await v1.run('delete from product_tags')
      await v1.run(`delete from address where id = 'addr_1'`)
      await v1.run(
        `insert into product_tag (id, value, created_at, updated_at) values ('ptag_2', 'late', '2020-01-01', '2020-01-01')`,
      )
      // Two variants change places in what only one may have.
      await v1.run(
        `insert into product_variant (id, title, product_id, sku, inventory_quantity, created_at, updated_at)
         values ('variant_2', 'Small', 'prod_1', 'JUG-S', 1, now(), now())`,
      )
      const done = await catchUpShop(v1.url, config, 'last')
      const of = (name: string) => done.tables.find((table) => table.name === name)
      expect(of('product')).toMatchObject({ added: 0, changed: 1, removed: 0 })
      expect(of('customer')).toMatchObject({ changed: 1, removed: 0, kept: 1 })
      expect(of('product_tags')).toMatchObject({ removed: 1 })
      expect(of('address')).toMatchObject({ removed: 1 })
      expect(of('product_tag')).toMatchObject({ added: 1 })
      expect(of('product_variant')).toMatchObject({ added: 1 })
      await v1.run(
        `update product_variant set updated_at = now(),
           sku = case id when 'variant_1' then 'JUG-S' else 'JUG-L' end where id in ('variant_1', 'variant_2')`,
      )
      expect((await catchUpShop(v1.url, config, 'last')).tables).toMatchObject([
        { name: 'customer', kept: 1 },
        { name: 'product_variant', added: 0, changed: 2, removed: 0 },
      ])
      expect((await catchUpShop(v1.url, config, '2000-01-01T00:00:00Z')).tables).toEqual([
        { name: 'customer', added: 0, changed: 0, removed: 0, kept: 1 },
      ])
      expect((await verifyMove(v1.url, config)).ok).toBe(true)
      const [found, lost] = await asked(
        config,
        ['POST', '/store/products/search', { q: 'bowl' }],
        ['POST', '/store/products/search', { q: 'stoneware' }],
      )
      expect([found?.body.hits.length, lost?.body.hits.length]).toEqual([1, 0])
    })
  })

  it('notices what came out otherwise', async () => {
    const v1 = await makeV1Shop(server as ServerTemplate)
    await inPlace(dialect, v1, async ({ config }) => {
      await moveShop(v1.url, config)
      await v1.run(`update payment set amount = 2531 where id = 'pay_1'`)
      await v1.run(`delete from note`)
      await v1.run(`update gift_card set balance = 1700`)
      const { ok, checks } = await verifyMove(v1.url, config)
      expect(ok).toBe(false)
      const wrong = checks.flatMap(({ wrong }) => wrong).join('\n')
      for (const said of [
        'payment: 0 rows are missing here, 1 differ',
        'note: 0 rows are missing here, 0 differ, 1 are too many',
        '1700 in v1, 1800 here',
        '#41: paid 2530 here, 2531 in v1',
      ])
        expect(wrong).toContain(said)
    })
  })

  it('takes along what is the shop’s own', async () => {
    const v1 = await makeV1Shop(server as ServerTemplate)
    await v1.run('alter table product add column glaze varchar')
    await v1.run('alter table product_tags add column weight integer')
    await v1.run(`update product set glaze = 'ash'`)
    await v1.run('create table loyalty_points (customer_id varchar primary key, points integer, extra jsonb)')
    await v1.run(`insert into loyalty_points values ('cus_1', 12, '{"since": "2020"}')`)
    await v1.run(`insert into migrations ("timestamp", name) values (1800000000000, 'loyalty1800000000000')`)
    await inPlace(dialect, v1, async ({ config }) => {
      const said = await surveyV1(v1.url)
      expect(said.keeps.join('\n')).toContain('metadata.medusa_v1: product (glaze)')
      expect(said.attention.join('\n')).toContain('The table loyalty_points (1 rows)')
      expect(said.attention.join('\n')).toContain('product_tags: weight cannot be kept')
      expect(said.attention.join('\n')).toContain('loyalty1800000000000')
      await moveShop(v1.url, config, { with: ['loyalty_points'] })
      const rows = await rowsIn(config)
      expect(rows.product?.join()).toContain('"medusa_v1":{"glaze":"ash"}')
      expect((await verifyMove(v1.url, config)).ok).toBe(true)
      await v1.run(`update loyalty_points set points = 13`)
      expect((await catchUpShop(v1.url, config, 'last')).tables).toMatchObject([
        { name: 'v1_loyalty_points', changed: 1 },
      ])
    })
  })

  it('copies the pictures of v1’s own server where its folder is named', async () => {
    const v1 = await makeV1Shop(server as ServerTemplate)
    const folder = mkdtempSync(join(tmpdir(), 'cartwright-v1-uploads-'))
    writeFileSync(join(folder, 'jug.png'), Buffer.from('89504e470d0a1a0a', 'hex'))
    await v1.run(`update product set thumbnail = 'http://localhost:9000/uploads/jug.png'`)
    await v1.run(
      `insert into image (id, url, created_at, updated_at) values
         ('img_2', 'http://localhost:9000/uploads/lost.png', now(), now()),
         ('img_3', 'http://localhost:9000/uploads/../secret.png', now(), now()),
         ('img_4', 'https://cdn.example.com/jug.png', now(), now())`,
    )
    await inPlace(dialect, v1, async ({ config }) => {
      await expect(moveShop(v1.url, config, { uploads: join(folder, 'none') })).rejects.toMatchObject({
        type: 'not_found',
      })
      const { uploads } = await moveShop(v1.url, config, { uploads: folder, begun: 'resume' })
      expect(uploads).toEqual({
        copied: 1,
        missing: ['http://localhost:9000/uploads/../secret.png', 'http://localhost:9000/uploads/lost.png'],
      })
      const [found] = await asked(config, ['GET', '/store/products/prod_1'])
      const { thumbnail, images } = (found as Answer).body.product
      expect(images).toMatchObject([{ url: thumbnail }])
      expect(thumbnail).not.toContain('/uploads/jug.png')
      expect(existsSync(join(config.data, 'uploads', 'public', thumbnail.split('/').at(-1)))).toBe(true)
      expect((await rowsIn(config)).image?.join()).toContain('https://cdn.example.com/jug.png')
      expect((await verifyMove(v1.url, config)).ok).toBe(true)
      expect((await catchUpShop(v1.url, config, '2000-01-01T00:00:00Z', { uploads: folder })).tables).toEqual(
        [],
      )
    })
    rmSync(folder, { recursive: true, force: true })
  })

  it('fetches the pictures of v1 from where they are served', async () => {
    const v1 = await makeV1Shop(server as ServerTemplate)
    const paths: string[] = []
    const files = createServer((request, response) => {
      paths.push(request.url ?? '')
      const isThere = request.url === '/uploads/jug.png' || request.url === '/uploads/a/pot%20two.jpg'
      response.writeHead(isThere ? 200 : 404).end(Buffer.from('89504e470d0a1a0a', 'hex'))
    })
    await new Promise<void>((resolve) => files.listen(0, '127.0.0.1', () => resolve()))
    const base = `http://127.0.0.1:${(files.address() as AddressInfo).port}/uploads`
    // The address it was given, and the one it took itself for.
    await v1.run(`update product set thumbnail = '${base}/a/pot%20two.jpg'`)
    await v1.run(
      `insert into image (id, url, created_at, updated_at) values
         ('img_2', 'http://localhost:9000/uploads/jug.png', now(), now()),
         ('img_3', '${base}/lost.png', now(), now()),
         ('img_4', '${base}/../secret.png', now(), now()),
         ('img_5', 'https://cdn.example.com/jug.png', now(), now())`,
    )
    await inPlace(dialect, v1, async ({ config }) => {
      const { uploads } = await moveShop(v1.url, config, { uploads: base })
      expect(uploads).toEqual({ copied: 2, missing: [`${base}/../secret.png`, `${base}/lost.png`] })
      const addresses = (await rowsIn(config)).image?.join()
      expect(addresses).not.toContain('/uploads/jug.png')
      expect(addresses).toContain('https://cdn.example.com/jug.png')
      expect(existsSync(join(config.data, 'uploads', 'public'))).toBe(true)
      expect(paths).not.toContain('/secret.png')
      expect((await verifyMove(v1.url, config)).ok).toBe(true)
    })
    files.close()
  })

  it('refuses to fetch an order whose number was given here, too', async () => {
    const v1 = await makeV1Shop(server as ServerTemplate)
    await inPlace(dialect, v1, async ({ config }) => {
      await moveShop(v1.url, config)
      const { shop, close } = await createShop(config)
      await shop.transaction(async (tx) => {
        const [row] = await tx.select().from(tx.t.order)
        if (row)
          await tx.insert(tx.t.order).values({
            ...row,
            id: 'order_here',
            cart_id: null,
            display_id: 51,
            created_at: new Date().toISOString(),
          })
      })
      await close()
      await v1.run(
        `insert into "order" (id, display_id, customer_id, email, region_id, currency_code, status, fulfillment_status, payment_status, created_at, updated_at)
         select 'order_3', 51, customer_id, email, region_id, currency_code, status, fulfillment_status, payment_status, now(), now()
         from "order" where id = 'order_1'`,
      )
      await expect(catchUpShop(v1.url, config, 'last')).rejects.toMatchObject({ code: 'both_have' })
      expect((await rowsIn(config)).order).toHaveLength(3)
    })
  })

  it('leaves out what it is told to', async () => {
    const v1 = await makeV1Shop(server as ServerTemplate)
    await inPlace(dialect, v1, async ({ config }) => {
      await moveShop(v1.url, config, { only: ['catalogue', 'customers'], skip: ['customer_group'] })
      const rows = await rowsIn(config)
      expect(Object.keys(rows)).toEqual(expect.arrayContaining(['product', 'customer', 'region', 'store']))
      expect(rows.order).toBeUndefined()
      expect(rows.user).toBeUndefined()
    })
  })
})
