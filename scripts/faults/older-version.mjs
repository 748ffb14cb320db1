import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root, run } from '../workspace.mjs'

/** The packages that a server is made of, in the order in which they are built. */
const built = ['contract', 'sdk', 'server', 'cli']

/**
 * The version of this repository at a commit or tag, built in a folder of its own with the dependencies that are installed here.
 * @throws where there is no such commit, or it cannot be built with them
 */
export async function buildOlder(ref) {
  const home = mkdtempSync(join(tmpdir(), 'cartwright-older-'))
  const git = (...args) => execFileSync('git', args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  git('worktree', 'add', '--detach', home, ref)
  const remove = () => {
    git('worktree', 'remove', '--force', home)
    rmSync(home, { recursive: true, force: true })
  }
  try {
    linkDependencies(home)
    for (const name of built) {
      const tsup = join(root, 'node_modules/.bin/tsup')
      const cwd = join(home, 'packages', name)
      const code = await run(tsup, [], {
        cwd,
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { CARTWRIGHT_TYPES: 'off' },
      })
      if (code !== 0) throw new Error(`${name} of ${ref} cannot be built (${code})`)
    }
    return { home, remove }
  } catch (error) {
    remove()
    throw error
  }
}

/** What is not ours is shared; the packages of the workspace are linked from one to another, as here. */
function linkDependencies(home) {
  const here = join(root, 'node_modules')
  const there = join(home, 'node_modules')
  mkdirSync(join(there, '@cartwright'), { recursive: true })
  const ours = ['@cartwright', 'create-cartwright']
  for (const name of readdirSync(here))
    if (!name.startsWith('.') && !ours.includes(name)) symlinkSync(join(here, name), join(there, name))
  for (const name of [
    'create-cartwright',
    ...readdirSync(join(here, '@cartwright')).map((one) => join('@cartwright', one)),
  ])
    symlinkSync(readlinkSync(join(here, name)), join(there, name))
  symlinkSync(join(here, '.bin'), join(there, '.bin'))
  for (const name of readdirSync(join(home, 'packages'))) {
    const own = join(root, 'packages', name, 'node_modules')
    if (existsSync(own)) symlinkSync(own, join(home, 'packages', name, 'node_modules'))
  }
}
