import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../../server/src/testing/databases'
import { newHome } from '../testing/run-cartwright'

describe.each(['sqlite', 'postgres'] as const)('secrets rotate (%s)', (dialect) => {
  const isThere = dialect === 'sqlite' || Boolean(inject('templates').postgres)
  const home = newHome()
  const data = join(home.folder, 'data')
  let database: TestDatabase
  const env: Record<string, string> = {}
  beforeAll(async () => {
    if (!isThere || dialect === 'sqlite') return
    database = await freshDatabase(dialect, inject('templates'))
    if ('url' in database.config) env.DATABASE_URL = database.config.url
  })
  afterAll(() => database?.drop())
  const run = (...words: string[]) => home.run(words, { env })
  const kept = () => JSON.parse(readFileSync(join(data, 'secrets.json'), 'utf8'))

  it.skipIf(!isThere)('puts new ones in their place and keeps those before for a while', async () => {
    await run('seed', 'empty')
    const before = kept()
    const done = await run('secrets', 'rotate', '--keep', '7d')
    expect(done).toMatchObject({ code: 0, out: '' })
    expect(done.said).toMatch(/counts until \d{4}-\d\d-\d\d\nStart the shop anew now/)
    const { jwt, link, retired } = kept()
    expect(retired).toEqual([{ ...before, until: expect.any(String) }])
    expect([jwt, link]).not.toContain(before.jwt)
    const days = (Date.parse(retired[0].until) - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(6.9)
    expect(days).toBeLessThanOrEqual(7)
    const listed = await run('api', 'GET', '/admin/audit-log', '--json')
    expect(listed.out).toContain('secrets rotate')
  })

  it.skipIf(!isThere)('asks before it ends what was signed', async () => {
    const before = kept()
    expect(await run('secrets', 'rotate', '--leaked')).toMatchObject({ code: 2 })
    expect(kept()).toEqual(before)
    const done = await run('secrets', 'rotate', '--leaked', '--yes', '--json')
    expect(JSON.parse(done.out)).toEqual({ counts_until: null })
    expect(kept().retired.map(({ until }: { until: null }) => until)).toEqual([null, null])
  })

  it.skipIf(!isThere)(
    'changes nothing where the environment says them, nor for a time that is none',
    async () => {
      const before = kept()
      const fixed = await home.run(['secrets', 'rotate'], { env: { ...env, JWT_SECRET: 'x'.repeat(40) } })
      expect(fixed).toMatchObject({ code: 6, said: expect.stringContaining('said by JWT_SECRET') })
      expect(await run('secrets', 'rotate', '--keep', 'ever')).toMatchObject({ code: 2 })
      expect(await run('secrets', 'rotate', '--keep', '400d')).toMatchObject({ code: 2 })
      expect(kept()).toEqual(before)
    },
  )

  it.skipIf(dialect === 'postgres')('says where there is no shop', async () => {
    const away = await newHome().run(['secrets', 'rotate'])
    expect(away).toMatchObject({ code: 4, said: expect.stringContaining('There is no shop in') })
  })
})
