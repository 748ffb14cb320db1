/** The references of hooks and of the SDK: which call each makes, and what stands beside them. */
import { contract } from '@cartwright/contract'
import ts from 'typescript'
import { methods } from './api-examples'
import { code, type Page, slug, table } from './page'
import { docOf, isOurs, propertiesOf, type Read } from './program'

/** Where hooks and clients are listed. */
export const hooksSource = 'packages/sdk/src/react/index.ts'
export const sdkSource = 'packages/sdk/src/index.ts'
export const sdkEntries: Readonly<Record<string, string>> = {
  '@cartwright/sdk/rules': 'packages/sdk/src/rules/index.ts',
  '@cartwright/sdk/session-cart': 'packages/sdk/src/session-cart/index.ts',
  '@cartwright/sdk/analytics': 'packages/sdk/src/analytics/index.ts',
  '@cartwright/sdk/testing': 'packages/sdk/src/testing/index.ts',
}

const summaryOf = (name: string) =>
  (contract as Record<string, { summary?: string; tag: string }>)[name]?.summary ?? ''
const familyOf = (name: string) => {
  const { tag = '' } = (contract as Record<string, { tag: string }>)[name] ?? {}
  return `${name.includes(' /admin') ? 'Admin' : 'Store'} ${tag}`
}
const callLink = (name: string) => `[${code(name)}](api/${slug(familyOf(name))}.md#${slug(name)})`

/** The hooks by name, and all else that `@cartwright/sdk/react` has. */
export function hooksPage(read: Read): Page {
  const symbols = read.exportsOf(hooksSource)
  const calls = symbols.flatMap((symbol) => {
    const endpoint = endpointOf(read, symbol)
    return endpoint && symbol.name.startsWith('use') ? [{ symbol, endpoint }] : []
  })
  const families = new Map<string, typeof calls>()
  for (const one of calls) {
    const family = familyOf(one.endpoint)
    families.set(family, [...(families.get(family) ?? []), one])
  }
  const others = symbols.filter((symbol) => isValue(symbol) && !calls.some((one) => one.symbol === symbol))
  return {
    path: 'reference/hooks',
    title: 'Hooks',
    description: `The ${calls.length} hooks of @cartwright/sdk/react by the call that each makes, and the providers beside them.`,
    text: [
      '# Hooks',
      `What \`@cartwright/sdk/react\` exports: ${calls.length} hooks, one a call, and what stands beside them. How they are used: [hooks and state](../hooks-and-state.md).`,
      'A hook of a `GET` reads: ids of the path, then the query where the call has one, then options of the query library. Any other changes: the first id of the path, then options; `mutate` takes the body.',
      '## Providers, state and functions',
      table(
        ['Name', ''],
        others
          .toSorted((a, b) => a.name.localeCompare(b.name))
          .map((symbol) => [code(symbol.name), docOf(read, symbol)]),
      ),
      '## Hooks by family',
      ...[...families]
        .sort(([a], [b]) => a.localeCompare(b))
        .map(
          ([family, all]) =>
            `### ${family}\n\n${table(
              ['Hook', 'Call', ''],
              all.map(({ symbol, endpoint }) => [code(symbol.name), callLink(endpoint), summaryOf(endpoint)]),
            )}`,
        ),
      '',
    ].join('\n\n'),
  }
}

const isValue = (symbol: ts.Symbol) =>
  isOurs(symbol) &&
  Boolean(symbol.flags & (ts.SymbolFlags.Function | ts.SymbolFlags.Variable | ts.SymbolFlags.Class))

/** The name of the call that a hook makes, which its type holds. */
function endpointOf({ checker }: Read, symbol: ts.Symbol): string | undefined {
  if (!(symbol.flags & ts.SymbolFlags.Variable)) return undefined
  const property = checker.getTypeOfSymbol(symbol).getProperty('endpoint')
  const type = property && checker.getTypeOfSymbol(property)
  return type?.isStringLiteral() ? type.value : undefined
}

/** The methods of the client by area, its options, and what the entries of the package export. */
export function sdkPage(read: Read): Page {
  const areas = new Map<string, [method: string, name: string][]>()
  for (const [name, method] of methods) {
    const area = method.replace(/^client\./, '').replace(/\.[^.]+$/, '')
    areas.set(area, [...(areas.get(area) ?? []), [method, name]])
  }
  const exported = read.exportsOf(sdkSource)
  const options = (title: string, type: string, text: string) => {
    const symbol = exported.find(({ name }) => name === type)
    if (!symbol) throw new Error(`@cartwright/sdk exports no ${type}`)
    return `## ${title}\n\n${text}\n\n${table(
      ['Option', 'Type', ''],
      propertiesOf(read, read.checker.getDeclaredTypeOfSymbol(symbol)).map(
        ({ name, type: written, isOptional, doc }) => [
          code(name) + (isOptional ? '' : ' *'),
          code(written),
          doc,
        ],
      ),
    )}`
  }
  return {
    path: 'reference/sdk',
    title: 'SDK',
    description: `The ${methods.size} methods of the client by area, its options, and what each entry of @cartwright/sdk exports.`,
    text: [
      '# SDK',
      `${methods.size} methods, each named after the client of Medusa v1 where that has it. How they are called: [the SDK](../sdk.md).`,
      options('Options of a client', 'ClientConfig', 'Of `createClient` and `createStoreClient`.'),
      options('Options of a call', 'CallOptions', 'Last in every method.'),
      '## What the package exports',
      ...[['@cartwright/sdk', sdkSource] as const, ...Object.entries(sdkEntries)].map(
        ([entry, file]) =>
          `### ${code(entry)} {#${slug(entry)}}\n\n${table(
            ['Name', ''],
            read
              .exportsOf(file)
              .filter(isValue)
              .toSorted((a, b) => a.name.localeCompare(b.name))
              .map((symbol) => [code(symbol.name), docOf(read, symbol)]),
          )}`,
      ),
      '## Methods',
      ...[...areas]
        .sort(
          ([a], [b]) => Number(a.startsWith('admin')) - Number(b.startsWith('admin')) || a.localeCompare(b),
        )
        .map(
          ([area, all]) =>
            `### ${code(area)} {#area-${slug(area)}}\n\n${table(
              ['Method', 'Call', ''],
              all.map(([method, name]) => [
                code(method.replace(/^client\./, '')),
                callLink(name),
                summaryOf(name),
              ]),
            )}`,
        ),
      '',
    ].join('\n\n'),
  }
}
