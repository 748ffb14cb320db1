import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import {
  freshDatabase,
  postgresServer,
  type TestDatabase,
  withClient,
} from '../../server/src/testing/databases'
import { newHome } from './testing/run-cartwright'

/** What work that is not done yet keeps beside a shop: hidden folders, schemas of its own. */
const foldersIn = async (folder: string) =>
  existsSync(folder) ? readdirSync(folder).filter((name) => /^\.|\.part$/.test(name)) : []
const schemasIn = (url: string) =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      "select nspname as name from pg_namespace where nspname like 'cartwright_restoring%'",
    )
    return rows.map(({ name }) => name)
  })

const dialects = (['sqlite', 'postgres'] as const).filter(
  (one) => one === 'sqlite' || postgresServer(inject('templates')),
)

describe.each(dialects)('Ctrl-C on %s', (dialect) => {
  const home = newHome()
  const data = join(home.folder, 'data')
  let source: TestDatabase
  let target: TestDatabase
  const envOf = ({ config }: TestDatabase): Record<string, string> =>
    'url' in config ? { DATABASE_URL: config.url } : {}
  const addressOf = ({ config }: TestDatabase) =>
    'url' in config ? config.url : `sqlite:${home.folder}/other`
  const begunIn = ({ config }: TestDatabase, folder: string) =>
    'url' in config ? schemasIn(config.url) : foldersIn(folder)

  beforeAll(async () => {
    source = await freshDatabase(dialect, inject('templates'))
    target = await freshDatabase(dialect, inject('templates'))
  })
  afterAll(async () => {
    await source?.drop()
    await target?.drop()
  })

  /** Runs a command and interrupts it as soon as it has begun something. */
  async function interrupted(words: string[], env: Record<string, string>, begun: () => Promise<string[]>) {
    let isOver = false
    const ended = await home.run([...words, '--json'], {
      env,
      onStarted: async (child) => {
        child.once('close', () => {
          isOver = true
        })
        while (!isOver && (await begun()).length === 0) await new Promise((next) => setTimeout(next, 20))
        child.kill('SIGINT')
      },
    })
    expect([words, ended.code, ended.out]).toEqual([words, 130, ''])
    expect(await begun()).toEqual([])
    return JSON.parse(ended.said.trim()).error as { message: string; code: string }
  }

  it('ends what is all or nothing with nothing, and clears away what was begun', async () => {
    const env = envOf(source)
    const stress = ['seed', 'stress', '--data', data, '--orders', '0']
    const error = await interrupted([...stress, '--products', '50000'], env, () => begunIn(source, data))
    expect(error).toMatchObject({ code: 'interrupted', message: 'Interrupted: no shop was made' })
    expect((await home.run([...stress, '--products', '5000'], { env })).code).toBe(0)

    const move = ['db', 'move', '--data', data, '--to', addressOf(target)]
    const begun = () => begunIn(target, join(home.folder, 'other'))
    expect(await interrupted(move, env, begun)).toMatchObject({ message: 'Interrupted: nothing was moved' })

    const file = join(home.folder, 'backup.tar.gz')
    const backup = ['backup', 'create', '--data', data, '-o', file]
    const isWriting = async () => [...(await foldersIn(data)), ...(await foldersIn(home.folder))]
    expect(await interrupted(backup, env, isWriting)).toMatchObject({
      message: 'Interrupted: no backup was written',
    })
    expect(existsSync(file)).toBe(false)
    expect((await home.run(backup, { env })).code).toBe(0)
    expect(statSync(file).size).toBeGreaterThan(100_000)

    const restore = ['backup', 'restore', file, '--replace', '--data', data]
    expect(await interrupted(restore, env, () => begunIn(source, data))).toMatchObject({
      message: 'Interrupted: the shop is as it was',
    })
    const { out } = await home.run(['api', 'GET', 'products', '-q', 'limit=1', '--data', data], { env })
    expect(JSON.parse(out).count).toBe(5000)
  })
})
