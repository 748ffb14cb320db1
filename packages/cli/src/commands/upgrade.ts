import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Command } from 'commander'
import { version as running } from '../../package.json'
import { confirm } from '../ask'
import { withConsent } from '../flags'
import { CommandError, data, exit, note, paint, say } from '../shell'
import { applyCodemods } from '../upgrade/codemods'
import { publishedChangelogs, publishedVersion } from '../upgrade/registry'
import { changesOf, releasesBetween, releasesOf } from '../upgrade/release-notes'
import { type Manifest, packagesOf, rangeFor, type ShopPackage, withRanges } from '../upgrade/shop-packages'

interface Options {
  to: string
  dryRun?: boolean
  install: boolean
  force?: boolean
  yes?: boolean
  json?: boolean
}

const self = '@cartwright/cli'
/** Set for the command of the release that is gone to, so that it does not hand on again. */
const handedOn = 'CARTWRIGHT_UPGRADE'

export function upgrade(program: Command) {
  withConsent(
    program
      .command('upgrade')
      .description(
        'Bring the shop of this folder to another version of Cartwright: say what changed, renew its packages, change its source where a release asks for it',
      )
      .option('--to <version>', 'a version, or a tag of the registry', 'latest')
      .option('--dry-run', 'say what would be done, and change nothing')
      .option('--no-install', 'write package.json and leave the installing to you')
      .option('--force', 'although files are not committed')
      .option('--json', 'what was done, as JSON'),
  ).action(run)
}

async function run(options: Options): Promise<void> {
  const root = process.cwd()
  const file = join(root, 'package.json')
  if (!existsSync(file))
    throw new CommandError(
      'There is no package.json here',
      exit.notFound,
      'Run this in the folder of your shop',
    )
  const text = readFileSync(file, 'utf8')
  const packages = packagesOf(JSON.parse(text) as Manifest, (name) => installedVersion(root, name))
  if (packages.length === 0)
    throw new CommandError('package.json names no package of Cartwright', exit.notFound)
  const version = await publishedVersion(self, options.to, root)
  if (version !== running && !process.env[handedOn]) return handOn(version, options, root)
  const ranges = new Map(
    packages.flatMap((one) => {
      const range = rangeFor(one.range, version)
      return range === undefined || range === one.range ? [] : [[one, range] as const]
    }),
  )
  const from = packages.find(({ name }) => name === self)?.installed ?? packages[0]?.installed
  if (ranges.size === 0 && from === version) return done(options, { from, to: version, packages: [] })
  const changelogs = await publishedChangelogs([...new Set(packages.map(({ name }) => name))], version, root)
  const releases = changelogs.map((changelog) => releasesBetween(releasesOf(changelog), from, version))
  const changes = changesOf(releases.flat())
  const versions = [...new Set([version, ...releases.flat().map((release) => release.version)])]
  const renewed = [...ranges].map(([one, to]) => ({ name: one.name, from: one.range, to }))
  if (!options.json) tell(packages, ranges, from, version, changes)
  if (!options.dryRun) {
    if (!options.force) assertCommitted(root)
    await confirm(`Bring this shop to ${version}?`, options.yes)
    writeFileSync(file, withRanges(text, ranges))
  }
  // Before the installing, which may fail: once it is made up for, nothing tells that sources were left behind.
  const changed = applyCodemods(root, versions, { isDry: options.dryRun })
  if (!options.json)
    for (const { summary, files } of changed) say(`  ${summary}: ${paint.dim(files.join(', '))}`)
  const { installedBy, runOf } = await import('create-cartwright')
  const manager = installedBy(root)
  if (!options.dryRun && options.install) install(root, manager)
  done(options, { from, to: version, packages: renewed, changes, changed }, runOf(manager, 'test'))
}

/** The release that is gone to knows what it asks of a shop: its own command does the rest. */
function handOn(version: string, options: Options, root: string): void {
  const flags = [
    options.dryRun && '--dry-run',
    !options.install && '--no-install',
    options.force && '--force',
    options.yes && '--yes',
    options.json && '--json',
  ].filter((flag) => typeof flag === 'string')
  const { status } = spawnSync(
    process.platform === 'win32' ? 'npm.cmd' : 'npm',
    [
      'exec',
      '--yes',
      `--package=${self}@${version}`,
      '--',
      'cartwright',
      'upgrade',
      '--to',
      version,
      ...flags,
    ],
    { cwd: root, stdio: 'inherit', env: { ...process.env, [handedOn]: version } },
  )
  process.exitCode = status ?? exit.unexpected
}

function installedVersion(root: string, name: string): string | undefined {
  const file = join(root, 'node_modules', name, 'package.json')
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
    : undefined
}

/** What is not committed could not be told from what this changes. @throws CommandError of `conflict` */
function assertCommitted(root: string): void {
  const { status, stdout } = spawnSync('git', ['status', '--porcelain', '--', '.'], {
    cwd: root,
    encoding: 'utf8',
  })
  if (status !== 0 || !stdout.trim()) return
  throw new CommandError(
    'There are files that are not committed, and this changes files',
    exit.conflict,
    'Commit them, so that you can look at the difference and take it back; or say --force',
  )
}

function install(root: string, manager: string): void {
  note(`Installing with ${manager}`)
  const command = process.platform === 'win32' ? `${manager}.cmd` : manager
  try {
    execFileSync(command, ['install'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
  } catch {
    throw new CommandError(
      `${manager} could not install the packages; package.json and the sources are those of the new version`,
      exit.unexpected,
      `See what it said, then run ${manager} install; "git checkout ." takes all of it back`,
    )
  }
}

function tell(
  packages: readonly ShopPackage[],
  ranges: ReadonlyMap<ShopPackage, string>,
  from: string | undefined,
  version: string,
  changes: readonly string[],
): void {
  say(paint.bold(`${from ?? 'Not installed'} → ${version}`))
  const width = Math.max(...packages.map(({ name }) => name.length))
  for (const one of packages) {
    const to = ranges.get(one)
    const what = to ? `${one.range} → ${to}` : `${one.range} ${paint.dim('stays')}`
    say(`  ${one.name.padEnd(width)}  ${what}`)
  }
  if (changes.length > 0) say(paint.bold('What changed'))
  for (const change of changes) say(`  - ${change.replaceAll('\n', '\n    ')}`)
}

interface Outcome {
  from: string | undefined
  to: string
  packages: readonly { name: string; from: string; to: string }[]
  changes?: readonly string[]
  changed?: readonly { summary: string; files: readonly string[] }[]
}

function done(options: Options, outcome: Outcome, test = 'npm test'): void {
  if (options.json) data(JSON.stringify({ ...outcome, is_dry_run: options.dryRun === true }))
  else if (outcome.packages.length === 0 && outcome.from === outcome.to) say(`This shop is at ${outcome.to}`)
  else if (options.dryRun) say('Nothing was changed: this was a dry run')
  else
    say(
      `Its database is brought along when it starts next. Before that: cartwright backup create; after it: ${test}`,
    )
}
