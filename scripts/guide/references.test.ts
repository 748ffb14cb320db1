import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { globSync } from 'tinyglobby'
import { expect, it } from 'vitest'
import { environmentVariables } from '../../packages/cli/src/environment-variables'
import { errorCodes } from '../../packages/server/src/http/error-codes'
import { callComments } from './call-comments'
import { codesInSources } from './error-codes'
import { licencesToAsk } from './licences'
import { references } from './written'

const root = join(import.meta.dirname, '../..')

it('every code that the server refuses with is explained, and no other', () => {
  expect(Object.keys(errorCodes).toSorted()).toEqual([...codesInSources().keys()].toSorted())
})

/** Of the system, of tools, or told by one part of the shop to another. */
const notSettings = [
  ...['APPDATA', 'NODE_ENV', 'PATH', 'TERM', 'XDG_CONFIG_HOME', 'CARTWRIGHT_DEVELOPMENT'],
  // Of Vite, when the back office is built.
  ...['BASE_URL', 'DEV', 'PROD', 'SSR', 'VITE_ANALYTICS_URL'],
]

it('every variable of the environment that a shop reads is told of, and is read', () => {
  const texts = globSync(['packages/{cli,server}/src/**/*.ts', 'examples/storefront/app/**/*.{ts,tsx}'], {
    cwd: root,
    ignore: ['**/*.test.*', '**/testing/**', '**/environment-variables.ts', '**/error-codes.ts'],
  }).map((file) => readFileSync(join(root, file), 'utf8'))
  const read = new Set(
    texts.flatMap((text) => [
      ...[...text.matchAll(/\benv\.([A-Z][A-Z0-9_]+)/g)].map(([, name = '']) => name),
      ...[...text.matchAll(/\{([^{}]*)\}(?:: NodeJS\.ProcessEnv| = process\.env)/g)].flatMap(
        ([, names = '']) => [...names.matchAll(/\b[A-Z][A-Z0-9_]{3,}\b/g)].map(([name]) => name),
      ),
    ]),
  )
  const told = Object.values(environmentVariables).flatMap((list) => list.map(({ name }) => name))
  expect([...read].filter((name) => !told.includes(name) && !notSettings.includes(name))).toEqual([])
  const whole = texts.join('\n')
  expect(told.filter((name) => !whole.includes(name.replace('…', '')))).toEqual([])
})

it('every licence of what a shop installs is one we agreed to', () => {
  expect(licencesToAsk()).toEqual([])
})

it('the references in docs/ are those of the code', () => {
  for (const { file, is, shouldBe } of references())
    expect(is, `${file} is out of date: run scripts/references.ts`).toBe(shouldBe)
})

it('above every method and hook of the SDK stands what its call does', () => {
  for (const { file, is, shouldBe } of callComments())
    expect(is, `${file} is out of date: run scripts/references.ts`).toBe(shouldBe)
})
