import { join, relative } from 'node:path'
import { globSync } from 'tinyglobby'
import ts from 'typescript'
import { paths } from '../../packages/admin/src/paths'
import { fileOf, nodesIn, root, sourceOf } from '../source-files'

export const admin = join(root, 'packages/admin/src')

/** An address of the back office, and the file that draws it. */
export interface ScreenFile {
  /** `/a/orders/:id` */
  path: string
  file: string
  /** The call without which it is not shown. */
  needs?: string
}

/** Every screen: those of the registry, and those outside of the shell. */
export function screenFiles(): ScreenFile[] {
  const inside = globSync('screens/*/screens.ts', { cwd: admin, absolute: true })
    .toSorted()
    .flatMap((file) =>
      entriesOf(file).map(({ path, ...of }) => ({ ...of, path: path ? `/a/${path}` : '/a' })),
    )
  const outside = entriesOf(`${admin}/routes.tsx`).filter(({ path }) => path.startsWith('/'))
  return [...outside, ...inside]
}

/** The objects of a file that have a path and fetch code. */
function entriesOf(file: string): ScreenFile[] {
  return [...nodesIn(sourceOf(file))].flatMap((node) => {
    if (!ts.isObjectLiteralExpression(node)) return []
    const path = node.properties.find((one) => one.name?.getText() === 'path')
    const code = node.properties.find((one) => /^(load|lazy)$/.test(one.name?.getText() ?? ''))
    const from = /import\('([^']+)'\)/.exec(codeOf(code, file))?.[1]
    const found = from && fileOf(file, from)
    const needs = /needs: '([^']+)'/.exec(node.getText())?.[1]
    return path && ts.isPropertyAssignment(path) && found
      ? [{ path: pathOf(path.initializer), file: found, needs }]
      : []
  })
}

/** How the code is fetched, as it is written there or under the name it has in the file. */
function codeOf(property: ts.ObjectLiteralElementLike | undefined, file: string): string {
  if (!property || !ts.isShorthandPropertyAssignment(property)) return property?.getText() ?? ''
  const { text } = property.name
  const named = [...nodesIn(sourceOf(file))].find(
    (node) => ts.isVariableDeclaration(node) && node.name.getText() === text,
  )
  return named?.getText() ?? ''
}

/** What is written: `'orders/:id'`, or a name of `paths.ts`. */
function pathOf(node: ts.Expression): string {
  if (ts.isStringLiteral(node)) return node.text
  const value: unknown = Reflect.get(paths, node.getText().replace('paths.', ''))
  return typeof value === 'string' ? value : ''
}

/** Tests, stories and walks through a browser that open an address. */
export function testsOf(screens: readonly ScreenFile[]): Map<string, string[]> {
  // The most particular address that fits is the one that is opened: `/a/products/new` is no product.
  const byParticularity = screens
    .map(({ path }) => ({ path, test: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`) }))
    .toSorted((one, other) => particulars(other.path) - particulars(one.path))
  const found = new Map<string, Set<string>>()
  for (const file of testFiles())
    for (const opened of addressesIn(file)) {
      const path = byParticularity.find(({ test }) => test.test(opened))?.path
      if (path) found.set(path, (found.get(path) ?? new Set()).add(relative(root, file)))
    }
  return new Map([...found].map(([path, files]) => [path, [...files].toSorted()]))
}

const particulars = (path: string) => path.split('/').filter((part) => part && !part.startsWith(':')).length

const testFiles = () =>
  globSync(['packages/admin/src/**/*.{test,stories}.tsx', 'e2e/**/*.ts'], { cwd: root, absolute: true })

/** The addresses that a test names, without what is asked of them. */
function addressesIn(file: string): string[] {
  return [
    ...sourceOf(file).text.matchAll(
      /['"`](?:[^'"`\s]*?\/app)?(\/(?:a|login|setup|invite|reset-password)\b[^'"`\s?#]*)/g,
    ),
  ].map(([, path = '']) => path.replaceAll(/\$\{[^}]*\}/g, 'x').replace(/(.)\/$/, '$1'))
}
