import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { describeShop } from '../../../testing/test-shop'
import { createProduct, europe } from '../../../testing/world'
import { formatOf } from '../formats/formats'
import { sampleOf } from '../formats/sample'
import type { RecordOf } from '../imported-record'
import { settingsFor } from '../lookups'
import type { RecordResult, WriteSettings } from '../record-writer'
import { safeHtml } from '../safe-html'
import { recordWriters } from './writers'

describeShop('importing what is no product', (t) => {
  let location = ''
  let regionName = ''
  let variant = ''
  let sku = ''
  beforeAll(async () => {
    const region = await europe(t)
    regionName = region.name
    const { stock_location } = await t.call('POST /admin/stock-locations', {
      body: { name: 'Berlin' },
      headers: t.staff,
    })
    location = stock_location.id
    const product = await createProduct(t, 'Jug', { S: { eur: 1000 } })
    variant = product.variant('S')
    sku = product.variants[0]?.sku ?? ''
  })

  /** Takes a file in as a job does: reads it, plans one batch, and writes it in one transaction. */
  async function take<Kind extends keyof typeof recordWriters>(
    kind: Kind,
    lines: string[],
    more: Partial<WriteSettings> = {},
  ): Promise<readonly RecordResult[]> {
    const path = join(mkdtempSync(join(tmpdir(), 'cartwright-writers-')), 'file.csv')
    writeFileSync(path, lines.join('\n'))
    const source = { path, name: 'file.csv' }
    const records: RecordOf<Kind>[] = []
    const format = formatOf(await sampleOf(source))
    expect(format.kind).toBe(kind)
    for await (const { record } of format.read(source, { currency: 'eur', map: {}, safeHtml }))
      if (record) records.push(record as RecordOf<Kind>)
    const settings = {
      ...(await settingsFor(t.shop.db, { currency: 'eur', location })),
      match: 'handle',
      onConflict: 'update',
      images: 'link',
      publish: false,
      ...more,
    } satisfies WriteSettings
    const batch = await recordWriters[kind].open(t.shop, settings).plan(records)
    await t.shop.transaction((tx) => batch.write(tx))
    return batch.results
  }
  const actions = (results: readonly RecordResult[]) => results.map(({ action }) => action)
  const asStaff = () => ({ headers: t.staff })

  it('adds customers with groups and addresses, and changes those it knows', async () => {
    const file = [
      'Email,First name,Last name,Groups,Address,City,Country,Shoe size',
      'ada@example.com,Ada,Lovelace,"VIP, Press",Road 1,London,gb,38',
      'grace@example.com,Grace,Hopper,,,,,',
    ]
    expect(actions(await take('customer', file))).toEqual(['created', 'created'])
    expect(actions(await take('customer', file))).toEqual(['unchanged', 'unchanged'])
    const changed = ['Email,First name,Groups', 'ADA@example.com,Augusta,Family', 'grace@example.com,,']
    expect(actions(await take('customer', changed, { onConflict: 'skip' }))).toEqual(['skipped', 'unchanged'])
    expect(actions(await take('customer', changed, { onConflict: 'fail' }))).toEqual(['failed', 'unchanged'])
    expect(actions(await take('customer', changed))).toEqual(['updated', 'unchanged'])
    const { customers } = await t.call('GET /admin/customers', {
      query: { q: 'ada@', expand: 'groups,shipping_addresses' },
      ...asStaff(),
    })
    expect(customers).toMatchObject([
      { first_name: 'Augusta', last_name: 'Lovelace', has_account: false, metadata: { shoe_size: '38' } },
    ])
    expect(customers[0]?.groups?.map(({ name }) => name).sort()).toEqual(['Family', 'Press', 'VIP'])
    expect(customers[0]?.shipping_addresses).toMatchObject([{ address_1: 'Road 1', country_code: 'gb' }])
  })

  it('sets prices and leaves others alone', async () => {
    const file = [`SKU,Price EUR,Price ${regionName} [EUR],Sale price`, `${sku},"12,50",11.00,9.90`]
    expect(actions(await take('price', file))).toEqual(['updated'])
    expect(actions(await take('price', file))).toEqual(['unchanged'])
    const { money_amount: price } = t.shop.db.t
    const stored = await t.shop.db.select({ amount: price.amount, list: price.price_list_id }).from(price)
    expect(stored.map(({ amount, list }) => [amount, list !== null]).sort()).toEqual([
      [1100, false],
      [1250, false],
      [990, true],
    ])
    expect(await take('price', ['SKU,Price EUR', 'GONE,1', `${sku},1`])).toMatchObject([
      { action: 'failed', problems: [{ column: 'SKU', value: 'GONE' }] },
      { action: 'updated', variant_id: variant },
    ])
    expect(await take('price', ['SKU,Price Mars [EUR]', `${sku},1`])).toMatchObject([
      { action: 'failed', problems: [{ column: 'Price Mars [EUR]', value: 'Mars' }] },
    ])
  })

  it('counts stock by location', async () => {
    const file = ['SKU,Location,On hand,Incoming', `${sku},Berlin,42,3`]
    expect(actions(await take('stock', file))).toEqual(['created'])
    expect(actions(await take('stock', file))).toEqual(['unchanged'])
    expect(actions(await take('stock', ['SKU,Available', `${sku},40`]))).toEqual(['updated'])
    const { inventory_items } = await t.call('GET /admin/inventory-items', {
      query: { sku },
      ...asStaff(),
    })
    expect(inventory_items[0]?.location_levels).toMatchObject([
      { location_id: location, stocked_quantity: 40, incoming_quantity: 3 },
    ])
    expect(await take('stock', ['SKU,Location,On hand', `${sku},Atlantis,1`])).toMatchObject([
      { action: 'failed', problems: [{ column: 'On hand', value: 'Atlantis' }] },
    ])
  })

  it('makes discounts and changes them by their code', async () => {
    const file = [
      'Code,Type,Value,Regions,Limit,Disabled',
      `spring,percentage,15,${regionName},10,false`,
      'post,free_shipping,,,,',
      'five,fixed,5.00,,,',
    ]
    expect(actions(await take('discount', file))).toEqual(['created', 'created', 'created'])
    expect(actions(await take('discount', file))).toEqual(['unchanged', 'unchanged', 'unchanged'])
    expect(
      await take('discount', ['Code,Type,Value,Limit', 'spring,percentage,20,10', 'five,percentage,5,']),
    ).toMatchObject([{ action: 'updated' }, { action: 'failed', problems: [{ column: 'Type' }] }])
    const { discount } = await t.call('GET /admin/discounts/code/:code', {
      params: { code: 'SPRING' },
      query: { expand: 'rule,regions' },
      ...asStaff(),
    })
    expect(discount).toMatchObject({ usage_limit: 10, rule: { value: 20 }, regions: [{ name: regionName }] })
  })

  it('makes gift cards and changes what is left on them', async () => {
    const file = ['Code,Value,Balance,Region', `AAAA-BBBB,20.00,5.00,${regionName}`]
    const [made] = await take('gift_card', file)
    expect(made?.action).toBe('created')
    expect(actions(await take('gift_card', file))).toEqual(['unchanged'])
    expect(
      actions(
        await take('gift_card', ['Gift card ID,Code ends with,Value,Balance', `${made?.id},BBBB,20.00,4.00`]),
      ),
    ).toEqual(['updated'])
    expect(await take('gift_card', ['Code,Value,Balance', 'AAAA-BBBB,30.00,1.00'])).toMatchObject([
      { action: 'failed', problems: [{ column: 'Value' }] },
    ])
    const { gift_card } = await t.call('GET /admin/gift-cards/:id', {
      params: { id: made?.id ?? '' },
      ...asStaff(),
    })
    expect(gift_card).toMatchObject({ code: 'AAAA-BBBB', value: 2000, balance: 400 })
  })
})
