import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApiToken, createUser, type RunningShop, startShop } from '@cartwright/server'
import { Command } from 'commander'
import { parse } from 'csv-parse/sync'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../../server/src/testing/databases'
import { exit } from '../shell'
import { exportFile } from './export'
import { importFile } from './import'

const table = [
  'Handle,Title,Body (HTML),Vendor,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Variant Barcode,Image Src,SEO Title,Status',
  'jug,"Tall jug, ash",<p>Thrown by hand.</p>,Kiln,"clay, jug",TRUE,Size,Small,Glaze,Ash,J-1,900,shopify,4,deny,19.90,24.90,,https://example.com/a.jpg,A jug,active',
  'jug,,,,,,,Large,,Iron,J-2,1400,shopify,0,continue,29.00,,,https://example.com/b.jpg,,',
  'jug,,,,,,,,,,,,,,,,,,https://example.com/c.jpg,,',
  '=bowl,Low bowl,,,,FALSE,Title,Default Title,,,B-1,,,,deny,12.00,,,,,draft',
].join('\n')

describe.each(['sqlite', 'postgres'] as const)('an export (%s)', (dialect) => {
  const isThere = dialect === 'sqlite' || Boolean(inject('templates').postgres)
  let database: TestDatabase
  let shop: RunningShop
  let there: string[] = []
  let said = ''
  const folder = mkdtempSync(join(tmpdir(), 'cartwright-export-'))
  const at = (name: string) => join(folder, name)

  /** Runs words of the command line; what it prints, and how it ends. */
  const run = async (...words: string[]) => {
    said = ''
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      said += String(text)
      return true
    })
    vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    const program = new Command()
    exportFile(program)
    importFile(program)
    process.exitCode = 0
    try {
      await program.parseAsync([...words, ...there], { from: 'user' })
    } finally {
      vi.restoreAllMocks()
    }
    return { said, exit: process.exitCode }
  }

  /** Posts to the shop as staff. */
  const send = (path: string, body: object) =>
    fetch(shop.url + path, {
      method: 'POST',
      headers: { 'x-medusa-access-token': there[3] ?? '', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })

  beforeAll(async () => {
    vi.stubEnv('CARTWRIGHT_CONFIG_DIR', join(folder, 'config'))
    if (!isThere) return
    database = await freshDatabase(dialect, inject('templates'))
    const { config, folder: data } = database
    shop = await startShop({ data, database: config, log: 'silent', notification: [], port: 0 })
    await createUser(shop.shop, {
      email: 'ada@example.com',
      password: 'correct-horse-battery',
      role: 'admin',
    })
    const { token } = await createApiToken(shop.shop, { domain: 'admin', name: 'tests' })
    there = ['--url', shop.url, '--token', token]
    writeFileSync(at('given.csv'), `${table}\n`)
    await run('import', at('given.csv'), '--images', 'link', '--json')
  })
  afterAll(async () => {
    vi.unstubAllEnvs()
    await shop?.close()
    await database?.drop()
  })
  afterEach(() => {
    process.exitCode = 0
  })

  it.skipIf(!isThere).each([
    ['csv', 'p.csv'],
    ['json', 'p.json'],
    ['ndjson', 'p.ndjson'],
    ['shopify', 's.csv'],
  ])(
    'as %s holds all that an import takes in: nothing is new to the shop it came from',
    async (format, name) => {
      const told = JSON.parse(
        (await run('export', 'products', '--format', format, '-o', at(name), '--json')).said,
      )
      expect(told).toEqual({ type: 'products', format, count: 2, file: at(name) })
      const back = JSON.parse((await run('import', at(name), '--dry-run', '--json')).said)
      expect(back.would).toEqual({ created: 0, updated: 0, skipped: 2, error: 0 })
      expect(readdirSync(folder).filter((file) => file.endsWith('.part'))).toEqual([])
    },
  )

  it.skipIf(!isThere)(
    'as Shopify writes it has a row for each variant and for each picture left over',
    async () => {
      await run('export', 'products', '--format', 'shopify', '-o', at('rows.csv'))
      const rows: Record<string, string>[] = parse(readFileSync(at('rows.csv')), { columns: true })
      const jug = rows.filter((row) => row.Handle === 'jug')
      expect(
        jug.map((row) => [row['Variant SKU'], row['Variant Price'], row['Variant Compare At Price']]),
      ).toEqual([
        ['J-1', '19.90', '24.90'],
        ['J-2', '29.00', ''],
        ['', '', ''],
      ])
      expect(jug.map((row) => row['Image Src'])).toEqual(
        ['a', 'b', 'c'].map((name) => `https://example.com/${name}.jpg`),
      )
      expect(jug[0]).toMatchObject({
        Title: 'Tall jug, ash',
        Vendor: 'Kiln',
        'Option1 Name': 'Size',
        'Option1 Value': 'Small',
        'Option2 Name': 'Glaze',
        'SEO Title': 'A jug',
        Status: 'active',
        'Variant Inventory Policy': 'deny',
      })
      expect(rows.find((row) => row['Variant SKU'] === 'B-1')).toMatchObject({
        'Option1 Name': 'Title',
        'Option1 Value': 'Default Title',
        Status: 'draft',
      })
    },
  )

  const feed = async (...words: string[]) => {
    await run('export', 'products', '--format', 'google', '-o', at('feed.tsv'), ...words)
    const options = { columns: true, delimiter: '\t', quote: false } as const
    return parse(readFileSync(at('feed.tsv')), options) as Record<string, string>[]
  }
  it.skipIf(!isThere)('is no feed where there is no region to sell in', async () => {
    await expect(feed()).rejects.toMatchObject({ code: exit.invalid, message: 'The shop has no region' })
  })
  it.skipIf(!isThere)('as Google reads it tells what a region sells, and where', async () => {
    const made = await send('/admin/regions', {
      name: 'Europe',
      currency_code: 'usd',
      countries: ['de'],
      tax_rate: 0,
      payment_providers: ['manual'],
      fulfillment_providers: ['manual'],
    })
    expect(await made.json()).toMatchObject({ region: { name: 'Europe' } })
    const rows = await feed('--region', 'europe')
    expect(rows.map(({ id, link, price, sale_price }) => [id, link, price, sale_price])).toEqual([
      ['J-1', `${shop.url}/p/jug?Size=Small&Glaze=Ash`, '24.90 USD', '19.90 USD'],
      ['J-2', `${shop.url}/p/jug?Size=Large&Glaze=Iron`, '29.00 USD', ''],
    ])
    expect(rows[0]).toMatchObject({
      item_group_id: 'jug',
      title: 'Tall jug, ash, Small, Ash',
      availability: 'in_stock',
      color: 'Ash',
      size: 'Small',
      image_link: 'https://example.com/a.jpg',
      additional_image_link: 'https://example.com/b.jpg,https://example.com/c.jpg',
    })
    const [elsewhere] = await feed('--product-page', 'https://store.example/products/{handle}')
    expect(elsewhere?.link).toBe('https://store.example/products/jug?Size=Small&Glaze=Ash')
  })
  it.skipIf(!isThere).each([
    ['a region there is not', ['--format', 'google', '--region', 'Atlantis'], exit.notFound],
    ['a page of one product', ['--format', 'google', '--product-page', 'https://a.example/jug'], exit.usage],
    ['a page that is no address', ['--format', 'google', '--product-page', 'https://:{handle}'], exit.usage],
    ['columns of Google', ['--format', 'google', '--columns', 'id'], exit.usage],
    ['a region of a table', ['--region', 'Europe'], exit.usage],
  ])('refuses %s, and leaves no file', async (_, words, code) => {
    await expect(run('export', 'products', ...words, '-o', at('no.tsv'))).rejects.toMatchObject({ code })
    expect(existsSync(at('no.tsv')) || existsSync(at('no.tsv.part'))).toBe(false)
  })

  it.skipIf(!isThere)('leaves a product with four options out for Shopify, and says so', async () => {
    const options = ['A', 'B', 'C', 'D'].map((title) => ({ title }))
    const made = await send('/admin/products', { title: 'Set of four', options })
    const { product } = (await made.json()) as { product: { id: string } }
    const done = await run('export', 'products', '--format', 'shopify', '-o', at('four.csv'))
    expect(done.exit).toBe(exit.invalid)
    expect(readFileSync(at('four.csv'), 'utf8')).not.toContain('Set of four')
    await fetch(`${shop.url}/admin/products/${product.id}`, {
      method: 'DELETE',
      headers: { 'x-medusa-access-token': there[3] ?? '' },
    })
  })

  it.skipIf(!isThere)('holds what the filters let through, in the columns that were asked for', async () => {
    const skus = await run(
      'export',
      'products',
      '--columns',
      'Variant SKU,Product Handle',
      '--filter',
      'status=draft',
    )
    expect(skus.said.split('\r\n')).toEqual(['Variant SKU;Product Handle', "B-1;'=bowl", ''])
    const some = await run(
      'export',
      'products',
      '--format',
      'json',
      '--columns',
      'handle,variants.sku',
      '--filter',
      'status=published',
    )
    expect(JSON.parse(some.said)).toEqual([{ handle: 'jug', 'variants.sku': ['J-1', 'J-2'] }])
    const none = await run('export', 'orders', '--format', 'json')
    expect(JSON.parse(none.said)).toEqual([])
    expect((await run('export', 'orders', '--format', 'ndjson')).said).toBe('')
  })

  it.skipIf(!isThere).each([
    ['a column that is not there', ['products', '--columns', 'Colour'], exit.usage],
    ['a format that it has not', ['orders', '--format', 'shopify'], exit.usage],
    ['columns of Shopify', ['products', '--format', 'shopify', '--columns', 'Handle'], exit.usage],
  ])('refuses %s, and leaves no file', async (_, words, code) => {
    await expect(run('export', ...words, '-o', at('none.csv'))).rejects.toMatchObject({ code })
    expect(existsSync(at('none.csv')) || existsSync(at('none.csv.part'))).toBe(false)
  })

  it.skipIf(!isThere)('leaves no file in the shop', () => {
    const uploads = join(database.folder, 'uploads', 'private')
    const left = existsSync(uploads) ? readdirSync(uploads) : []
    expect(left.filter((name) => name.includes('export'))).toEqual([])
  })
})
