import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isNotNull, isNull } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { dump } from '../../testing/dump'
import { importProducts } from '../../testing/import-products'
import { describeShop } from '../../testing/test-shop'
import { europe } from '../../testing/world'
import { undoImport } from '../batch-job/run-import'

interface Counts {
  products: number
  variants: number
  prices: number
  salePrices: number
  images: number
  categories: number
  collections: number
  /** Units of stock. */
  units: number
}
interface Sample {
  name: string
  format: string
  text: string
  /** As a person counts them in the file. */
  counts?: Partial<Counts>
}

const lines = (...all: string[]) => all.join('\n')
const jug = {
  title: 'Jug',
  handle: 'json-jug',
  status: 'published',
  collection: { title: 'Table', handle: 'table' },
  categories: [{ name: 'Kitchen', handle: 'kitchen' }],
  images: [{ url: 'https://img.example/1.jpg' }, { url: 'https://img.example/2.jpg' }],
  options: [{ title: 'Size' }],
  variants: [
    {
      title: 'S',
      sku: 'J-S',
      options: [{ value: 'S' }],
      prices: [
        { currency_code: 'eur', amount: 1000 },
        { currency_code: 'usd', amount: 1100 },
      ],
      inventory_quantity: 4,
    },
    {
      title: 'L',
      sku: 'J-L',
      options: [{ value: 'L' }],
      prices: [{ currency_code: 'eur', amount: 2000 }],
      inventory_quantity: 5,
    },
  ],
}
const bowl = { ...jug, title: 'Bowl', handle: 'json-bowl', variants: [], options: [], images: [] }
const jsonCounts = { products: 2, variants: 2, prices: 3, images: 2, categories: 1, collections: 1, units: 9 }

const samples: Sample[] = [
  {
    name: 'Shopify of 2022 with markets, metafields and pictures of variants',
    format: 'shopify',
    text: lines(
      'Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Option1 Linked To,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Variant Image,Image Src,Image Position,Included / Europe,Price / Europe,Compare At Price / Europe,Included / Mars,Price / Mars,Glaze (product.metafields.custom.glaze),Status',
      'cup,Cup,<p>A cup</p>,Kiln,Home,Cups,"a, b",true,Color,Ash,,C-A,300,shopify,3,deny,10.00,12.00,https://img.example/ash.jpg,https://img.example/1.jpg,1,true,9.00,11.00,true,5.00,matt,active',
      'cup,,,,,,,,,Rust,,C-R,300,shopify,4,deny,10.00,,https://img.example/2.jpg,https://img.example/2.jpg,2,false,9.00,,,,,',
      'cup,,,,,,,,,,,,,,,,,,,https://img.example/3.jpg,3,,,,,,,',
    ),
    // The picture that only a variant shows counts, the region that the shop has not does not.
    counts: { products: 1, variants: 2, prices: 3, salePrices: 2, images: 4, units: 7 },
  },
  {
    name: 'the Shopify template of 2025',
    format: 'shopify',
    text: lines(
      'Title,URL handle,Description,Vendor,Type,Tags,Published on online store,Status,SKU,Barcode,Option1 name,Option1 value,Price,Compare-at price,Inventory tracker,Inventory quantity,Continue selling when out of stock,Weight value (grams),Product image URL,Image position,Variant image URL,Gift card',
      'Lamp,lamp,<p>Bright</p>,Kiln,Light,new,TRUE,Active,L-1,0001,Title,Default Title,49.90,,shopify,8,CONTINUE,900,https://img.example/lamp.jpg,1,,FALSE',
      'Card,card,,,,,TRUE,Active,,,Title,Default Title,20,,,,,,,,,TRUE',
    ),
    counts: { products: 2, variants: 2, prices: 2, salePrices: 0, images: 1, units: 8 },
  },
  {
    name: 'WooCommerce with variations, categories and pictures',
    format: 'woocommerce',
    text: lines(
      'ID,Type,SKU,Name,Published,Short description,Description,In stock?,Stock,Backorders allowed?,Weight (kg),Sale price,Regular price,Categories,Tags,Images,Parent,Attribute 1 name,Attribute 1 value(s)',
      '1,variable,TEE,Tee,1,Soft,Very soft,1,,0,0.5,,,"Clothing > Shirts, Sale","a, b","https://img.example/a.jpg, https://img.example/b.jpg",,Size,"S, M"',
      '2,variation,TEE-S,Tee - S,1,,,1,3,0,,8,10,,,https://img.example/s.jpg,TEE,Size,S',
      '3,variation,TEE-M,Tee - M,1,,,1,4,0,,,10,,,,id:1,Size,M',
      '4,simple,CAP,Cap,0,,,1,9,1,,,5,Clothing,,,,,',
    ),
    counts: { products: 2, variants: 3, prices: 3, salePrices: 1, images: 3, categories: 3, units: 16 },
  },
  {
    name: 'Medusa v2',
    format: 'medusa2',
    text: lines(
      'Product Handle,Product Title,Product Status,Product Tag 1,Product Collection Id,Variant Title,Variant Sku,Variant Price EUR,Variant Price USD,Variant Option 1 Name,Variant Option 1 Value,Product Image 1,Product Image 2',
      'book,Book,published,paper,pcol_x,Soft,B-S,10.00,11.00,Cover,Soft,https://img.example/1.jpg,https://img.example/2.jpg',
      'book,Book,published,paper,pcol_x,Hard,B-H,20.00,,Cover,Hard,https://img.example/1.jpg,https://img.example/2.jpg',
    ),
    counts: { products: 1, variants: 2, prices: 3, images: 2, collections: 0 },
  },
  { name: 'JSON', format: 'json', text: JSON.stringify({ products: [jug, bowl] }), counts: jsonCounts },
  {
    name: 'NDJSON',
    format: 'ndjson',
    text: lines(JSON.stringify(jug), JSON.stringify(bowl)),
    counts: jsonCounts,
  },
  {
    name: 'a seed file',
    format: 'seed',
    text: JSON.stringify({
      store: { currencies: ['eur'] },
      regions: [{ id: 'r', name: 'Nowhere' }],
      product_collections: [{ id: 'c-1', title: 'Table', handle: 'table' }],
      categories: [{ id: 'k-1', name: 'Kitchen', category_children: [{ id: 'k-2', name: 'Jugs' }] }],
      products: [{ ...jug, collection: undefined, collection_id: 'c-1', categories: [{ id: 'k-2' }] }],
    }),
    counts: { products: 1, variants: 2, prices: 3, images: 2, categories: 2, collections: 1, units: 9 },
  },
]

/** Files of real shops may be tried besides: all of a folder. */
const folder = process.env.CARTWRIGHT_TEST_FILES
if (folder)
  for (const name of readdirSync(folder))
    samples.push({ name, format: '', text: readFileSync(join(folder, name), 'utf8') })

for (const { name, format, text, counts } of samples)
  describeShop(`a whole file: ${name}`, (t) => {
    const path = join(mkdtempSync(join(tmpdir(), 'cartwright-whole-')), 'file')
    writeFileSync(path, text)
    let before: string[] = []
    beforeAll(async () => {
      await europe(t)
      await t.call('POST /admin/stock-locations', { headers: t.staff, body: { name: 'Shelf' } })
      before = await dump(t.shop.db)
    })

    const held = async (): Promise<Counts> => {
      const { db } = t.shop
      const { product, product_variant: variant, money_amount: money, product_images: images } = db.t
      const variants = await db.select({ units: variant.inventory_quantity }).from(variant)
      return {
        products: await db.$count(product, isNull(product.deleted_at)),
        variants: variants.length,
        prices: await db.$count(money, isNull(money.price_list_id)),
        salePrices: await db.$count(money, isNotNull(money.price_list_id)),
        images: await db.$count(images),
        categories: await db.$count(db.t.product_category),
        collections: await db.$count(db.t.product_collection),
        units: variants.reduce((sum, { units }) => sum + units, 0),
      }
    }

    it('goes in with all it holds, and nothing of it twice', async () => {
      const options = { currency: 'eur', ...(format ? {} : { format: undefined }) }
      const first = await importProducts(t.shop, path, { ...options, job: 'batch_whole' })
      const all = await held()
      if (counts) expect({ ...first, ...all }).toMatchObject({ failed: 0, ...counts })
      else
        process.stdout.write(
          `${name} ${JSON.stringify({ ...first, results: undefined, problems: first.problems.length, ...all })}\n`,
        )
      expect(first.created).toBe(all.products)
      const again = await importProducts(t.shop, path, options)
      expect(again).toMatchObject({ created: 0, updated: 0, unchanged: all.products })
      expect(await held()).toEqual(all)
    })

    it('goes out again and leaves the shop as it was', async () => {
      const { job } = await undoImport(t.shop, 'batch_whole')
      expect(job).toMatchObject({ status: 'completed', result: { rows: { error: 0 } } })
      expect(await dump(t.shop.db)).toEqual(before)
    })
  })
