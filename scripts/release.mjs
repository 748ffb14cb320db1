/**
 * Publishes the packages whose version the registry has not yet: builds all of them with their types, holds them against what
 * publishing takes, packs them whole. The versions are made beforehand, by `npx changeset version`, and committed.
 * usage: npm run release [-- --dry-run]
 * With --dry-run nothing is published, and changes that wait for a version are listed in place of refused. In a build that can sign for where it
 * was built (npm's provenance), it does.
 */
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { install, must, root, say, typesOf } from './workspace.mjs'

const isDry = process.argv.includes('--dry-run')
/** From what nothing of ours is needed to what needs all of it. */
const order = [
  ...['contract', 'sdk', 'server', 'ui', 'admin', 'guide', 'create-cartwright'].map(
    (name) => `packages/${name}`,
  ),
  ...['examples/storefront', 'examples/catalogue', 'packages/cli'],
]

const refuse = (text) => {
  say(text)
  process.exit(1)
}
const read = (command, args) => execFileSync(command, args, { cwd: root, encoding: 'utf8' }).trim()

if (read('git', ['status', '--porcelain'])) refuse('Commit first: what is published is what is committed')
const waiting = readdirSync(join(root, '.changeset')).filter(
  (name) => name.endsWith('.md') && name !== 'README.md',
)
if (waiting.length > 0) {
  const text = `${waiting.length} changes wait for a version: run npx changeset version, read what it wrote, commit`
  if (!isDry) refuse(text)
  say(text)
}

await install()
// The declarations of the packages are written without looking whether the sources are right.
await must(process.execPath, typesOf('tsconfig.json'))
const { build } = await import('./build.mjs')
await build({ guide: true })
await must(process.execPath, [join(root, 'scripts/check-packages.mjs')])

const isKnown = (name, version) => {
  try {
    return (
      execFileSync('npm', ['view', `${name}@${version}`, 'version'], {
        encoding: 'utf8',
        stdio: 'pipe',
      }).trim() === version
    )
  } catch (error) {
    if (String(error.stderr).includes('E404')) return false
    throw error
  }
}

const canSign = Boolean(process.env.ACTIONS_ID_TOKEN_REQUEST_URL || process.env.SIGSTORE_ID_TOKEN)
for (const at of order) {
  const { name, version } = JSON.parse(readFileSync(join(root, at, 'package.json'), 'utf8'))
  if (isKnown(name, version)) {
    say(`${name} ${version} is published already`)
    continue
  }
  say(`${name} ${version}${isDry ? ', packed and not published' : ''}`)
  await must(
    'npm',
    [
      'publish',
      ...['--access', 'public', '--loglevel', 'error'],
      ...(isDry ? ['--dry-run'] : []),
      ...(canSign ? ['--provenance'] : []),
    ],
    { cwd: join(root, at) },
  )
}
say(isDry ? 'Nothing was published' : 'Published')
