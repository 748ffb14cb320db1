import { readFileSync } from 'node:fs'
import ts from 'typescript'

/** What an argument of a method of the published client is for. */
export type Role = 'id' | 'query' | 'body' | 'files' | 'headers'
export interface PublishedMethod {
  /** Dotted, from the client: `admin.orders.list`. */
  name: string
  args: Role[]
}

const types = new URL('index.d.ts', import.meta.resolve('@medusajs/medusa-js'))

/** Every method of the published v1 client with what it takes, read off its types. */
export function publishedMethods(): PublishedMethod[] {
  const source = ts.createSourceFile('v1.d.ts', readFileSync(types, 'utf8'), ts.ScriptTarget.ES2022)
  const classes = new Map<string, ts.ClassDeclaration>()
  for (const one of source.statements)
    if (ts.isClassDeclaration(one) && one.name) classes.set(one.name.text, one)
  const textOf = (node: ts.Node | undefined) => node?.getText(source) ?? ''

  const methodsOf = (name: string, prefix: string): PublishedMethod[] =>
    (classes.get(name)?.members ?? []).flatMap((member) => {
      const key = textOf(member.name)
      // Nobody calls what is private, nor the classes of errors.
      if (key.startsWith('_') || key === 'client' || key === 'errors') return []
      if (ts.isPropertyDeclaration(member)) return methodsOf(textOf(member.type), `${prefix}${key}.`)
      if (!ts.isMethodDeclaration(member) || prefix === '') return []
      const args = member.parameters.map((one) => roleOf(textOf(one.name), textOf(one.type)))
      return [{ name: prefix + key, args }]
    })
  return methodsOf('Medusa', '')
}

function roleOf(name: string, type: string): Role {
  if (name === 'customHeaders' || type === 'RequestOptions') return 'headers'
  if (type === 'string') return 'id'
  if (type === 'AdminCreateUploadPayload') return 'files'
  return /Params$|^TQuery$/.test(type) ? 'query' : 'body'
}
