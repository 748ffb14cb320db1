import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { globSync } from 'tinyglobby'
import ts from 'typescript'
import { afterAll, describe, expect, it } from 'vitest'
import { gatherStorefront } from '../gather-storefront'
import { shopFiles } from './files/shop-files'
import { nextSteps } from './next-steps'
import { packageManagerOf, packageManagers } from './package-managers'
import { databases, type Plan, planOf, storefronts } from './plan'
import { Refusal } from './refusal'
import { ofBuild, ofPages, tools } from './versions'
import { writeShop } from './write-shop'

const root = join(import.meta.dirname, '../../..')
const folder = mkdtempSync(join(tmpdir(), 'create-cartwright-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
let made = 0
const somewhere = () => join(folder, String(++made), 'clay-and-co')
const packageOf = (at: string) => JSON.parse(readFileSync(join(root, at, 'package.json'), 'utf8'))

const every: Plan[] = [
  ...databases.flatMap((database) =>
    storefronts.flatMap((storefront) => [false, true].map((isEmpty) => ({ database, storefront, isEmpty }))),
  ),
  ...packageManagers.slice(1).map((packageManager) => ({ packageManager, storefront: 'source' })),
].map((wishes) => planOf({ folder: '/clay-and-co', ...wishes }, ''))

describe('a plan', () => {
  it('takes the name of the shop from its folder, and names of packages and databases from that', () => {
    expect(planOf({ folder: '/shops/clay-and-co' }, undefined)).toEqual({
      folder: '/shops/clay-and-co',
      name: 'Clay and co',
      slug: 'clay-and-co',
      database: 'sqlite',
      storefront: 'published',
      packageManager: 'npm',
      hasDemo: true,
    })
    expect(planOf({ folder: '/x', name: 'Töpferei & Söhne' }, '')).toMatchObject({ slug: 'topferei-sohne' })
    expect(planOf({ folder: '/shops/kiln', name: '陶器' }, '')).toMatchObject({ name: '陶器', slug: 'kiln' })
  })

  it.each([
    [{ database: 'mysql' }, '--database mysql is not known: say sqlite or postgres'],
    [{ storefront: 'none' }, '--storefront none is not known: say published or source'],
    [{ packageManager: 'cnpm' }, '--package-manager cnpm is not known: say npm or pnpm or yarn or bun'],
    [{ name: ' ' }, '--name must be 1 to 100 characters on one line'],
    [{ name: 'a\nb' }, '--name must be 1 to 100 characters on one line'],
  ])('%j is refused', (wishes, message) =>
    expect(() => planOf({ folder: '/x', ...wishes }, '')).toThrow(new Refusal('usage', message)),
  )

  it.each([
    ['pnpm/10.18.0 npm/? node/v22.1.0 linux x64', 'pnpm'],
    ['yarn/1.22.22 npm/? node/v20.1.0 linux x64', 'yarn'],
    ['bun/1.2.0 npm/? node/v22.0.0', 'bun'],
    ['npm/11.0.0 node/v22.0.0 linux x64', 'npm'],
    [undefined, 'npm'],
  ])('%s is run by %s', (agent, name) => expect(packageManagerOf(agent)).toBe(name))
})

describe('what is written', () => {
  it('is answered by name, and stands in the folder', () => {
    const plan = planOf({ folder: somewhere(), database: 'postgres' }, '')
    const files = writeShop(plan)
    expect(files).toEqual(expect.arrayContaining(['.env', '.gitignore', 'Dockerfile', 'test/shop.test.ts']))
    expect(files).not.toContain('storefront/vite.config.ts')
    for (const file of files) expect(existsSync(join(plan.folder, file))).toBe(true)
  })

  it('is refused in a folder that holds something, which stays as it was', () => {
    const at = somewhere()
    mkdirSync(at, { recursive: true })
    for (const name of ['a', 'b', 'c', 'd']) writeFileSync(join(at, name), name)
    expect(() => writeShop(planOf({ folder: at }, ''))).toThrow(
      `${at} is not empty: it holds a, b, c and 1 more`,
    )
    expect(readdirSync(at)).toEqual(['a', 'b', 'c', 'd'])
  })

  it('is refused where a file stands', () => {
    const at = somewhere()
    mkdirSync(join(at, '..'), { recursive: true })
    writeFileSync(at, '')
    expect(() => writeShop(planOf({ folder: at }, ''))).toThrow(`${at} is a file, not a folder`)
    expect(() => writeShop(planOf({ folder: join(at, 'below') }, ''))).toThrow(
      `${at} is a file, not a folder`,
    )
  })

  it('may join a repository that was made first', () => {
    const at = somewhere()
    mkdirSync(join(at, '.git'), { recursive: true })
    writeFileSync(join(at, '.git/HEAD'), 'ref: refs/heads/main\n')
    expect(writeShop(planOf({ folder: at }, ''))).not.toContain('.git/HEAD')
    expect(readFileSync(join(at, '.git/HEAD'), 'utf8')).toBe('ref: refs/heads/main\n')
  })

  it('is taken back when it cannot be finished', () => {
    const at = somewhere()
    const plan = planOf({ folder: at }, '')
    // A name that no file system takes fails while files are written.
    const broken = { ...plan, folder: `${at}/${'x'.repeat(300)}` }
    expect(() => writeShop(broken)).toThrow()
    expect(existsSync(at)).toBe(false)
  })
})

describe.each(every)('$packageManager, $database, $storefront, demo $hasDemo', (plan) => {
  const files = shopFiles(plan)
  const manifest = JSON.parse(files['package.json'] ?? '')

  it('names what it needs, once, by exact versions of ours', () => {
    const { dependencies, devDependencies } = manifest
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
      if (name.startsWith('@cartwright/')) expect(version).toBe(packageOf('packages/server').version)
    expect(Object.keys(dependencies).filter((name) => name in devDependencies)).toEqual([])
    expect('@cartwright/catalogue' in devDependencies).toBe(plan.hasDemo)
    expect('@cartwright/storefront' in dependencies).toBe(plan.storefront === 'published')
  })

  it('has scripts that need no shell of one system', () => {
    for (const script of Object.values<string>(manifest.scripts))
      for (const command of script.split(' && '))
        expect(command).toMatch(
          /^(cartwright|vitest|tsc|node|react-router|vite|npm run|pnpm run|yarn run|bun run)\b[^;|<>$`]*$/,
        )
  })

  it('has sources that can be read', () => {
    for (const [name, text] of Object.entries(files)) {
      if (name.endsWith('.json')) JSON.parse(text)
      if (!/\.tsx?$/.test(name)) continue
      const { diagnostics } = ts.transpileModule(text, { fileName: name, reportDiagnostics: true })
      expect([name, diagnostics?.map(({ messageText }) => messageText)]).toEqual([name, []])
    }
  })

  it('imports nothing that it does not install', () => {
    const known = { ...manifest.dependencies, ...manifest.devDependencies, react: '' }
    for (const [name, text] of Object.entries(files))
      if (/\.tsx?$/.test(name))
        for (const [, module = ''] of text.matchAll(/from '([^'.][^']*)'/g))
          if (!module.startsWith('node:'))
            expect([
              name,
              Object.keys(known).some((one) => module === one || module.startsWith(`${one}/`)),
            ]).toEqual([name, true])
  })

  it('speaks in its README of scripts that are there', () => {
    const scripts = [...(files['README.md'] ?? '').matchAll(/(?:npm|pnpm|yarn|bun) run ([\w:]+)/g)].map(
      ([, name]) => name,
    )
    expect(scripts.length).toBeGreaterThan(2)
    for (const name of scripts) expect(manifest.scripts).toHaveProperty([name ?? ''])
    for (const { command } of nextSteps(plan, '/'))
      for (const [, name = ''] of command.matchAll(/run ([\w:]+)/g))
        expect(manifest.scripts).toHaveProperty([name])
  })
})

it('every variable of .env.example is read by the shop', () => {
  const sources = globSync(['packages/{server,cli}/src/**/*.ts', 'examples/storefront/app/**/*.ts'], {
    cwd: root,
    ignore: ['**/*.test.ts'],
  })
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n')
  const example = shopFiles(planOf({ folder: '/x' }, ''))['.env.example'] ?? ''
  const names = [...example.matchAll(/^(?:# )?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name)
  expect(names.length).toBeGreaterThan(15)
  for (const name of names) expect([name, new RegExp(`\\b${name}\\b`).test(sources)]).toEqual([name, true])
})

it('versions are those this repository is tried with', () => {
  const known = {
    ...packageOf('packages/admin').devDependencies,
    ...packageOf('.').devDependencies,
    ...packageOf('packages/cli').dependencies,
    ...packageOf('packages/server').devDependencies,
  }
  const { dependencies, devDependencies } = packageOf('examples/storefront')
  for (const [name, version] of Object.entries({ ...tools, ...ofBuild }))
    expect([name, version]).toEqual([name, devDependencies[name] ?? known[name]])
  expect(ofPages).toEqual(dependencies)
})

it('a storefront whose source is given away leads nowhere but to what is installed with it', () => {
  const to = join(folder, 'storefront')
  gatherStorefront(join(root, 'examples/storefront'), to)
  const plan = planOf({ folder: '/x', storefront: 'source' }, '')
  const { dependencies, devDependencies } = JSON.parse(shopFiles(plan)['package.json'] ?? '')
  const installed = Object.keys({ ...dependencies, ...devDependencies })
  const sources = globSync(['**/*.{ts,tsx,css}'], { cwd: to })
  expect(sources.filter((file) => file.includes('.test.'))).toEqual([])
  expect(sources.length).toBeGreaterThan(200)
  for (const file of sources)
    for (const [, module = ''] of readFileSync(join(to, file), 'utf8').matchAll(
      /(?:from|@import|import\() ?["']([^"']+)["']/g,
    )) {
      if (module.startsWith('node:')) continue
      if (module.startsWith('.'))
        expect([file, join(file, '..', module).startsWith('..')]).toEqual([file, false])
      else
        expect([
          file,
          module,
          installed.some((name) => module === name || module.startsWith(`${name}/`)),
        ]).toEqual([file, module, true])
    }
})
