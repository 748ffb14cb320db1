/** Holds the published packages against publint and arethetypeswrong. usage: node scripts/check-packages.mjs */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { root } from './workspace.mjs'

const folder = mkdtempSync(join(tmpdir(), 'cartwright-pack-'))
let wrong = 0
for (const name of ['contract', 'sdk', 'server', 'ui', 'create-cartwright', 'cli', 'admin']) {
  const pkgDir = join(root, 'packages', name)
  const pkg = JSON.parse(readFileSync(join(pkgDir, 'package.json'), 'utf8'))
  const { messages } = await publint({ pkgDir, level: 'warning', strict: false })
  for (const message of messages) {
    console.error(`${pkg.name}: ${formatMessage(message, pkg)}`)
    if (message.type === 'error') wrong += 1
  }
  const packed = JSON.parse(
    execFileSync('npm', ['pack', '--json', '--pack-destination', folder], {
      cwd: pkgDir,
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  )
  const entry = Array.isArray(packed) ? packed[0] : Object.values(packed)[0]
  const tarball = readFileSync(join(folder, entry.filename))
  const result = await checkPackage(createPackageFromTarballData(new Uint8Array(tarball)))
  // ESM only, on purpose: what CommonJS and old resolvers would say does not count.
  // An entry without a build is for the sources of this repository alone: its tests.
  const unbuilt = Object.keys(pkg.exports).filter(
    (entry) => Object.keys(pkg.exports[entry]).join() === '@cartwright/source',
  )
  const relevant = (result.problems ?? []).filter(
    (problem) =>
      !unbuilt.includes(problem.entrypoint) &&
      !['CJSResolvesToESM'].includes(problem.kind) &&
      !('resolutionKind' in problem && ['node10', 'node16-cjs'].includes(problem.resolutionKind)) &&
      !/\.css$/.test(problem.entrypoint ?? ''),
  )
  for (const problem of relevant)
    console.error(`${pkg.name}: ${problem.kind} ${problem.entrypoint ?? ''} ${problem.resolutionKind ?? ''}`)
  wrong += relevant.length
}
rmSync(folder, { recursive: true, force: true })
console.log(wrong === 0 ? 'Packages are fit to publish' : `${wrong} problems`)
process.exit(wrong ? 1 : 0)
