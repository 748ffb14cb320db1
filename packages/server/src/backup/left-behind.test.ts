import { randomBytes } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { createShop } from '../server'
import { holdFolder } from '../store/dump/held-folder'
import { holdSchema, stagingFolder, stagingSchema } from '../store/dump/left-stagings'
import { ownConnection } from '../store/dump/postgres-snapshot'
import { freshDatabase, postgresServer, type TestDatabase, withClient } from '../testing/databases'
import { incomingFiles } from './incoming-files'
import { clearLeftBehind } from './left-behind'

const hasServer = Boolean(postgresServer(inject('templates')))
const dialects = (['sqlite', 'postgres'] as const).filter((one) => one === 'sqlite' || hasServer)
const left = (data: string) => readdirSync(data).filter((name) => /^\.(restoring|backup)-/.test(name))
const schemasOf = async ({ config }: TestDatabase) =>
  'url' in config
    ? withClient(config.url, async (client) => {
        const { rows } = await client.query(
          "select 1 from pg_namespace where nspname like 'cartwright_restoring%'",
        )
        return rows.length
      })
    : 0
const inFolder = async (database: TestDatabase, path: string, text: string) => {
  mkdirSync(join(database.folder, path, '..'), { recursive: true })
  writeFileSync(join(database.folder, path), text)
}
/** A database in the making, as a restore holds it while it is at work. */
async function beingMade({ config, folder }: TestDatabase): Promise<{ discard(): void | Promise<void> }> {
  if ('file' in config) return holdFolder(folder, stagingFolder)
  const client = await ownConnection(config.url)
  const name = `${stagingSchema}ffeeddccbbaa`
  await holdSchema(client, name)
  await client.query(`create schema ${name}`)
  return {
    async discard() {
      await client.query(`drop schema ${name}`)
      await client.end()
    },
  }
}
const opened = async ({ config, folder }: TestDatabase) => {
  const { close } = await createShop({ data: folder, database: config, log: 'silent', notification: [] })
  await close()
}
async function* bytes(text: string) {
  yield Buffer.from(text)
}

describe.each(dialects)('what a killed restore leaves on %s', (dialect) => {
  it('goes when the shop is opened next, while what is being made stays', async () => {
    const database = await freshDatabase(dialect, inject('templates'))
    try {
      const made = await beingMade(database)
      const files = await incomingFiles(database.folder)
      if ('url' in database.config)
        await withClient(database.config.url, (client) =>
          client.query(
            'create schema cartwright_restoring_00112233aabb; create table cartwright_restoring_00112233aabb.country (id int)',
          ),
        )
      else await leaveFolder(database.folder, '.restoring-00112233aabb', 'shop.db')
      await leaveFolder(database.folder, '.restoring-files-00112233aabb', 'uploads/public/x')
      await leaveFolder(database.folder, '.backup-00112233aabb', 'public/x')
      await inFolder(database, 'uploads/public/kept.txt', 'kept')
      const isHeld = left(database.folder).length - (dialect === 'sqlite' ? 3 : 2)
      await opened(database)
      expect(left(database.folder)).toHaveLength(isHeld)
      expect(left(database.folder)).not.toContain('.restoring-00112233aabb')
      expect(await schemasOf(database)).toBe(dialect === 'postgres' ? 1 : 0)
      expect(readFileSync(join(database.folder, 'uploads/public/kept.txt'), 'utf8')).toBe('kept')
      files.discard()
      await made.discard()
      expect(left(database.folder)).toEqual([])
      expect(await schemasOf(database)).toBe(0)
    } finally {
      await database.drop()
    }
  })
})

/** A folder as a process leaves it that was killed before it could hold it: long enough ago. */
async function leaveFolder(data: string, name: string, file: string) {
  mkdirSync(join(data, name, file, '..'), { recursive: true })
  writeFileSync(join(data, name, file), 'half')
  const before = new Date(Date.now() - 3_600_000)
  utimesSync(join(data, name), before, before)
}

describe('files on their way into a shop when the process is killed', () => {
  const data = mkdtempSync(join(tmpdir(), 'cartwright-left-'))
  afterAll(() => rmSync(data, { recursive: true, force: true }))
  const database = { file: join(data, 'shop.db') }
  const keys = { public: ['new.txt', 'old.txt'], private: [] }
  const begin = async (staging: string) => {
    rmSync(data, { recursive: true, force: true })
    mkdirSync(join(data, 'uploads', 'public'), { recursive: true })
    writeFileSync(join(data, 'uploads/public/old.txt'), 'old')
    writeFileSync(join(data, 'uploads/public/gone.txt'), 'not of the backup')
    writeFileSync(join(data, 'secrets.json'), 'before')
    const files = await incomingFiles(data)
    await files.put('public', 'old.txt', bytes('old'))
    await files.put('public', 'new.txt', bytes('new'))
    await files.putSecrets(bytes('of the backup'))
    await files.bringIn({ staging, keys, has_secrets: true })
    // Killed: nobody holds the folder any more, and it lies there as it was.
    const [folder = ''] = left(data)
    rmSync(join(data, folder, 'held.db'))
    const before = new Date(Date.now() - 3_600_000)
    utimesSync(join(data, folder), before, before)
  }
  const state = () => ({
    files: readdirSync(join(data, 'uploads/public')).sort(),
    secrets: readFileSync(join(data, 'secrets.json'), 'utf8'),
    left: left(data),
  })

  it('go again where the rows did not come to their place', async () => {
    const name = `.restoring-${randomBytes(6).toString('hex')}`
    await begin(name)
    await leaveFolder(data, name, 'shop.db')
    await clearLeftBehind({ data, database })
    expect(state()).toEqual({ files: ['gone.txt', 'old.txt'], secrets: 'before', left: [] })
  })

  it('follow where the rows did, with the secrets that belong to them', async () => {
    await begin(`.restoring-${randomBytes(6).toString('hex')}`)
    await clearLeftBehind({ data, database })
    expect(state()).toEqual({ files: ['new.txt', 'old.txt'], secrets: 'of the backup', left: [] })
  })

  it('are left alone as long as somebody is at it', async () => {
    const folder = holdFolder(data, '.restoring-files-')
    await clearLeftBehind({ data, database })
    expect(existsSync(folder.path)).toBe(true)
    folder.discard()
    expect(left(data)).toEqual([])
  })
})
