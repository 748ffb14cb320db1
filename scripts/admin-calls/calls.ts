import { dirname } from 'node:path'
import { globSync } from 'tinyglobby'
import ts from 'typescript'
import { createClient } from '../../packages/sdk/src/index'
import { nodesIn, root, sourceOf } from '../source-files'

const isCall = (text: string) => /^(GET|POST|DELETE) \/admin\//.test(text)

/**
 * Whether a name stands where a call is made by it. Types, questions of permission (`may('…')`, `needs: '…'`) and
 * comparisons name calls as well and make none.
 */
function isMade(name: ts.StringLiteral): boolean {
  const { parent } = name
  if (ts.isLiteralTypeNode(parent) || ts.isJsxAttribute(parent)) return false
  if (ts.isCallExpression(parent))
    return !/may|^(useRefresh|touchedBy|keyOf)$/i.test(parent.expression.getText())
  if (ts.isPropertyAssignment(parent))
    return parent.name !== name && parent.name.getText() !== 'needs' && !isListOfCalls(parent.parent)
  return !ts.isBinaryExpression(parent) || parent.operatorToken.kind === ts.SyntaxKind.BarBarToken
}

/** A table that is typed as one of names. */
function isListOfCalls({ parent }: ts.Node): boolean {
  return ts.isVariableDeclaration(parent) && /\bCallName\b/.test(parent.type?.getText() ?? '')
}

/** Whether a name is how a resource changes: said where the resource is, made by its own screens. */
function isOfResource(name: ts.StringLiteral): boolean {
  const { parent } = name
  return ts.isPropertyAssignment(parent) && /^(create|update|remove)$/.test(parent.name.getText())
}

/** The kind of record that a call is about: `customer-groups`. */
export const familyOf = (name: string) => name.split('/')[2] ?? ''

/** The calls that a file makes for a screen in some folder that is about a kind of record. */
export function callsOf(file: string, folder: string, family: string): string[] {
  const calls: string[] = []
  for (const node of nodesIn(sourceOf(file))) {
    if (ts.isStringLiteral(node) && isCall(node.text) && isMade(node))
      if (!isOfResource(node) || familyOf(node.text) === family || dirname(file) === folder)
        calls.push(node.text)
    if (ts.isPropertyAccessExpression(node)) calls.push(...ofMethod(node.getText()))
    if (ts.isImportDeclaration(node) && node.moduleSpecifier.getText().includes('@cartwright/sdk/react'))
      for (const one of nodesIn(node))
        if (ts.isImportSpecifier(one)) calls.push(...callsOfHook(one.name.text))
  }
  return calls
}

const client = createClient({ baseUrl: 'http://localhost' })

/** The call behind a method of the client: `client.admin.uploads.create`. */
function ofMethod(path: string): string[] {
  const [, family = '', method = ''] = /^client\.admin\.(\w+)\.(\w+)$/.exec(path) ?? []
  const found: unknown = Reflect.get(Object(Reflect.get(client.admin, family)), method)
  const name: unknown = found && Reflect.get(Object(found), 'endpoint')
  return typeof name === 'string' ? [name] : []
}

/** Where hooks of the SDK are declared, by their names. */
let hooks: Map<string, ts.Node> | undefined
function hookNamed(name: string): ts.Node | undefined {
  hooks ??= new Map(
    globSync('packages/sdk/src/react/**/*.{ts,tsx}', {
      cwd: root,
      absolute: true,
      ignore: '**/*.test.*',
    }).flatMap((file) =>
      [...nodesIn(sourceOf(file))].flatMap((node): [string, ts.Node][] =>
        (ts.isFunctionDeclaration(node) || ts.isVariableDeclaration(node)) &&
        node.name &&
        ts.isIdentifier(node.name)
          ? [[node.name.text, node]]
          : [],
      ),
    ),
  )
  return hooks.get(name)
}

/** The generic hooks are told which call they make. */
const generic = new Set(['useEndpoint', 'useChange', 'useClient', 'useRefresh', 'change', 'read'])

/** The calls of a hook of the SDK, and of the hooks that it uses. */
function callsOfHook(name: string, seen = new Set<string>()): string[] {
  const hook = seen.has(name) || generic.has(name) ? undefined : hookNamed(name)
  if (!hook) return []
  seen.add(name)
  return [...nodesIn(hook)].flatMap((node) => {
    if (ts.isStringLiteral(node) && isCall(node.text) && isMade(node)) return [node.text]
    return ts.isIdentifier(node) && /^use[A-Z]/.test(node.text) ? callsOfHook(node.text, seen) : []
  })
}
