import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApiToken, createUser, type RunningShop, startShop } from '@cartwright/server'
import { Command } from 'commander'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../../server/src/testing/databases'
import { exit } from '../shell'
import { importFile } from './import'

const table = (...rows: string[]) =>
  ['Handle,Title,Published,Variant SKU,Variant Price', ...rows].join('\n').concat('\n')

describe.each(['sqlite', 'postgres'] as const)('an import into a shop elsewhere (%s)', (dialect) => {
  const isThere = dialect === 'sqlite' || Boolean(inject('templates').postgres)
  let database: TestDatabase
  let shop: RunningShop
  let flags: string[] = []
  const said: string[] = []
  const folder = mkdtempSync(join(tmpdir(), 'cartwright-cli-there-'))

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
    flags = ['--url', shop.url, '--token', token]
  })
  afterAll(async () => {
    vi.unstubAllEnvs()
    await shop?.close()
    await database?.drop()
  })
  afterEach(() => {
    process.exitCode = 0
    vi.restoreAllMocks()
  })

  /** What a run says as JSON, and how it ends. */
  const run = async (...words: string[]) => {
    said.length = 0
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => said.push(String(text)) > 0)
    const program = new Command()
    importFile(program)
    process.exitCode = 0
    await program.parseAsync(['import', ...words, ...flags, '--json'], { from: 'user' })
    vi.restoreAllMocks()
    return { ...JSON.parse(said.join('')), exit: process.exitCode }
  }
  const fileOf = (text: string, name = 'export.csv') => {
    const path = join(mkdtempSync(join(folder, 'file-')), name)
    writeFileSync(path, text)
    return path
  }
  const titles = async () => {
    const { product: t } = shop.shop.db.t
    const rows = await shop.shop.db.select({ title: t.title, gone: t.deleted_at }).from(t)
    return rows
      .filter(({ gone }) => !gone)
      .map(({ title }) => title)
      .sort()
  }
  const uploads = () => {
    const at = join(database.folder, 'uploads', 'private')
    try {
      return readdirSync(at)
    } catch {
      return []
    }
  }

  it.skipIf(!isThere)(
    'looks, writes, tells of each row and takes it back, as one beside the database does',
    async () => {
      const file = fileOf(table('jar,Jar,true,J-1,3.00', 'lid,Lid,true,L-1,oops', 'cup,Cup,true,C-1,4.00'))
      const look = await run(file, '--dry-run')
      expect(look).toMatchObject({ would: { created: 2, error: 1 }, exit: exit.invalid })
      expect(look.problems).toMatchObject([{ line: 3, action: 'error' }])
      expect([await titles(), uploads()]).toEqual([[], []])

      const done = await run(file)
      expect(done).toMatchObject({
        status: 'completed',
        format: 'shopify',
        rows: { created: 2, updated: 0, skipped: 0, error: 1 },
        exit: exit.invalid,
      })
      expect(done.problems[0].errors[0]).toMatchObject({ column: 'Variant Price', value: 'oops' })
      expect(await titles()).toEqual(['Cup', 'Jar'])
      expect(await run(file)).toMatchObject({ rows: { created: 0, updated: 0, skipped: 2 } })

      expect(await run('--undo', done.job_id)).toMatchObject({ status: 'completed', exit: 0 })
      expect(await titles()).toEqual([])
      await expect(run('--resume', done.job_id)).rejects.toThrow('nothing to go on with')
      expect(uploads()).toEqual([])
    },
  )

  it.skipIf(!isThere)(
    'tells the kind of records by the columns, and by a mapping that is saved there',
    async () => {
      const text = 'Mail;Vorname\nada@example.org;Ada\n'
      const map = ['--map', 'Mail=customer.email', '--map', 'Vorname=customer.first_name']
      await run(fileOf(text), ...map, '--save-mapping', 'Till')
      const again = await run(fileOf('Mail;Vorname\nbo@example.org;Bo\n'), '--mapping', 'Till')
      expect(again).toMatchObject({ status: 'completed', records: 1 })
      await expect(run(fileOf(text), '--mapping', 'Tills')).rejects.toThrow('there is Till')
      await expect(run(fileOf('What;Is\nthis;now\n'))).rejects.toThrow(/is no file this shop reads/)
      await expect(run(fileOf(text), ...map, '--images', 'skip')).rejects.toThrow('context.images')
      expect(uploads()).toEqual([])
    },
  )

  it.skipIf(!isThere)('takes JSON and NDJSON', async () => {
    const json = fileOf(JSON.stringify([{ title: 'Bowl', handle: 'bowl' }]), 'products.json')
    expect(await run(json)).toMatchObject({ format: 'json', rows: { created: 1 } })
    const lines = fileOf('{"title":"Vase","handle":"vase"}\n{"title":"Tray","handle":"tray"}\n', 'p.ndjson')
    expect(await run(lines)).toMatchObject({ rows: { created: 2 } })
    expect(await titles()).toEqual(['Bowl', 'Tray', 'Vase'])
  })
})
