import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { CommandError, exit } from '../shell'

const execute = promisify(execFile)

/** npm as it is set up here: it knows which registry is asked, and how to sign in there. */
async function npm(words: readonly string[], cwd: string): Promise<string> {
  try {
    const { stdout } = await execute(process.platform === 'win32' ? 'npm.cmd' : 'npm', [...words], {
      cwd,
      encoding: 'utf8',
      env: { ...process.env, npm_config_update_notifier: 'false' },
    })
    return stdout
  } catch (error) {
    const said = String((error as { stderr?: string }).stderr ?? error)
    const [, code = ''] = /\bcode (E\w+)/.exec(said) ?? []
    if (code === 'E404' || code === 'ETARGET') return ''
    throw new CommandError(
      'The registry of packages gives no answer',
      exit.network,
      said.trim().split('\n')[0],
    )
  }
}

/**
 * The version a tag or a version means, `latest` or `0.2.0`.
 * @throws CommandError of `notFound` when there is none
 */
export async function publishedVersion(name: string, wanted: string, cwd: string): Promise<string> {
  const answer = await npm(['view', `${name}@${wanted}`, 'version', '--json'], cwd)
  const found = answer.trim() ? (JSON.parse(answer) as string | string[]) : undefined
  const version = Array.isArray(found) ? found.at(-1) : found
  if (!version) throw new CommandError(`There is no version ${wanted} of ${name}`, exit.notFound)
  return version
}

/** The changelogs of packages of a version, as they are published; those without one are left out. */
export async function publishedChangelogs(
  names: readonly string[],
  version: string,
  cwd: string,
): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'cartwright-upgrade-'))
  try {
    await npm(
      [
        'pack',
        ...names.map((name) => `${name}@${version}`),
        '--pack-destination',
        folder,
        '--ignore-scripts',
      ],
      cwd,
    )
    const changelogs: string[] = []
    for (const archive of readdirSync(folder).filter((name) => name.endsWith('.tgz'))) {
      // An archive without a changelog is none the worse for it.
      await execute('tar', ['-xzf', archive, 'package/CHANGELOG.md'], { cwd: folder }).catch(() => {})
      const unpacked = join(folder, 'package/CHANGELOG.md')
      if (existsSync(unpacked)) changelogs.push(readFileSync(unpacked, 'utf8'))
      rmSync(join(folder, 'package'), { recursive: true, force: true })
    }
    return changelogs
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
