import { randomBytes } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { createShop } from '../server'
import type { DatabaseConfig } from '../store/database/open'
import { eachTable } from '../store/dump/copy-rows'
import { openSnapshot } from '../store/dump/snapshot'
import { freshDatabase, postgresServer, type TestDatabase } from '../testing/databases'
import { type Counter, openCounter, placeOrder } from '../testing/placed-order'
import { openTestShop, type TestShop } from '../testing/test-shop'
import { listBackups } from './list-backups'
import { restoreBackup, verifyBackup } from './restore-backup'
import { writeBackup } from './write-backup'

const folder = mkdtempSync(join(tmpdir(), 'cartwright-backup-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
let named = 0
const newFile = () => join(folder, `${++named}.tar.gz`)

const sumsOf = async (database: DatabaseConfig) => {
  const snapshot = await openSnapshot(database)
  const sums = await eachTable(snapshot, snapshot.tables, () => {})
  await snapshot.close()
  return sums
}
const uploadsIn = (data: string) =>
  ['public', 'private'].flatMap((side) => {
    const at = join(data, 'uploads', side)
    if (!existsSync(at)) return []
    return readdirSync(at).map((key) => [side, key, readFileSync(join(at, key)).toString('base64')])
  })
const stateOf = async ({ config, folder: data }: Pick<TestDatabase, 'config' | 'folder'>) => ({
  sums: await sumsOf(config),
  uploads: uploadsIn(data),
  secrets: readFileSync(join(data, 'secrets.json'), 'utf8'),
})

const hasServer = Boolean(postgresServer(inject('templates')))
const dialects = (['sqlite', 'postgres'] as const).filter((one) => one === 'sqlite' || hasServer)

describe.each(dialects)('a backup of a shop on %s', (dialect) => {
  let t: TestShop
  let counter: Counter
  let close: () => Promise<void>
  beforeAll(async () => {
    ;({ t, close } = await openTestShop(dialect))
    counter = await openCounter(t)
    await placeOrder(t, counter, { small: 1 })
    const { file } = t.shop.providers
    await file.put({ name: 'plate.png', type: 'image/png', content: randomBytes(100_000) })
    await file.put({
      name: `${'long '.repeat(20)}name.pdf`,
      type: 'application/pdf',
      content: randomBytes(513),
    })
    await file.put({ name: 'nothing.csv', type: 'text/csv', content: new Uint8Array(), isPrivate: true })
  })
  afterAll(() => close())
  const here = () => ({ data: t.folder, database: t.database })

  it.each(dialects)('comes back on %s as it was, files byte by byte', async (target) => {
    const file = newFile()
    const before = await stateOf({ config: t.database, folder: t.folder })
    const written = await writeBackup(here(), file)
    expect(written).toMatchObject({ files: { count: 3, bytes: 100_513 } })
    if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readdirSync(t.folder).filter((name) => name.startsWith('.backup'))).toEqual([])

    const other = await freshDatabase(target, inject('templates'))
    try {
      const restored = await restoreBackup(file, { data: other.folder, database: other.config })
      expect(restored).toMatchObject({
        database: dialect,
        migrated: [],
        has_secrets: true,
        rows: written.rows,
      })
      expect(await stateOf(other)).toEqual(before)
      expect(readdirSync(other.folder).filter((name) => name.startsWith('.restoring'))).toEqual([])
      // It is a shop: it opens, finds what it had, and counts on.
      const {
        shop,
        app,
        close: leave,
      } = await createShop({
        data: other.folder,
        database: other.config,
        log: 'silent',
      })
      const answer = await app.fetch(new Request('http://localhost/admin/orders?q=ada', { headers: t.staff }))
      expect([answer.status, (await answer.json()).orders.length > 0]).toEqual([200, true])
      await shop.transaction(async (tx) => {
        const [last] = await tx.insert(tx.t.country).values(newCountry).returning({ id: tx.t.country.id })
        expect(last?.id).toBeGreaterThan(200)
      })
      await leave()
    } finally {
      await other.drop()
    }
  })

  it('is of one instant while orders are placed', async () => {
    const file = newFile()
    let isOpen = true
    let placed = 0
    const selling = (async () => {
      while (isOpen) {
        await placeOrder(t, counter, { small: 1 })
        placed += 1
      }
    })()
    await expect.poll(() => placed).toBeGreaterThan(1)
    await writeBackup(here(), file)
    const during = placed
    await expect.poll(() => placed).toBeGreaterThan(during)
    isOpen = false
    await selling
    const other = await freshDatabase('sqlite', inject('templates'))
    try {
      await restoreBackup(file, { data: other.folder, database: other.config })
      const { shop, close: leave } = await createShop({
        data: other.folder,
        database: other.config,
        log: 'silent',
      })
      const orders = await shop.db.$count(shop.db.t.order)
      expect(orders).toBeGreaterThan(1)
      expect(await shop.db.$count(shop.db.t.payment)).toBe(orders)
      // Each row is as the shop wrote it, and none is missing before the last that is there.
      for (const name of ['order', 'line_item', 'payment', 'audit_log'] as const) {
        const rowsOf = ({ db }: typeof shop) => db.select().from(db.t[name]).orderBy(db.t[name].id)
        const kept = await rowsOf(shop)
        expect([name, kept]).toEqual([name, (await rowsOf(t.shop)).slice(0, kept.length)])
      }
      expect(await t.shop.db.$count(t.shop.db.t.order)).toBeGreaterThan(orders)
      await leave()
    } finally {
      await other.drop()
    }
  })

  it('replaces a shop only when that is said, and not while it is open', async () => {
    const file = newFile()
    await writeBackup(here(), file, { secrets: false })
    const before = await stateOf({ config: t.database, folder: t.folder })
    await expect(restoreBackup(file, here())).rejects.toMatchObject({ code: 'shop_not_empty' })
    await expect(restoreBackup(file, here(), { replace: true })).rejects.toMatchObject({
      code: 'shop_is_running',
    })
    expect(await stateOf({ config: t.database, folder: t.folder })).toEqual(before)
  })
})

const newCountry = { iso_2: 'zz', iso_3: 'zzz', num_code: 999, name: 'NOWHERE', display_name: 'Nowhere' }

describe.each(dialects)('what goes wrong on %s', (dialect) => {
  let place: TestDatabase
  let file: string
  let whole: Buffer
  beforeAll(async () => {
    file = newFile()
    const { t, close } = await openTestShop('sqlite')
    await placeOrder(t, await openCounter(t), { small: 1 })
    await writeBackup({ data: t.folder, database: t.database }, file)
    await close()
    whole = readFileSync(file)
    place = await freshDatabase(dialect, inject('templates'))
    const { shop, close: leave } = await createShop({
      data: place.folder,
      database: place.config,
      log: 'silent',
    })
    await shop.providers.file.put({ name: 'old.png', type: 'image/png', content: randomBytes(10) })
    await leave()
  })
  afterAll(() => place.drop())

  const repacked = (change: (bytes: Buffer) => Buffer) => gzipSync(change(gunzipSync(whole)))
  it.each<[string, () => Buffer]>([
    ['cut off', () => whole.subarray(0, whole.length - 200)],
    ['cut off between two parts', () => repacked((bytes) => bytes.subarray(0, 512 * 4))],
    [
      'changed in one letter',
      () =>
        repacked((bytes) => {
          const at = bytes.indexOf('"Shirt')
          bytes[at + 2] = 's'.charCodeAt(0)
          return bytes
        }),
    ],
    [
      'flipped in one bit',
      () => {
        const bytes = Buffer.from(whole)
        bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1
        return bytes
      },
    ],
    ['no archive', () => Buffer.from('hello')],
    ['an archive of something else', () => gzipSync(Buffer.alloc(1024))],
  ])('a file that is %s is refused before anything is touched', async (_, bytes) => {
    const damaged = newFile()
    writeFileSync(damaged, bytes())
    const before = await stateOf(place)
    await expect(
      restoreBackup(damaged, { data: place.folder, database: place.config }, { replace: true }),
    ).rejects.toMatchObject({ code: 'damaged_backup' })
    await expect(verifyBackup(damaged)).rejects.toMatchObject({ code: 'damaged_backup' })
    expect(await stateOf(place)).toEqual(before)
  })

  it('a restore that fails at its last step leaves the shop as it was', async () => {
    const before = await stateOf(place)
    // A folder where a stored file belongs cannot be replaced by one: what was moved in goes out again.
    mkdirSync(join(place.folder, 'uploads', 'private'), { recursive: true })
    const key = '01hzzzzzzzzzzzzzzzzzzzzzzz-late.png'
    const source = await openTestShop('sqlite')
    const bad = newFile()
    mkdirSync(join(source.t.folder, 'uploads', 'public'), { recursive: true })
    for (const name of ['01a-first.png', key])
      writeFileSync(join(source.t.folder, 'uploads', 'public', name), 'x')
    await writeBackup({ data: source.t.folder, database: source.t.database }, bad)
    await source.close()
    const blocked = join(place.folder, 'uploads', 'public', key)
    mkdirSync(join(blocked, 'full'), { recursive: true })
    await expect(
      restoreBackup(bad, { data: place.folder, database: place.config }, { replace: true }),
    ).rejects.toThrow()
    rmSync(blocked, { recursive: true })
    expect(await stateOf(place)).toEqual(before)
    expect(readdirSync(place.folder).filter((name) => name.startsWith('.restoring'))).toEqual([])
  })

  it('with --replace everything gives way to the backup', async () => {
    await restoreBackup(file, { data: place.folder, database: place.config }, { replace: true })
    const { shop, close } = await createShop({ data: place.folder, database: place.config, log: 'silent' })
    expect(await shop.db.$count(shop.db.t.order)).toBe(1)
    expect(uploadsIn(place.folder)).toEqual([])
    await close()
  })
})

it('lists what is there, the newest first, and passes over other files', async () => {
  const at = mkdtempSync(join(folder, 'list-'))
  const { t, close } = await openTestShop('sqlite')
  await writeBackup({ data: t.folder, database: t.database }, join(at, 'a.tar.gz'))
  await placeOrder(t, await openCounter(t), { small: 1 })
  await writeBackup({ data: t.folder, database: t.database }, join(at, 'b.tar.gz'))
  await expect(
    writeBackup({ data: t.folder, database: t.database }, join(at, 'b.tar.gz')),
  ).rejects.toMatchObject({
    code: 'file_exists',
  })
  await close()
  writeFileSync(join(at, 'c.tar.gz'), 'none')
  expect((await listBackups(at)).map(({ file, orders }) => [file, orders])).toEqual([
    [join(at, 'b.tar.gz'), 1],
    [join(at, 'a.tar.gz'), 0],
  ])
  expect(await listBackups(join(at, 'nowhere'))).toEqual([])
})
