import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, it } from 'vitest'
import { postgresServer, type ServerTemplate } from '../testing/databases'
import { asked, inPlace, rowsIn } from '../testing/moved-shop'
import { makeV1Shop } from '../testing/v1-shop'
import { moveShop, surveyV1 } from './move-shop'
import { verifyMove } from './verify'

const server = postgresServer(inject('templates'))
const token = { 'x-medusa-access-token': 'a-token-of-v1-that-is-long' }

/** Databases that are not as v1 of today makes them: those that cannot move, and those that can all the same. */
describe.skipIf(!server).each(['sqlite', 'postgres'] as const)(
  'an odd v1 shop that moves to %s',
  (dialect) => {
    it.each([
      ['an older release', `delete from migrations where "timestamp" > 1620000000000`, 'older than v1.8'],
      ['no table of regions', 'drop table region', 'it has no table region'],
      [
        'no tables of what comes back',
        'drop table refund; drop table "return"',
        'it has no table refund, return',
      ],
      [
        'a column that is missing',
        'alter table line_item drop column unit_price',
        'The table line_item has no column unit_price, which every v1 shop has',
      ],
      [
        'lines without a price',
        `alter table line_item alter unit_price drop not null;
       update line_item set unit_price = null where id like 'item_many_0000%'`,
        'line_item: unit_price is empty in 9 rows (item_many_00001, item_many_00002, item_many_00003, …)',
      ],
      [
        'another database altogether',
        `do $$ declare t text; begin for t in select tablename from pg_tables where schemaname = 'public' loop
         execute format('drop table %I', t); end loop; end $$; create table wp_posts (id int)`,
        'This is not the database of a v1 shop',
      ],
      [
        'an order of nobody',
        `alter table "order" alter customer_id drop not null; update "order" set customer_id = null where id = 'order_1'`,
        'order: customer_id is empty in 1 row (order_1)',
      ],
      [
        'two orders of one number',
        `update "order" set display_id = 41`,
        'order: several rows have the same display_id (41)',
      ],
      ['a card worth more than it cost', `update gift_card set balance = 4000`, 'gift_card: breaks the rule'],
    ])('is refused in plain words for %s, and nothing is written', async (_, sql, says) => {
      const v1 = await makeV1Shop(server as ServerTemplate)
      await v1.run(sql)
      await inPlace(dialect, v1, async ({ config }) => {
        expect((await surveyV1(v1.url)).problems.join()).toContain(says)
        const before = await rowsIn(config).catch(() => 'nothing')
        await expect(moveShop(v1.url, config)).rejects.toThrow(says)
        expect(await rowsIn(config).catch(() => 'nothing')).toEqual(before)
        expect(existsSync(join(config.data, 'shop.db'))).toBe(false)
        expect(existsSync(join(config.data, '.moving-in'))).toBe(false)
      })
    })

    it('keeps what it can of columns of any kind, and tells of the rest', async () => {
      const v1 = await makeV1Shop(server as ServerTemplate)
      await v1.run(`create type glaze as enum ('ash', 'salt');
      alter table product add glaze glaze, add "Fired At" timestamptz, add kiln point, add spots integer[],
        add raw bytea, add heft numeric(20, 6), add "metadata2" jsonb, add empty text;
      update product set glaze = 'ash', "Fired At" = '2020-02-03T04:05:06Z', kiln = '(1,2)', spots = '{1,2}',
        raw = '\\x0102', heft = 12345678901234.5, metadata2 = '{"a": [1, null]}', metadata = '{"own": "kept"}';
      alter table product alter metadata type json using metadata::json;
      alter table line_item alter unit_price type bigint;
      alter table customer alter email type text;
      create table "Odd Table" (a integer, b text); insert into "Odd Table" values (1, 'x')`)
      await inPlace(dialect, v1, async ({ config }) => {
        const said = await surveyV1(v1.url)
        expect(said.keeps.join('\n')).toContain(
          'metadata.medusa_v1: product (glaze, Fired At, kiln, spots, raw',
        )
        expect(said.attention.join('\n')).toContain('The table Odd Table (1 rows)')
        await moveShop(v1.url, config, { with: ['Odd Table'] })
        const rows = await rowsIn(config)
        const { metadata } = JSON.parse(rows.product?.[0] as string)
        expect(metadata).toMatchObject({
          own: 'kept',
          medusa_v1: {
            glaze: 'ash',
            'Fired At': expect.stringContaining('2020-02-03T04:05:06'),
            kiln: '(1,2)',
            spots: [1, 2],
            raw: '\\x0102',
            heft: 12345678901234.5,
            metadata2: { a: [1, null] },
          },
        })
        expect((await verifyMove(v1.url, config)).checks.flatMap(({ wrong }) => wrong)).toEqual([])
      })
    })

    it('moves from a shop that was started without features', async () => {
      const v1 = await makeV1Shop(server as ServerTemplate)
      await v1.run(`drop table order_edit; drop table order_item_change; drop table sales_channel;
      drop table product_sales_channel; drop table publishable_api_key; drop table publishable_api_key_sales_channel;
      drop table product_category; drop table product_category_product; drop table payment_collection;
      drop table payment_collection_payments; drop table payment_collection_sessions; drop table product_shipping_profile;
      alter table product add profile_id varchar default 'sp_1'; alter table line_item drop includes_tax;
      alter table shipping_method drop includes_tax; alter table line_item drop order_edit_id;
      alter table "order" drop sales_channel_id; alter table cart drop sales_channel_id;
      alter table store drop default_sales_channel_id; delete from migrations`)
      await inPlace(dialect, v1, async ({ config }) => {
        const said = await surveyV1(v1.url)
        expect(said).toMatchObject({ release: null, problems: [] })
        expect(said.attention.join('\n')).toContain('does not say how old it is')
        await moveShop(v1.url, config)
        expect((await verifyMove(v1.url, config)).checks.flatMap(({ wrong }) => wrong)).toEqual([])
        const [order] = await asked(config, ['GET', '/admin/orders/order_1', undefined, token])
        expect(order?.body.order.total).toBe(2530)
      })
    })

    it('moves from a release in which prices and profiles had no tables of their own', async () => {
      const v1 = await makeV1Shop(server as ServerTemplate)
      await v1.run(`alter table money_amount add column variant_id varchar; update money_amount set variant_id = 'variant_1';
      drop table product_variant_money_amount; alter table product add column profile_id varchar;
      update product set profile_id = 'sp_1'; drop table product_shipping_profile; drop table product_category;
      drop table product_category_product; drop table sales_channel_location; drop table product_variant_inventory_item;
      delete from migrations where "timestamp" > 1677234878504`)
      await inPlace(dialect, v1, async ({ config }) => {
        await moveShop(v1.url, config)
        const [found] = await asked(config, [
          'GET',
          '/store/products/prod_1?currency_code=eur&expand=variants.prices',
        ])
        expect(found?.body.product.variants[0].prices).toMatchObject([{ id: 'ma_1', amount: 1000 }])
        expect((await rowsIn(config)).product_shipping_profile).toHaveLength(1)
        expect((await verifyMove(v1.url, config)).ok).toBe(true)
      })
    })
  },
)
