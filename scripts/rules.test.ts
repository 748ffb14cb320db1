import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { globSync } from 'tinyglobby'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

test('rules that the code cites are written down', () => {
  const headings = new Set(
    [...read('docs/rules.md').matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading.toLowerCase()),
  )
  const files = globSync(['packages/{contract,server,sdk}/src/**/*.ts'], {
    cwd: root,
    ignore: ['**/*.test.ts'],
  })
  const cited = files.flatMap((file) =>
    [...read(file).matchAll(/rules: ([a-z ,]+?)[).;:]/g)].flatMap(([, names = '']) =>
      names.split(/, | to /).map((name) => ({ file, name })),
    ),
  )
  expect(cited.length).toBeGreaterThan(40)
  expect(cited.filter(({ name }) => !headings.has(name))).toEqual([])
})
