import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { createShop } from '@cartwright/server'
import { Command } from 'commander'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../../server/src/testing/databases'
import { inHand, type TestShop } from '../../../server/src/testing/test-shop'
import { america, createProduct, europe } from '../../../server/src/testing/world'
import { exit } from '../shell'
import { feed } from './feed'

describe.each(['sqlite', 'postgres'] as const)('cartwright feed (%s)', (dialect) => {
  const isThere = dialect === 'sqlite' || Boolean(inject('templates').postgres)
  let database: TestDatabase
  let bare = ''

  /** Runs words of the command line; what it prints, and how it ends. */
  const run = async (...words: string[]) => {
    let said = ''
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      said += String(text)
      return true
    })
    vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    const program = new Command()
    feed(program)
    process.exitCode = 0
    const where = ['--data', database.folder, '--base-url', 'https://shop.example.com']
    try {
      await program.parseAsync(['feed', ...words, ...where], { from: 'user' })
      return { said, exit: process.exitCode }
    } finally {
      process.exitCode = 0
      vi.restoreAllMocks()
    }
  }

  beforeAll(async () => {
    if (!isThere) return
    database = await freshDatabase(dialect, inject('templates'))
    vi.stubEnv('DATABASE_URL', 'url' in database.config ? database.config.url : '')
    const { shop, app, close } = await createShop({
      data: database.folder,
      database: database.config,
      log: 'silent',
      notification: [],
    })
    const t: TestShop = await inHand(shop, app, { database: database.config, folder: database.folder })
    await europe(t)
    await america(t)
    const picture = { images: ['https://shop.example.com/mug.jpg'] }
    await createProduct(t, 'Mug', { one: { eur: 900, usd: 1000 } }, picture)
    bare = (await createProduct(t, 'Bare', { small: { eur: 900 }, large: { eur: 1900 } })).id
    await close()
  })
  afterAll(async () => {
    vi.unstubAllEnvs()
    await database?.drop()
  })

  it.skipIf(!isThere)('says what would be refused, of how many, and how to mend it', async () => {
    const { said, exit: end } = await run('check', '--region', 'Europe')
    expect(end).toBe(exit.unexpected)
    expect(said).toContain('europe-en for Google: 3 variants of 2 products\n')
    expect(said).toContain('europe-en for agents: 3 variants of 2 products\n')
    expect(said).toContain('✗ image_link  There is no picture (2)\n    mend: Add a picture to the product\n')
    expect(said).toContain(`    Bare, small  ${bare} variant_`)
    expect(said).not.toContain('america')
  })

  it.skipIf(!isThere)('ends well where nothing would be, and counts what is not sold there', async () => {
    const { said, exit: end } = await run('check', '--region', 'America', '--format', 'google')
    expect(end).toBe(0)
    expect(said).toBe(
      'america-en for Google: 1 variant of 1 product; not in it, as without a price: 2  ✓ nothing would be refused\n',
    )
  })

  it.skipIf(!isThere)('tells programs as JSON', async () => {
    const { said, exit: end } = await run('check', '--format', 'google', '--json')
    expect(end).toBe(exit.unexpected)
    expect(JSON.parse(said)).toEqual({
      feeds: [
        {
          feed: 'europe-en',
          reader: 'google',
          products: 2,
          variants: 3,
          unpriced: 0,
          problems: [
            {
              field: 'image_link',
              problem: 'There is no picture',
              mend: 'Add a picture to the product',
              count: 2,
              examples: [
                { product_id: bare, variant_id: expect.stringMatching(/^variant_/), title: 'Bare, small' },
                { product_id: bare, variant_id: expect.stringMatching(/^variant_/), title: 'Bare, large' },
              ],
            },
          ],
        },
        { feed: 'america-en', reader: 'google', products: 1, variants: 1, unpriced: 2, problems: [] },
      ],
    })
  })

  it.skipIf(!isThere)('writes a feed into a file, packed where its name says so', async () => {
    const at = (name: string) => join(database.folder, name)
    await run('build', '--region', 'europe', '--language', 'en', '--out', at('google.tsv'))
    const table = readFileSync(at('google.tsv'), 'utf8')
    expect(table.split('\n')).toHaveLength(5)
    expect(table).toContain('https://shop.example.com/en-de/p/mug-')
    await run('build', '--region', 'europe-en', '--out', at('all.tsv.gz'))
    expect(gunzipSync(readFileSync(at('all.tsv.gz'))).toString()).toBe(table)
    await run('build', '--region', 'America', '--out', at('products.jsonl'))
    expect(JSON.parse(readFileSync(at('products.jsonl'), 'utf8'))).toMatchObject({ title: 'Mug' })
    expect(existsSync(at('products.jsonl.part'))).toBe(false)
  })

  it.skipIf(!isThere)('refuses what cannot be meant', async () => {
    const refused = async (...words: string[]) => run(...words).catch((error: Error) => error)
    expect(await refused('check', '--region', 'Mars')).toMatchObject({
      message: 'There is no feed of region Mars',
      hint: expect.stringContaining('europe-en'),
      code: exit.notFound,
    })
    expect(await refused('build', '--out', 'feed.csv')).toMatchObject({ code: exit.usage })
    expect(await refused('build', '--out', join(database.folder, 'a.xml'))).toMatchObject({
      message: 'There are 2 feeds, and a file holds one',
    })
  })
})
