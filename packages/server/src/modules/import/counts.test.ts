import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { and, isNotNull, isNull } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { importProducts } from '../../testing/import-products'
import { csvOf, type ExportRow, shopifyExport } from '../../testing/shopify-export'
import { describeShop } from '../../testing/test-shop'

/** An export with everything that makes one hard to read, and one row whose price a person mistyped. */
function difficultExport(): string {
  const rows = shopifyExport({ products: 120 })
  const at = rows.findIndex((row, n) => n > 40 && !row.Title && row['Variant Price'])
  rows[at] = { ...rows[at], 'Variant Price': '19,9O' } as ExportRow
  const file = join(mkdtempSync(join(tmpdir(), 'cartwright-counts-')), 'generated.csv')
  writeFileSync(file, csvOf(rows))
  return file
}

/** Exports of real shops may be tried besides: all of a folder. */
const folder = process.env.CARTWRIGHT_TEST_EXPORTS
const files = [
  { file: difficultExport(), damaged: 1 },
  ...(folder
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.csv'))
        .map((name) => ({ file: join(folder, name), damaged: 0 }))
    : []),
]

for (const { file, damaged } of files)
  describeShop(`the numbers of ${basename(file)}`, (t) => {
    const counted = count(read(readFileSync(file, 'utf8')))

    it('are those of the file', async () => {
      const report = await importProducts(t.shop, file)
      const { products, variants, images } = counted
      expect(report).toMatchObject({ products, variants, images, created: products, failed: 0 })
      expect(report.problems.filter(({ level }) => level === 'error')).toHaveLength(damaged)
      expect(await held()).toEqual(counted)
    })

    it('stay as they are when the file comes again', async () => {
      const { products } = counted
      const before = await t.shop.db.$count(t.shop.db.t.event)
      expect(await importProducts(t.shop, file)).toMatchObject({
        created: 0,
        updated: 0,
        unchanged: products,
      })
      expect(await held()).toEqual(counted)
      expect(await t.shop.db.$count(t.shop.db.t.event)).toBe(before)
    })

    const held = async () => {
      const { db } = t.shop
      const { product, product_variant: variant, money_amount: money, inventory_item: item } = db.t
      const codes = await db
        .select({ sku: variant.sku })
        .from(variant)
        .where(and(isNull(variant.deleted_at), isNotNull(variant.sku)))
      return {
        products: await db.$count(product, isNull(product.deleted_at)),
        variants: await db.$count(variant, isNull(variant.deleted_at)),
        options: await db.$count(db.t.product_option),
        optionValues: await db.$count(db.t.product_option_value),
        prices: await db.$count(money, isNull(money.price_list_id)),
        salePrices: await db.$count(money, isNotNull(money.price_list_id)),
        images: await db.$count(db.t.product_images),
        tags: await db.$count(db.t.product_tags),
        skus: new Set(codes.map(({ sku }) => sku)).size,
        items: await db.$count(item, isNull(item.deleted_at)),
        total: (await db.select({ amount: money.amount }).from(money)).reduce(
          (sum, row) => sum + row.amount,
          0,
        ),
      }
    }
  })

/** What a file holds, counted as one would by hand. */
function count(rows: Record<string, string>[]) {
  const firsts = new Map<string, Record<string, string>>()
  for (const row of rows) if (!firsts.has(row.Handle ?? '')) firsts.set(row.Handle ?? '', row)
  const optionsOf = (row: Record<string, string>) =>
    [1, 2, 3].filter((n) => row[`Option${n} Name`] && row['Option1 Value'] !== 'Default Title').length
  const priced = rows.filter((row) => /^[\d.]+$/.test(row['Variant Price'] ?? ''))
  const onSale = priced.filter(
    (row) => Number(row['Variant Compare At Price']) > Number(row['Variant Price']),
  )
  const pairs = (name: string, split: RegExp) =>
    new Set(
      rows.flatMap((row) =>
        (row[name] ?? '').split(split).flatMap((part) => (part.trim() ? `${row.Handle} ${part.trim()}` : [])),
      ),
    ).size
  const cents = (text = '') => Math.round(Number(text) * 100)
  return {
    products: firsts.size,
    variants: priced.length,
    options: [...firsts.values()].reduce((sum, row) => sum + optionsOf(row), 0),
    optionValues: priced.reduce((sum, row) => sum + optionsOf(firsts.get(row.Handle ?? '') ?? {}), 0),
    prices: priced.length,
    salePrices: onSale.length,
    images: pairs('Image Src', /\n/),
    tags: pairs('Tags', /,/),
    skus: new Set(priced.flatMap((row) => row['Variant SKU']?.trim() || [])).size,
    items: priced.filter((row) => row['Variant Inventory Tracker']).length,
    total:
      priced.reduce((sum, row) => sum + cents(row['Variant Price']), 0) +
      onSale.reduce((sum, row) => sum + cents(row['Variant Compare At Price']), 0),
  }
}

/** Records of a CSV text, letter by letter: a quote that follows a closing one was a doubled quote. */
function read(text: string): Record<string, string>[] {
  const records: string[][] = [['']]
  let quoted = false
  let before = ''
  for (const sign of text.replace(/\r/g, '')) {
    const record = records.at(-1) as string[]
    const add = (more: string) => record.push(`${record.pop()}${more}`)
    if (sign === '"') {
      if (!quoted && before === '"') add('"')
      quoted = !quoted
    } else if (sign === ',' && !quoted) record.push('')
    else if (sign === '\n' && !quoted) records.push([''])
    else add(sign)
    before = sign
  }
  const [header = [], ...rows] = records
  return rows
    .filter((row) => row.length > 1)
    .map((row) => Object.fromEntries(header.map((name, at) => [name, row[at] ?? ''])))
}
