import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { freshDatabase, postgresServer } from '../../../server/src/testing/databases'
import { makeV1Shop } from '../../../server/src/testing/v1-shop'
import { newHome } from '../testing/run-cartwright'

const home = newHome()
afterAll(() => rmSync(home.folder, { recursive: true, force: true }))
const server = postgresServer(inject('templates'))
const move = (...words: string[]) => home.run(['migrate', 'medusa-v1', ...words])
type Server = NonNullable<typeof server>

describe('migrate medusa-v1', () => {
  it.each([
    [['--from', 'mysql://x/y'], '--from mysql://x/y is no address of a v1 database'],
    [['--from', 'postgres://x/y', '--dry-run', '--resume'], '--dry-run and --resume are two things'],
    [['--from', 'postgres://x/y', '--since', 'yesterday'], '--since yesterday is no time'],
    [
      ['--from', 'postgres://x/y', '--since', 'last', '--only', 'orders'],
      'are said when the shop moves, and remembered',
    ],
    [['--from', 'postgres://x/y', '--dry-run', '--uploads', '.'], '--dry-run moves nothing'],
    [[], 'Where is the v1 shop?'],
    [
      ['--from', 'postgres://x/y', '--from-api', 'https://x.example.com'],
      '--from and --from-api are two things',
    ],
    [['--from', 'postgres://x/y', '--from-token', 't'], '--from-token is for --from-api'],
    [['--from-api', 'https://x.example.com'], '--from-api needs a token'],
    [
      ['--from-api', 'https://x.example.com', '--from-token', 't', '--with', 'loyalty_points'],
      'which --from-api does not show',
    ],
  ])('refuses %j', async (words, says) => {
    const { code, said } = await move(...words)
    expect(said).toContain(says)
    expect(code).toBe(2)
  })

  it.skipIf(!server)('says what it would do, does it, and compares', async () => {
    const v1 = await makeV1Shop(server as Server)
    const there = await freshDatabase('postgres', inject('templates'))
    const env = { DATABASE_URL: 'url' in there.config ? there.config.url : '' }
    const move = (...words: string[]) => home.run(['migrate', 'medusa-v1', ...words], { env })
    try {
      const to = ['--from', v1.url, '--data', 'shop']
      const looked = await move(...to, '--dry-run', '--report', 'report.html')
      expect(looked).toMatchObject({ code: 0 })
      expect(looked.out).toContain('Old Town Pottery, Medusa v1')
      expect(looked.out).toContain('Nothing was written')
      expect(existsSync(join(home.folder, 'shop'))).toBe(false)
      expect(existsSync(join(home.folder, 'report.html'))).toBe(true)
      expect((await move(...to, '--verify')).said).toContain('No v1 shop was moved')
      expect((await move(...to)).said).toContain('v1 is as it was')
      expect((await move(...to, '--since', 'last')).said).toContain('Nothing was new in v1')
      const same = await move(...to, '--verify')
      expect(same).toMatchObject({ code: 0 })
      await v1.run(`update gift_card set balance = 1`)
      const differs = await move(...to, '--verify', '--json')
      expect(differs.code).toBe(6)
      expect(JSON.parse(differs.out).verified.ok).toBe(false)
      await v1.run(`update "order" set display_id = 41`)
      expect(await move(...to, '--dry-run')).toMatchObject({ code: 5 })
    } finally {
      await v1.drop()
      await there.drop()
    }
  })
})

it('migrate medusa-v1 says of an API where nobody answers that nobody does, and leaves nothing', async () => {
  const { code, said } = await move(
    '--from-api',
    'http://127.0.0.1:9',
    '--from-token',
    't',
    '--data',
    'by-api',
  )
  expect(said).toContain('does not answer')
  expect(code).toBe(7)
  expect(existsSync(join(home.folder, 'by-api', '.reading-v1'))).toBe(false)
})

it('migrate check says of an address where nobody answers that nobody does', async () => {
  const { code, said } = await home.run(['migrate', 'check', 'http://127.0.0.1:9'])
  expect(said).toContain('does not answer')
  expect(code).toBe(7)
})
