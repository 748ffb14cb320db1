import { join, relative } from 'node:path'
import { globSync } from 'tinyglobby'
import ts from 'typescript'
import { nodesIn, root, sourceOf, withImports } from '../source-files'

const app = join(root, 'examples/storefront/app')

/** An address of the storefront, what answers it, what of the library it is made of, and who opens it in a test. */
export interface StorefrontPage {
  /** `/orders/:token` */
  path: string
  file: string
  pieces: string[]
  tests: string[]
}

/** It names all islands for whichever page has one; a page takes those it draws. */
const isRegistry = (file: string) => file.endsWith('islands/registry.ts')

/** Every address of the storefront, as its list of routes has them. */
export function storefrontPages(): StorefrontPage[] {
  const frame = new Set(withImports(join(app, 'pages/ShopLayout.tsx'), isRegistry))
  const pages = routes().map(({ path, file }) => ({
    path,
    file: relative(app, file),
    pieces: piecesOf(withImports(file, (one) => frame.has(one) || isRegistry(one))),
  }))
  const tests = testsOf(pages.map(({ path }) => path))
  return pages.map((page) => ({ ...page, tests: tests.get(page.path) ?? [] }))
}

/** What stands around all pages. */
export const piecesOfFrame = () => piecesOf(withImports(join(app, 'pages/ShopLayout.tsx'), isRegistry))

function routes(): { path: string; file: string }[] {
  return [...nodesIn(sourceOf(join(app, 'routes.ts')))].flatMap((node) => {
    if (!ts.isCallExpression(node)) return []
    const name = node.expression.getText()
    const texts = node.arguments.filter(ts.isStringLiteral).map(({ text }) => text)
    if (name === 'index') return [{ path: '/', file: join(app, texts[0] ?? '') }]
    if (name === 'route') return [{ path: `/${texts[0]}`, file: join(app, texts[1] ?? '') }]
    return []
  })
}

/** The pieces, hooks and rules of the packages that files take while they run, by package. */
function piecesOf(files: readonly string[]): string[] {
  const pieces = new Set<string>()
  for (const file of files)
    for (const node of nodesIn(sourceOf(file))) {
      if (!ts.isImportDeclaration(node) || node.importClause?.isTypeOnly) continue
      const from = node.moduleSpecifier.getText().slice(1, -1)
      if (!/^@cartwright\/(ui|sdk)\b/.test(from)) continue
      const named = node.importClause?.namedBindings
      if (named && ts.isNamedImports(named))
        for (const one of named.elements)
          if (!one.isTypeOnly && !/^T[A-Z]/.test(one.name.text))
            pieces.add((one.propertyName ?? one.name).text)
    }
  return [...pieces].toSorted((one, other) => one.localeCompare(other))
}

const particulars = (path: string) => path.split('/').filter((part) => part && !/^[:*]/.test(part)).length

/** The addresses that tests open; of several that fit, the most particular one is meant. */
function testsOf(paths: readonly string[]): Map<string, string[]> {
  const byParticularity = paths
    .map((path) => ({
      path,
      fits: new RegExp(
        `^(/[a-z]{2}(-[a-z]{2})?)?${path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+').replace('*', '.+')}$`,
      ),
    }))
    .filter(({ path }) => path !== '/*')
    .toSorted(
      (one, other) => particulars(other.path) - particulars(one.path) || other.path.length - one.path.length,
    )
  const found = new Map<string, Set<string>>()
  const files = globSync('e2e/**/*.ts', { cwd: root, absolute: true })
  for (const file of files)
    for (const opened of addressesIn(file)) {
      const path = byParticularity.find(({ fits }) => fits.test(opened))?.path
      if (path) found.set(path, (found.get(path) ?? new Set()).add(relative(root, file)))
    }
  return new Map([...found].map(([path, files]) => [path, [...files].toSorted()]))
}

function addressesIn(file: string): string[] {
  const { text } = sourceOf(file)
  return [...text.matchAll(/['"`](?:\$\{[^}]*\}|\*\*)?(\/[^'"`\s?#]*)/g)].map(([, path = '']) =>
    path.replaceAll(/\$\{[^}]*\}/g, 'x').replace(/(.)[/*]$/, '$1'),
  )
}
