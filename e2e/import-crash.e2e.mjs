/** The built server, killed without warning in the middle of a product import, again and again. */
import { describe, expect, it } from 'vitest'
import { productFile, upload } from '../scripts/bench/product-file.mjs'
import { isFull, isMissing, isOver, jobOf, killableShop, sleep } from './killed-shop.mjs'

const products = isFull ? 20_000 : 600
const kills = isFull ? 10 : 3

/** Waits until so many rows are in, or the job is over. */
async function waitForRows(shop, id, rows) {
  for (;;) {
    const job = await jobOf(shop, id)
    if (isOver(job) || (job.result?.advancement_count ?? 0) >= rows) return job
    await sleep(20)
  }
}

/** Everything of a list, page after page. */
async function all(shop, path, key) {
  const found = []
  for (;;) {
    const { body } = await shop.ask('GET', `${path}&limit=1000&offset=${found.length}`)
    found.push(...body[key])
    if (body[key].length === 0 || found.length >= body.count) return found
  }
}

for (const database of ['sqlite', 'postgres'])
  describe.skipIf(isMissing(database))(
    `${kills} kills in an import of ${products} products (${database})`,
    () => {
      it('end with every row once', { timeout: isFull ? 1_800_000 : 600_000 }, async () => {
        const shop = await killableShop(database, { products: 1 })
        const variants = isFull ? 1 : 2
        const rows = products * variants
        // A product is one operation of an import, and each of its variants is another.
        const operations = products + rows
        const fileKey = await upload(shop, productFile({ products, variants, region: shop.region }))
        const started = performance.now()
        const { body } = await shop.ask('POST', '/admin/batch-jobs', {
          type: 'product-import',
          context: { fileKey },
        })
        const { id } = body.batch_job
        let reached = 0
        for (let kill = 0; kill < kills; kill++) {
          // The first kill comes while the file is only looked at; the others at any moment of the writing.
          const job =
            kill === 0
              ? await jobOf(shop, id)
              : await waitForRows(shop, id, (operations * kill) / (kills + 1))
          // On a busy machine the last rows may be in before anybody has looked: there is nothing left to cut off.
          if (isOver(job)) break
          await sleep((kill * 37) % 100)
          reached = Math.max(reached, job.result?.advancement_count ?? 0)
          shop.kill()
          await shop.restart()
          // What was written stays written.
          expect((await jobOf(shop, id)).result?.advancement_count ?? 0).toBeGreaterThanOrEqual(reached)
        }
        const done = await waitForRows(shop, id, Number.POSITIVE_INFINITY)
        const seconds = (performance.now() - started) / 1000
        expect(done.result.errors).toBeUndefined()
        expect(done).toMatchObject({
          status: 'completed',
          result: {
            count: operations,
            advancement_count: operations,
            rows: { created: rows, updated: 0, skipped: 0, error: 0 },
          },
        })
        const lines = (await all(shop, `/admin/batch-jobs/${id}/rows?`, 'rows')).map(({ line }) => line)
        expect(lines).toEqual(Array.from({ length: rows }, (_, n) => n + 2))
        const found = await all(
          shop,
          '/admin/products?expand=variants,variants.prices,options,images&fields=handle',
          'products',
        )
        const imported = found.filter(({ handle }) => handle.startsWith('bulk-'))
        expect(imported).toHaveLength(products)
        expect(new Set(imported.map(({ handle }) => handle)).size).toBe(products)
        const wrong = imported.filter(
          (product) =>
            product.variants.length !== variants ||
            product.options.length !== 1 ||
            product.images.length !== 2 ||
            product.variants.some(({ prices }) => prices.length !== 2),
        )
        expect(wrong.map(({ handle }) => handle)).toEqual([])
        const skus = imported.flatMap((product) => product.variants.map(({ sku }) => sku))
        expect(new Set(skus).size).toBe(rows)
        const { body: items } = await shop.ask('GET', '/admin/inventory-items?limit=1&q=bulk-')
        expect(items.count).toBe(rows)
        if (isFull) console.log(`${database}: ${rows} rows, ${kills} kills, ${seconds.toFixed(0)} s`)
      })
    },
  )
