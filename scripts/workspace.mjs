/** What the scripts share: running programs, knowing what is stale, saying it shortly. Plain Node, no dependency. */
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
const cache = join(root, 'node_modules', '.cache', 'cartwright')

export const say = (text) => process.stderr.write(`${text}\n`)

/** Runs a program to its end; answers its exit code. */
export const run = (command, args, options = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: 'inherit',
      ...options,
      env: { ...process.env, ...options.env },
    })
    child.on('error', reject)
    child.on('exit', (code, signal) => resolve(signal ? 1 : (code ?? 1)))
  })

/** Runs a program that is expected to succeed. */
export const must = async (command, args, options) => {
  const code = await run(command, args, options)
  if (code !== 0) {
    say(`${command} ${args.join(' ')} failed (${code})`)
    process.exit(code)
  }
}

const skipped = new Set([
  'node_modules',
  'dist',
  'build',
  '.react-router',
  'data',
  '.git',
  'storybook-static',
  'photographs',
  'studio',
  // Put there when a package is packed, which makes nothing stale.
  'LICENSE',
])
function* files(folder) {
  if (!existsSync(folder)) return
  if (statSync(folder).isFile()) {
    yield folder
    return
  }
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (skipped.has(entry.name)) continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* files(path)
    else yield path
  }
}

/** A fingerprint of sources, by size and time: cheap enough to take at every start. */
export function fingerprint(paths) {
  const hash = createHash('sha256')
  for (const path of paths)
    for (const file of files(join(root, path))) {
      const { size, mtimeMs } = statSync(file)
      hash.update(`${relative(root, file)} ${size} ${mtimeMs}\n`)
    }
  return hash.digest('hex')
}

export const remembered = (name) => {
  const file = join(cache, name)
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}
export const remember = (name, value) => {
  mkdirSync(cache, { recursive: true })
  writeFileSync(join(cache, name), value)
}

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
let compiling

/**
 * Installs the dependencies when the lock file has changed since they were. SQLite is compiled where no binary of it is to be
 * had, which takes a minute that nothing waits for but `compiled`: the build goes on beside it.
 *
 * @param toStart installs what it takes to build the shop and to start it, and nothing that only tests need
 */
export async function install({ toStart = false } = {}) {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  const known = remembered('lock')
  const isThere = known === lock || (toStart && known === `${lock} to start`)
  if (isThere && existsSync(join(root, 'node_modules', 'better-sqlite3'))) return
  say(
    `Installing ${toStart ? 'what it takes to start' : 'dependencies'} (once; SQLite is compiled beside the build)`,
  )
  const workspaces = toStart ? ['--workspaces', '--include-workspace-root=false'] : []
  const quietly = ['--no-audit', '--no-fund', '--loglevel=error']
  await must(npm, ['ci', '--ignore-scripts', ...quietly, ...workspaces])
  compiling = must(npm, ['rebuild', 'better-sqlite3', '--loglevel=error'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  }).then(() => remember('lock', toStart ? `${lock} to start` : lock))
}

/**
 * The arguments with which Node checks the types of a project. The compiler that is a native program takes a third of the time; it
 * has no interface for programs yet, so whatever else reads TypeScript keeps the one before it.
 */
export const typesOf = (project) => [
  join(root, 'node_modules', 'typescript-native', 'bin', 'tsc'),
  ...['-p', project, '--checkers', '1'],
]

/** Waits until what `install` began is done: before the first database is opened. */
export const compiled = async () => compiling

export const has = (command) => spawnSync(command, ['--version'], { stdio: 'ignore' }).status === 0
