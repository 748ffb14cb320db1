import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { hasTerminal, newHome } from '../testing/run-cartwright'

it('makes a shop without a question, and says what is left to do', async () => {
  const { run, folder } = newHome()
  const made = await run(['init', 'clay-and-co', '--database', 'postgres', '--empty'])
  expect(made).toMatchObject({ code: 0, out: '' })
  expect(made.said).toContain(`Clay and co stands in ${join(folder, 'clay-and-co')}`)
  expect(made.said).toMatch(/cd clay-and-co .*\n.*npm install .*\n.*edit \.env .*\n.*npm run dev /)
  const manifest = JSON.parse(readFileSync(join(folder, 'clay-and-co/package.json'), 'utf8'))
  expect(manifest).toMatchObject({ name: 'clay-and-co', scripts: { dev: 'cartwright dev' } })
})

it('gives the source of the storefront away, under the name of the shop', async () => {
  const { run, folder } = newHome()
  const words = ['init', 'shop', '--storefront', 'source', '--name', "Clay & Co's", '--json']
  const made = await run(words, { env: { npm_config_user_agent: 'pnpm/10.1.0 npm/? node/v22.0.0' } })
  const told = JSON.parse(made.out)
  expect(told).toMatchObject({ folder: join(folder, 'shop'), packageManager: 'pnpm', storefront: 'source' })
  expect(told.files).toEqual(
    expect.arrayContaining(['storefront/handler.ts', 'storefront/app/settings.ts', 'pnpm-workspace.yaml']),
  )
  for (const file of told.files) expect(existsSync(join(folder, 'shop', file))).toBe(true)
  expect(readFileSync(join(folder, 'shop/storefront/app/settings.ts'), 'utf8')).toContain(
    'name: "Clay & Co\'s",',
  )
})

it('writes nothing where something stands, nor for a flag it does not know', async () => {
  const { run, folder } = newHome()
  mkdirSync(join(folder, 'shop'))
  writeFileSync(join(folder, 'shop/notes.txt'), 'mine')
  const refused = await run(['init', 'shop', '--yes', '--json'])
  expect(refused).toMatchObject({ code: 6, out: '' })
  expect(JSON.parse(refused.said).error).toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('is not empty: it holds notes.txt'),
  })
  expect(readdirSync(join(folder, 'shop'))).toEqual(['notes.txt'])
  expect(await run(['init', 'other', '--database', 'mysql'])).toMatchObject({ code: 2 })
  expect(await run(['init', 'other', '--name', ' '])).toMatchObject({
    code: 2,
    said: expect.stringContaining('--name'),
  })
  expect(existsSync(join(folder, 'other'))).toBe(false)
})

it.skipIf(!hasTerminal)(
  'asks three questions at a terminal, and takes Enter for what it suggests',
  async () => {
    const { runAtTerminal, folder } = newHome()
    const questions = ['In which folder', 'Where are its goods', 'Which pages']
    let asked = 0
    const made = await runAtTerminal(['init'], {
      onSaid: (said, child) => {
        if (asked < questions.length && said.includes(questions[asked] ?? '')) {
          asked += 1
          child.stdin?.write('\r')
        }
      },
    })
    expect([asked, made.code]).toEqual([3, 0])
    expect(existsSync(join(folder, 'my-shop/cartwright.config.ts'))).toBe(true)
  },
)

it('reads .env beside the shop; the environment goes before it', async () => {
  const { run, folder } = newHome()
  writeFileSync(join(folder, '.env'), 'DATABASE_URL=mysql://somewhere\n')
  const wrong = await run(['db', 'status'])
  expect(wrong).toMatchObject({
    code: 2,
    said: expect.stringContaining('DATABASE_URL must be a postgres:// address'),
  })
  expect(await run(['db', 'status'], { env: { DATABASE_URL: '' } })).not.toMatchObject({
    said: expect.stringContaining('DATABASE_URL'),
  })
  mkdirSync(join(folder, 'other'))
  // Making another shop is not about this one.
  expect(await run(['init', 'other'])).toMatchObject({ code: 0 })
})
