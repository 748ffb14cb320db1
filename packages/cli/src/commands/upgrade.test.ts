import { execFile, execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { version } from '../../package.json'
import { newHome } from '../testing/run-cartwright'

/** A registry with two packages of the toolkit, as small as packages can be, in the versions that are named. */
async function openRegistry(versions: readonly string[]): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), 'registry-'))
  const archives = new Map<string, Buffer>()
  for (const name of ['cli', 'ui'])
    for (const one of versions) {
      const at = join(folder, name, one, 'package')
      mkdirSync(join(at, 'bin'), { recursive: true })
      const manifest = {
        name: `@cartwright/${name}`,
        version: one,
        bin: name === 'cli' ? { cartwright: 'bin/it.js' } : {},
      }
      writeFileSync(join(at, 'package.json'), JSON.stringify(manifest))
      writeFileSync(
        join(at, 'CHANGELOG.md'),
        `# It\n\n## ${one}\n\n- 0a1b2c3: Plates stack in ${one}.\n\n## 0.0.9\n\n- 0a1b2c4: Old.\n`,
      )
      writeFileSync(
        join(at, 'bin/it.js'),
        `#!/usr/bin/env node\nconsole.log(JSON.stringify({ by: '${one}', words: process.argv.slice(2) }))\n`,
        { mode: 0o755 },
      )
      const archive = join(folder, `${name}-${one}.tgz`)
      execFileSync('tar', ['-czf', archive, 'package'], { cwd: join(folder, name, one) })
      archives.set(`/${name}-${one}.tgz`, readFileSync(archive))
    }
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? '')
    const archive = archives.get(path)
    if (archive) return response.end(archive)
    const [, name] = /^\/@cartwright\/(cli|ui)$/.exec(path) ?? []
    if (!name) return response.writeHead(404).end('{}')
    const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const known = Object.fromEntries(
      versions.map((one) => {
        const tarball = `${name}-${one}.tgz`
        const bytes = archives.get(`/${tarball}`) ?? Buffer.alloc(0)
        const integrity = `sha512-${createHash('sha512').update(bytes).digest('base64')}`
        const bin = name === 'cli' ? { cartwright: 'bin/it.js' } : undefined
        return [
          one,
          {
            name: `@cartwright/${name}`,
            version: one,
            bin,
            dist: { tarball: `${base}/${tarball}`, integrity },
          },
        ]
      }),
    )
    const latest = versions.at(-1)
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ name: `@cartwright/${name}`, 'dist-tags': { latest }, versions: known }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  return server
}

describe('cartwright upgrade', { timeout: 120_000 }, () => {
  const later = '9.9.9'
  let registry: Server
  beforeAll(async () => {
    registry = await openRegistry(['0.0.9', version, later])
  })
  afterAll(() => void registry.close())

  /** A shop at 0.0.9, installed from the registry. */
  const shop = async () => {
    const { folder, run } = newHome()
    const env = {
      npm_config_registry: `http://127.0.0.1:${(registry.address() as AddressInfo).port}/`,
      npm_config_cache: join(folder, 'npm-cache'),
    }
    const manifest = {
      name: 'clay',
      dependencies: { '@cartwright/cli': '^0.0.9' },
      devDependencies: { '@cartwright/ui': '0.0.9' },
    }
    writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
    // Not in one go: the registry answers in this process.
    await promisify(execFile)('npm', ['install', '--no-audit', '--no-fund'], {
      cwd: folder,
      env: { ...process.env, ...env },
    })
    const read = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8'))
    return { folder, read, run: (words: string[]) => run(['upgrade', ...words], { env }) }
  }

  it('says what changed and changes nothing on a dry run, then renews and installs the packages', async () => {
    const { run, read } = await shop()
    const dry = await run(['--to', version, '--dry-run'])
    expect([dry.code, dry.said]).toEqual([0, expect.stringContaining(`0.0.9 → ${version}`)])
    expect(dry.said).toContain(`Plates stack in ${version}.`)
    expect(dry.said).not.toContain('Old.')
    expect(dry.said).toContain('Nothing was changed')
    expect(read('package.json').devDependencies).toEqual({ '@cartwright/ui': '0.0.9' })

    const refused = await run(['--to', version])
    expect([refused.code, refused.said]).toEqual([2, expect.stringContaining('--yes')])

    const done = await run(['--to', version, '--yes', '--json'])
    expect([done.code, done.said]).toEqual([0, expect.any(String)])
    expect(JSON.parse(done.out)).toMatchObject({
      from: '0.0.9',
      to: version,
      packages: [
        { name: '@cartwright/cli', from: '^0.0.9', to: `^${version}` },
        { name: '@cartwright/ui', from: '0.0.9', to: version },
      ],
      changes: [`Plates stack in ${version}.`],
      is_dry_run: false,
    })
    expect(read('package.json').dependencies).toEqual({ '@cartwright/cli': `^${version}` })
    expect(read('node_modules/@cartwright/ui/package.json').version).toBe(version)

    const again = await run(['--to', version, '--yes'])
    expect([again.code, again.said]).toEqual([0, expect.stringContaining(`This shop is at ${version}`)])
  })

  it('hands on to the command of the release that is gone to, which knows what it asks', async () => {
    const { run } = await shop()
    const { code, out } = await run(['--dry-run', '--json'])
    expect([code, JSON.parse(out)]).toEqual([
      0,
      { by: later, words: ['upgrade', '--to', later, '--dry-run', '--json'] },
    ])
  })

  it('does not touch a folder with files that are not committed, nor one that is no shop', async () => {
    const { folder, run, read } = await shop()
    spawnSync('git', ['init', '-q'], { cwd: folder })
    const dirty = await run(['--to', version, '--yes'])
    expect([dirty.code, dirty.said]).toEqual([6, expect.stringContaining('not committed')])
    expect(read('package.json').dependencies).toEqual({ '@cartwright/cli': '^0.0.9' })
    writeFileSync(join(folder, 'package.json'), '{"name":"other"}')
    expect((await run(['--to', version])).code).toBe(4)
  })

  it('says which version there is not', async () => {
    const { run } = await shop()
    const { code, said } = await run(['--to', '7.7.7'])
    expect([code, said]).toEqual([4, expect.stringContaining('There is no version 7.7.7')])
  })
})
