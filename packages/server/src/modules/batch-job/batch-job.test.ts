import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import {
  afterFirstRows,
  contentOf,
  createJob as create,
  formulasIn,
  readJob as read,
  runJob as run,
  uploadText as upload,
  workInPart,
} from '../../testing/batch-jobs'
import { describeShop } from '../../testing/test-shop'
import { europe, mug, post, readyCart, shirt, type TestProduct } from '../../testing/world'
import { readCsv } from '../import/csv'
import { waitingJobs } from './queries'
import { enqueueJob, waitingBatchJobs, workOnJob } from './work-on-job'

describeShop('batch jobs', (t) => {
  let shirts: TestProduct
  beforeAll(async () => {
    await europe(t)
    shirts = await shirt(t, { tags: [{ value: 'cotton; "soft"' }] })
    await mug(t)
  })

  it('wait for a confirmation after a dry run, and go on by themselves otherwise', async () => {
    const job = await create(t, 'product-export', {}, true)
    expect(job).toMatchObject({ status: 'created', result: null })
    const refused = await t.try('POST /admin/batch-jobs/:id/confirm', { params: job, headers: t.staff })
    expect(refused).toMatchObject({ status: 400, body: { type: 'not_allowed' } })
    await workOnJob(t.shop, job.id)
    const waiting = await read(t, job.id)
    expect(waiting.status).toBe('pre_processed')
    expect(waiting.result?.stat_descriptors).toMatchObject([
      { key: 'product-export-count', message: 'There will be 2 products exported by this action' },
    ])
    // What v1's job tells of its list; what else an export reads is nobody's business.
    const { relations } = Object(job.context).list_config
    expect([relations.length, relations.includes('variants.prices.price_list')]).toEqual([13, false])
    await t.call('POST /admin/batch-jobs/:id/confirm', { params: job, headers: t.staff })
    await workOnJob(t.shop, job.id)
    expect(await read(t, job.id)).toMatchObject({ status: 'completed', result: { count: 2, progress: 1 } })
    expect((await run(t, 'product-export', {})).status).toBe('completed')
  })

  it('are canceled, again without a word, and then stay so', async () => {
    const job = await create(t, 'product-export', {})
    const cancel = () => t.try('POST /admin/batch-jobs/:id/cancel', { params: job, headers: t.staff })
    expect((await cancel()).body.batch_job.status).toBe('canceled')
    expect((await cancel()).status).toBe(200)
    await workOnJob(t.shop, job.id)
    expect(await read(t, job.id)).toMatchObject({ status: 'canceled', pre_processed_at: null })
    for (const _ of ['once', 'again without a word']) {
      const gone = await t.call('DELETE /admin/batch-jobs/:id', { params: job, headers: t.staff })
      expect(gone).toEqual({ id: job.id, object: 'batch_job', deleted: true })
    }
    expect((await t.try('GET /admin/batch-jobs/:id', { params: job, headers: t.staff })).status).toBe(404)
  })

  it('are worked on once, whoever takes them up', async () => {
    const job = await create(t, 'product-export', {})
    await Promise.all([1, 2, 3].map(() => workOnJob(t.shop, job.id)))
    expect(await read(t, job.id)).toMatchObject({ status: 'completed' })
  })

  it('are taken up again when the worker that held them fell silent', async () => {
    const job = await create(t, 'product-export', {})
    const held = (claimed_until: string) =>
      t.shop.transaction((tx) =>
        tx
          .update(tx.t.batch_job)
          .set({ claimed_by: 'worker_gone', claimed_until, pre_processed_at: null })
          .where(eq(tx.t.batch_job.id, job.id))
          .then(),
      )
    await held(new Date(Date.now() + 3_600_000).toISOString())
    await waitingBatchJobs.run(t.shop)
    await enqueueJob(t.shop, job.id)
    expect((await read(t, job.id)).status).toBe('created')
    await held(new Date(Date.now() - 1).toISOString())
    expect((await waitingJobs(t.shop.db)).map(({ id }) => id)).toContain(job.id)
    await enqueueJob(t.shop, job.id)
    expect((await read(t, job.id)).status).toBe('completed')
  })

  it('write nothing more once they are canceled, and say what is done', async () => {
    const rows = Array.from({ length: 3000 }, (_, n) => `bulk-${n};Bulk ${n}`)
    const fileKey = await upload(t, ['Product Handle;Product Title', ...rows].join('\n'))
    const job = await create(t, 'product-import', { fileKey })
    const written = async () =>
      (await t.call('GET /admin/products', { query: { q: 'Bulk' }, headers: t.staff })).count
    let before = 0
    const cancel = async () => {
      before = await written()
      await t.call('POST /admin/batch-jobs/:id/cancel', { params: job, headers: t.staff })
    }
    await workOnJob(afterFirstRows(t, job.id, cancel), job.id)
    expect(await read(t, job.id)).toMatchObject({
      status: 'canceled',
      result: { advancement_count: before },
    })
    expect(await written()).toBe(before)
    expect(before).toBeLessThan(3000)
  })

  it('are let go of at a shutdown, and done after the next start', async () => {
    const rows = Array.from({ length: 500 }, (_, n) => `late-${n};Late ${n}`)
    const fileKey = await upload(t, ['Product Handle;Product Title', ...rows].join('\n'))
    const job = await create(t, 'product-import', { fileKey })
    await workInPart(t, job.id)
    expect((await read(t, job.id)).status).toBe('processing')
    expect((await waitingJobs(t.shop.db)).map(({ id }) => id)).toContain(job.id)
    await enqueueJob(t.shop, job.id)
    expect(await read(t, job.id)).toMatchObject({ status: 'completed', result: { count: 500 } })
  })

  it('belong to who created them', async () => {
    const job = await create(t, 'product-export', {})
    await t.shop.transaction((tx) => tx.update(tx.t.batch_job).set({ created_by: 'usr_other' }).then())
    const other = await t.try('GET /admin/batch-jobs/:id', { params: job, headers: t.staff })
    expect(other).toMatchObject({ status: 400, body: { type: 'not_allowed' } })
    const { batch_jobs } = await t.call('GET /admin/batch-jobs', { headers: t.staff })
    expect(batch_jobs).toEqual([])
  })

  it('are refused for a type or filter that is none', async () => {
    const ask = (body: object) => t.try('POST /admin/batch-jobs', { body, headers: t.staff })
    expect((await ask({ type: 'cook-dinner', context: {} })).status).toBe(404)
    expect((await ask({ type: 'product-import', context: {} })).status).toBe(400)
    expect((await ask({ type: 'product-export', context: { filterable_fields: { color: 1 } } })).status).toBe(
      400,
    )
    const lists = { fileKey: 'x.csv', price_list_id: 'pl_none' }
    expect((await ask({ type: 'price-list-import', context: lists })).status).toBe(404)
  })

  it('export products so that an import takes them in again', async () => {
    const { result } = await run(t, 'product-export', {
      filterable_fields: { handle: shirts.product.handle },
    })
    const file = await contentOf(t, result?.file_key)
    const [header = '', ...rows] = file.trimEnd().split('\r\n')
    expect(header.split(';').slice(0, 3)).toEqual(['Product Id', 'Product Handle', 'Product Title'])
    expect(header).toContain('Variant MID Code;Variant Material;Price')
    expect(header).toContain('Price EUR')
    expect(rows).toHaveLength(2)
    expect(file).toContain('"cotton; ""soft"""')
    expect(file).toContain('18.00')
    const fileKey = await upload(t, file.replaceAll('18.00', '19.50').replaceAll(';Shirt;', ';Blouse;'))
    const job = await run(t, 'product-import', { fileKey })
    expect(job).toMatchObject({ status: 'completed', result: { count: 3, advancement_count: 3 } })
    const { product } = await t.call('GET /admin/products/:id', {
      params: { id: shirts.id },
      headers: t.staff,
    })
    expect(product.title).toBe('Blouse')
    const prices = product.variants.flatMap((variant) => (variant.prices ?? []).map((price) => price.amount))
    expect(prices.sort()).toEqual([1950, 2000, 2250, 2500])
    expect(await t.shop.providers.file.get(fileKey)).toBeNull()
  })

  it('count the products and variants of an import before anything is written', async () => {
    const [one] = shirts.variants
    const rows = [
      'Product Id;Product Handle;Product Title;Variant Id;Variant Title;Variant SKU;Option 1 Name;Option 1 Value',
      `${shirts.id};${shirts.product.handle};Tunic;${one?.id};small;counted-s;Size;small`,
      `${shirts.id};${shirts.product.handle};Tunic;;wide;counted-w;Size;wide`,
      ';belt;Belt;;long;counted-belt;Size;long',
      ';poster;Poster;;;;;',
    ]
    const job = await create(t, 'product-import', { fileKey: await upload(t, rows.join('\n')) }, true)
    await workOnJob(t.shop, job.id)
    const operations = { PRODUCT_CREATE: 2, PRODUCT_UPDATE: 1, VARIANT_CREATE: 2, VARIANT_UPDATE: 1 }
    const waiting = await read(t, job.id)
    expect(waiting).toMatchObject({
      status: 'pre_processed',
      result: { count: 6, advancement_count: 0, operations },
    })
    const [stat] = (waiting.result?.stat_descriptors ?? []) as { key: string; message: string }[]
    expect([stat?.key, stat?.message]).toEqual([
      'product-import-count',
      expect.stringMatching(/2 products created \(1\s+updated\).\s+2 variants will be created and 1 updated/),
    ])
    await t.call('POST /admin/batch-jobs/:id/confirm', { params: { id: job.id }, headers: t.staff })
    await workOnJob(t.shop, job.id)
    expect(await read(t, job.id)).toMatchObject({
      status: 'completed',
      result: { count: 6, advancement_count: 6, progress: 1, operations, rows: { created: 3, updated: 1 } },
    })
  })

  it('show the first picture of a product whose row names no other', async () => {
    const header = 'Product Handle;Product Title;Product Thumbnail;Image 1 Url;Image 2 Url'
    const rows = [
      'seen;Seen;;https://i.test/1;https://i.test/2',
      'named;Named;https://i.test/0;https://i.test/1;',
    ]
    await run(t, 'product-import', { fileKey: await upload(t, [header, ...rows].join('\n')) })
    for (const [handle, thumbnail] of [
      ['seen', 'https://i.test/1'],
      ['named', 'https://i.test/0'],
    ]) {
      const { products } = await t.call('GET /admin/products', { query: { handle }, headers: t.staff })
      expect(products[0]?.thumbnail).toBe(thumbnail)
    }
  })

  it('leave a price its id when only its amount is another', async () => {
    const ids = async () => {
      const { product } = await t.call('GET /admin/products/:id', {
        params: { id: shirts.id },
        headers: t.staff,
      })
      const small = product.variants.find(({ id }) => id === shirts.variant('small'))
      return small?.prices?.map(({ id, currency_code, amount }) => [id, currency_code, amount]) ?? []
    }
    const before = await ids()
    const row = `${shirts.id};${shirts.product.handle};${shirts.variant('small')};33.00;20.00`
    const text = `Product Id;Product Handle;Variant Id;Price EUR;Price USD\n${row}`
    const job = await run(t, 'product-import', { fileKey: await upload(t, text) })
    expect(job.result).toMatchObject({ rows: { updated: 1 } })
    expect(await ids()).toEqual(
      before.map(([id, code, amount]) => [id, code, code === 'eur' ? 3300 : amount]),
    )
  })

  it('import new products with options, prices and stock', async () => {
    const fileKey = await upload(
      t,
      [
        'Product Handle,Product Title,Product Status,Product Tags,Variant Title,Variant SKU,Variant Inventory Quantity,Price EUR,Price Europe [EUR],Option 1 Name,Option 1 Value',
        'hat,Hat,published,"wool,winter",S,hat-s,5,12.345,11,Size,S',
        'hat,Hat,published,"wool,winter",M,hat-m,6,13,,Size,M',
      ].join('\n'),
    )
    expect(await run(t, 'product-import', { fileKey })).toMatchObject({ status: 'completed' })
    const { products } = await t.call('GET /admin/products', { query: { handle: 'hat' }, headers: t.staff })
    expect(products[0]).toMatchObject({ title: 'Hat', status: 'published' })
    expect(products[0]?.variants.map(({ sku, inventory_quantity }) => [sku, inventory_quantity])).toEqual([
      ['hat-s', 5],
      ['hat-m', 6],
    ])
    const amounts = products[0]?.variants[0]?.prices?.map(({ amount, region_id }) => [
      amount,
      region_id !== null,
    ])
    expect(amounts).toEqual(
      expect.arrayContaining([
        [1235, false],
        [1100, true],
      ]),
    )
  })

  it('name every row that is wrong, and then take in none', async () => {
    const text =
      'Product Handle;Product Title;Product Status;Variant Title\nboot;Boot;published;a\n;Shoe;;b\nsock;Sock;sold;c\n' +
      `cap;${'Cap '.repeat(200)};published;d`
    const job = await run(t, 'product-import', { fileKey: await upload(t, text) })
    expect(job.status).toBe('failed')
    expect(job.result?.errors).toEqual([
      'Line 3: Product Handle must be filled',
      expect.stringMatching(/^Line 4: Product Status must be one of/),
      'Line 5: Product Title must be at most 500 characters long',
    ])
    const { count } = await t.call('GET /admin/products', { query: { handle: 'boot' }, headers: t.staff })
    expect(count).toBe(0)
    const unknown = await run(t, 'product-import', {
      fileKey: await upload(t, 'Product Handle;Colour\nx;red'),
    })
    expect(unknown.result?.errors).toEqual(['The column "Colour" is not one that this import knows'])
  })

  it('name the column of a number that no shop can hold', async () => {
    const text = [
      'Product Handle;Product Title;Product Weight;Variant Title;Variant Inventory Quantity;Price EUR;Price JPY',
      'safe;Safe;;a;;100000000000.01;',
      'vault;Vault;;a;;;10000000000001',
      'silo;Silo;;a;1000000001;;',
      'owed;Owed;;a;-1000000001;;',
      'anvil;Anvil;2147483648;a;;;',
      'bank;Bank;;a;;1e30;',
    ].join('\n')
    const job = await run(t, 'product-import', { fileKey: await upload(t, text) })
    expect(job.status).toBe('failed')
    expect(job.result?.errors).toEqual([
      'Line 2: Price EUR "100000000000.01" cannot be above 100000000000.00',
      'Line 3: Price JPY "10000000000001" cannot be above 10000000000000',
      'Line 4: Variant Inventory Quantity must be a whole number from -1000000000 to 1000000000, not "1000000001"',
      'Line 5: Variant Inventory Quantity must be a whole number from -1000000000 to 1000000000, not "-1000000001"',
      'Line 6: Product Weight must be a whole number from 0 to 1000000000, not "2147483648"',
      expect.stringMatching(/^Line 7: Price EUR is no amount/),
    ])
  })

  it('replace the prices of a price list', async () => {
    const { price_list } = await t.call('POST /admin/price-lists', {
      body: {
        name: 'Sale',
        description: 'All of it',
        type: 'sale',
        prices: [{ variant_id: shirts.variant('small'), currency_code: 'eur', amount: 1 }],
      },
      headers: t.staff,
    })
    const sku = shirts.variants.find(({ title }) => title === 'large')?.sku
    const text = `Product Variant ID;SKU;Price EUR\n${shirts.variant('small')};;9.99\n;${sku};19\n`
    const context = { fileKey: await upload(t, text), price_list_id: price_list.id }
    expect(await run(t, 'price-list-import', context)).toMatchObject({
      status: 'completed',
      result: { count: 2, rows: { created: 1, updated: 1, skipped: 0, error: 0 } },
    })
    const after = await t.call('GET /admin/price-lists/:id', {
      params: { id: price_list.id },
      headers: t.staff,
    })
    expect(after.price_list.prices?.map(({ amount }) => amount).sort()).toEqual([1900, 999])
  })

  it('export orders so that no name is a formula, and each is read as it was written', async () => {
    const { regions } = await t.call('GET /admin/regions', { headers: t.staff })
    const region = regions[0] as never
    const names = {
      'Shipping Address 1': '=HYPERLINK("http://evil.example";"Pay")',
      'Shipping Address 2': '+49 30 1234',
      'Shipping City': "-2+3+cmd|' /C calc'!A0",
      'Shipping Postal Code': '@SUM(A1)',
    }
    const cart = await readyCart(t, {
      region,
      option: await post(t, region),
      items: [{ variant_id: shirts.variant('large'), quantity: 1 }],
      email: 'formula@example.com',
    })
    await t.call('POST /store/carts/:id', {
      params: { id: cart.id },
      body: {
        shipping_address: {
          first_name: '\tTab',
          last_name: '＝1',
          address_1: names['Shipping Address 1'],
          address_2: names['Shipping Address 2'],
          city: names['Shipping City'],
          postal_code: names['Shipping Postal Code'],
          country_code: cart.shipping_address?.country_code ?? '',
        },
      },
    })
    const { data } = await t.call('POST /store/carts/:id/complete', { params: { id: cart.id } })
    expect(data).toMatchObject({ object: 'order' })
    const job = await run(t, 'order-export', { filterable_fields: { email: 'formula@example.com' } })
    const text = await contentOf(t, job.result?.file_key)
    expect(formulasIn(text)).toEqual([])
    const file = join(mkdtempSync(join(tmpdir(), 'cartwright-orders-')), 'orders.csv')
    writeFileSync(file, text)
    for await (const { cells } of readCsv(file)) expect(cells).toMatchObject(names)
  })

  it('export orders with their figures in minor units', async () => {
    const region = await t.call('GET /admin/regions', { headers: t.staff })
    const europeRegion = region.regions[0] as never
    const option = await post(t, europeRegion)
    const items = [{ variant_id: shirts.variant('large'), quantity: 1 }]
    const cart = await readyCart(t, { region: europeRegion, option, items, email: 'x@example.com' })
    const { data } = await t.call('POST /store/carts/:id/complete', { params: { id: cart.id } })
    const job = await run(t, 'order-export', { filterable_fields: { email: 'x@example.com' } })
    expect(job.result).toMatchObject({ count: 1, advancement_count: 1, progress: 1 })
    const [header = '', row = ''] = (await contentOf(t, job.result?.file_key)).split('\r\n')
    const cells = Object.fromEntries(header.split(';').map((name, at) => [name, row.split(';')[at]]))
    expect(cells).toMatchObject({
      Order_ID: data.id,
      'Customer Email': 'x@example.com',
      Subtotal: '2250',
      'Currency Code': 'eur',
    })
    expect(Number(cells.Total)).toBe((data as { total: number }).total)
  })
})
