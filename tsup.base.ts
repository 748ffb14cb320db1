import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig, type Options } from 'tsup'

/**
 * What of a build is written: `off` leaves out the types, as starting a shop does not wait for them; `only` writes nothing else, beside
 * a build that may be in use.
 */
const types = process.env.CARTWRIGHT_TYPES ?? 'too'

/** What every published package shares: ESM, types, source maps, nothing bundled from outside. */
export const library = ({ dts = types !== 'off', ...options }: Options) =>
  defineConfig({
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    clean: types !== 'only',
    treeshake: true,
    dts: dts && {
      entry: declarations(options.entry as Record<string, string>),
      only: types === 'only',
      compilerOptions: {
        ignoreDeprecations: '6.0',
        incremental: false,
        noEmit: false,
        customConditions: [],
      },
    },
    ...options,
  })

/**
 * Declares the modules of the package in the working directory, file by file, in `build/declarations`, and answers where its
 * entries are declared. The compiler that is a native program does so in a tenth of the time; tsup then gathers what the
 * entries export. Whether the sources are right is asked of the whole repository at once.
 */
function declarations(entry: Record<string, string>): Record<string, string> {
  // This file becomes part of the configuration of a package, which stands two folders below.
  const root = join(process.cwd(), '../..')
  const project = join(process.cwd(), 'build', 'tsconfig.json')
  const folder = join(process.cwd(), 'build', 'declarations')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const compilerOptions = {
    noEmit: false,
    incremental: false,
    tsBuildInfoFile: null,
    declaration: true,
    emitDeclarationOnly: true,
    noCheck: true,
    rootDir: '../src',
    outDir: 'declarations',
    // The other packages as they are published.
    customConditions: [],
  }
  const files = Object.values(entry).map((file) => join('..', file))
  writeFileSync(
    project,
    JSON.stringify({ extends: join(root, 'tsconfig.json'), compilerOptions, include: [], files }),
  )
  execFileSync(
    process.execPath,
    [join(root, 'node_modules/typescript-native/bin/tsc'), '--checkers', '1', '-p', project],
    { stdio: 'inherit' },
  )
  return Object.fromEntries(
    Object.entries(entry).map(([name, file]) => [
      name,
      file.replace(/^src/, 'build/declarations').replace(/\.ts$/, '.d.ts'),
    ]),
  )
}
