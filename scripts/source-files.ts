import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'

export const root = join(import.meta.dirname, '..')

const read = new Map<string, ts.SourceFile>()

/** One file of the sources, read once. */
export function sourceOf(file: string): ts.SourceFile {
  const known = read.get(file)
  if (known) return known
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, kind)
  read.set(file, source)
  return source
}

/** Everything below a node, itself first. */
export function* nodesIn(node: ts.Node): Generator<ts.Node> {
  yield node
  for (const child of node.getChildren()) yield* nodesIn(child)
}

/** The file that a relative import means. */
export function fileOf(from: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined
  const path = join(dirname(from), specifier)
  return [`${path}.ts`, `${path}.tsx`, join(path, 'index.ts')].find((file) => existsSync(file))
}

/** What a file imports while it runs, dynamic imports among it. */
function importsOf(file: string): string[] {
  const specifiers: string[] = []
  for (const node of nodesIn(sourceOf(file))) {
    const isStatic =
      (ts.isImportDeclaration(node) && !node.importClause?.isTypeOnly) || ts.isExportDeclaration(node)
    if (isStatic && node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier))
      specifiers.push(node.moduleSpecifier.text)
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [first] = node.arguments
      if (first && ts.isStringLiteral(first)) specifiers.push(first.text)
    }
  }
  return specifiers.flatMap((specifier) => fileOf(file, specifier) ?? [])
}

/** A file and all it needs; `isApart` says what is looked at by itself. */
export function withImports(file: string, isApart: (file: string) => boolean): string[] {
  const seen = new Set<string>()
  const open = [file]
  for (let next = open.pop(); next; next = open.pop()) {
    if (seen.has(next)) continue
    seen.add(next)
    open.push(...importsOf(next).filter((one) => !seen.has(one) && !isApart(one)))
  }
  return [...seen]
}
