/**
 * Refuses to pack what is not whole, and puts the licence beside it. Runs in the folder of a package before `npm pack` and
 * `npm publish`. usage: node ../../scripts/prepack.mjs
 */
import { copyFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const pkg = JSON.parse(readFileSync('package.json', 'utf8'))

/** The files that an entry leads to outside of this repository. */
const targets = (entry) =>
  typeof entry === 'string'
    ? [entry]
    : Object.entries(entry ?? {}).flatMap(([condition, to]) =>
        condition === '@cartwright/source' ? [] : targets(to),
      )

const needed = [
  'README.md',
  // A changelog begins with the first release.
  ...(pkg.files ?? []).filter((name) => !/[!*]/.test(name) && name !== 'CHANGELOG.md'),
  ...Object.values(pkg.bin ?? {}),
  ...targets(pkg.exports).filter((file) => !file.includes('*')),
]
const missing = [...new Set(needed)].filter((file) => !existsSync(file))
if (pkg.private) missing.push('a package.json that is not private')
if (missing.length > 0) {
  console.error(`${pkg.name} is not whole. Missing: ${missing.join(', ')}. Run "npm run build" first.`)
  process.exit(1)
}
copyFileSync(join(import.meta.dirname, '../LICENSE'), 'LICENSE')
