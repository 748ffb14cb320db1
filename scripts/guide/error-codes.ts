/** Finds every code that the server refuses with, by reading its sources: where a refusal is made, its code is written out. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ErrorType, errorTypes } from '@cartwright/contract'
import { globSync } from 'tinyglobby'
import ts from 'typescript'
import { errorCodes, errorKinds } from '../../packages/server/src/http/error-codes'
import { cell, code, table } from './page'

const root = join(import.meta.dirname, '../..')

/** How refusals are made: the type, and which argument is the code. */
const makers: Readonly<Record<string, { type: ErrorType; at: number }>> = {
  conflict: { type: 'conflict', at: 0 },
  notAllowed: { type: 'not_allowed', at: 1 },
  invalidData: { type: 'invalid_data', at: 1 },
  wrongField: { type: 'invalid_data', at: 2 },
  duplicate: { type: 'duplicate_error', at: -1 },
  // Why a discount cannot be used, whichever of the two kinds it is: both have one status.
  refused: { type: 'not_allowed', at: 0 },
}

/** Codes that are put together, and codes of errors that become refusals further on, with their status. */
const putTogether: Readonly<Record<string, number>> = {
  // Short stock at completion has a shape and a status of its own, besides that of every other refusal of it.
  insufficient_inventory: 409,
  token_expired: 401,
  token_revoked: 401,
  unknown_error: 500,
}

/** The statuses under which each code is answered. */
export function codesInSources(): ReadonlyMap<string, ReadonlySet<number>> {
  const found = new Map<string, Set<number>>()
  const add = (name: string, status: number) => found.set(name, (found.get(name) ?? new Set()).add(status))
  const files = globSync(['packages/server/src/**/*.ts', 'packages/contract/src/*.ts'], {
    cwd: root,
    ignore: ['**/*.test.ts', '**/testing/**'],
  })
  for (const file of files) {
    const source = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest)
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node)) callOf(node, source, add)
      if (ts.isNewExpression(node)) newOf(node, add)
      // Classes of refusals hand their code to the one they extend.
      if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.SuperKeyword)
        refusalOf(node.arguments, add)
      ts.forEachChild(node, visit)
    }
    visit(source)
  }
  for (const [name, status] of Object.entries(putTogether)) add(name, status)
  return found
}

type Add = (name: string, status: number) => void

function callOf({ expression, arguments: given }: ts.CallExpression, source: ts.SourceFile, add: Add): void {
  if (ts.isIdentifier(expression)) {
    const maker = makers[expression.text]
    const name = maker && given[maker.at]
    if (maker && name && ts.isStringLiteral(name)) add(name.text, errorTypes[maker.type])
  }
  // Problems of a batch are gathered, and refused together.
  if (
    ts.isPropertyAccessExpression(expression) &&
    expression.name.text === 'refuse' &&
    ['problems', 'late'].includes(expression.expression.getText(source))
  )
    refusalOf([given[0], given[0], given[1]], add)
}

function newOf({ expression, arguments: given = ts.factory.createNodeArray() }: ts.NewExpression, add: Add) {
  if (!ts.isIdentifier(expression)) return
  if (expression.text === 'ShopError') refusalOf(given, add)
  const [name] = given
  if (expression.text === 'MoneyError' && name && ts.isStringLiteral(name)) add(name.text, 400)
}

/** `(type, message, code, body, status)`, as the constructor of a refusal takes them. */
function refusalOf(given: readonly (ts.Expression | undefined)[], add: Add): void {
  const [type, , name, , status] = given
  if (!type || !name || !ts.isStringLiteral(name)) return
  const said = status && ts.isNumericLiteral(status) ? Number(status.text) : undefined
  const kind = ts.isStringLiteral(type) ? errorTypes[type.text as ErrorType] : undefined
  const known = said ?? kind
  // Where the type is handed on, whoever handed it is found as well.
  if (known) add(name.text, known)
}

/** The tables of docs/troubleshooting.md. */
export function errorTables(): string {
  const statuses = codesInSources()
  return [
    '## By type',
    table(
      ['Type', 'Status', 'It means', 'What to do'],
      Object.entries(errorKinds).map(([type, { means, mend }]) => [
        code(type),
        String(errorTypes[type as ErrorType]),
        means,
        mend,
      ]),
    ),
    '## By code',
    ...Object.entries(errorCodes).map(
      ([name, { means, mend }]) =>
        `### ${name}\n\n**${[...(statuses.get(name) ?? [])].sort().join(', ')}.** ${cell(means)}\n\n${mend}`,
    ),
    '',
  ].join('\n\n')
}
