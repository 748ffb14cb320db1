/** The reference of the components: when to take which, its properties, its keys. From their types and the guides of the Storybook. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { guides } from '../../.storybook/guides/index'
import { code, type Page, slug, table } from './page'
import { docOf, fileOf, propertiesOf, type Read } from './program'

/** Where the components are listed. */
export const componentsSource = 'packages/ui/src/index.ts'

const groups: Readonly<Record<string, { title: string; words: string }>> = {
  controls: { title: 'Controls', words: 'what is pressed, typed into and chosen from' },
  display: { title: 'Display', words: 'what shows something: tables, figures, states' },
  overlays: { title: 'Overlays', words: 'what opens over a page' },
  shop: { title: 'Shop', words: 'the pieces of a storefront, drawn by a server and posted as plain forms' },
}

/** The entries of the package by the source that each is, so that a page loads only what it shows. */
const entries: ReadonlyMap<string, string> = (() => {
  const file = join(import.meta.dirname, '../../packages/ui/package.json')
  const { exports } = JSON.parse(readFileSync(file, 'utf8')) as {
    exports: Record<string, { '@cartwright/source'?: string }>
  }
  return new Map(
    Object.entries(exports).flatMap(([entry, { '@cartwright/source': source }]) =>
      source ? [[source.replace('./', 'packages/ui/'), entry.replace('./', '@cartwright/ui/')] as const] : [],
    ),
  )
})()

/** A page for each group of components. */
export function componentPages(read: Read): Page[] {
  const all = read.exportsOf(componentsSource)
  return Object.entries(groups).map(([group, { title, words }]) => {
    const folders = new Map<string, ts.Symbol[]>()
    for (const symbol of all) {
      const [, folder] = new RegExp(`^packages/ui/src/${group}/(\\w+)/`).exec(fileOf(symbol)) ?? []
      if (folder) folders.set(folder, [...(folders.get(folder) ?? []), symbol])
    }
    const names = [...folders.keys()].sort()
    return {
      path: `reference/components/${group}`,
      title,
      description: `Components, ${words}: ${names.join(', ')}.`,
      text: [
        `# ${title}`,
        `Components of \`@cartwright/ui\`: ${words}. Written from their types; the Storybook (\`npm run storybook\`) shows each in every state.`,
        ...names.map((name) => section(read, group, name, folders.get(name) ?? [])),
        '',
      ].join('\n\n'),
    }
  })
}

function section(read: Read, group: string, folder: string, symbols: ts.Symbol[]): string {
  const guide = guides[folder]
  const drawn = symbols.filter((symbol) => isComponent(symbol))
  const main = drawn.find(({ name }) => name === folder)
  const others = drawn.filter((symbol) => symbol !== main)
  const rest = symbols.filter((symbol) => isFunction(symbol) && !drawn.includes(symbol))
  return [
    `## ${folder} {#${slug(folder)}}`,
    main && docOf(read, main),
    guide?.when,
    importOf(main ?? drawn[0] ?? rest[0] ?? symbols[0]),
    main && propertyTable(read, main),
    ...others.map((symbol) =>
      [
        `### ${symbol.name} {#${slug(`${folder}-${symbol.name}`)}}`,
        docOf(read, symbol),
        propertyTable(read, symbol),
      ]
        .filter(Boolean)
        .join('\n\n'),
    ),
    rest.length > 0 &&
      `**Beside it**\n\n${table(
        ['Name', ''],
        rest.map((symbol) => [code(symbol.name), docOf(read, symbol)]),
      )}`,
    guide &&
      guide.keys.length > 0 &&
      `**Keys**\n\n${table(
        ['Key', ''],
        guide.keys.map(([keys, effect]) => [keys, effect]),
      )}`,
    group === 'shop' && !guide && 'It draws nothing by itself.',
  ]
    .filter(Boolean)
    .join('\n\n')
}

function importOf(symbol: ts.Symbol | undefined): string | undefined {
  if (!symbol) return undefined
  const entry = entries.get(fileOf(symbol)) ?? '@cartwright/ui'
  return `\`\`\`ts\nimport { ${symbol.name} } from '${entry}'\n\`\`\``
}

const isFunction = (symbol: ts.Symbol) =>
  Boolean(symbol.flags & (ts.SymbolFlags.Function | ts.SymbolFlags.Variable | ts.SymbolFlags.Class))

/** A capital and something that draws: constants of that case hold no call. */
const isComponent = (symbol: ts.Symbol) =>
  /^[A-Z][a-z]/.test(symbol.name) &&
  Boolean(symbol.flags & (ts.SymbolFlags.Function | ts.SymbolFlags.Class | ts.SymbolFlags.Variable))

function propertyTable(read: Read, symbol: ts.Symbol): string {
  const type = propsOf(read, symbol)
  const properties = type ? propertiesOf(read, type) : []
  if (properties.length === 0) return ''
  return table(
    ['Property', 'Type', ''],
    properties.map(({ name, type: text, isOptional, doc }) => [
      code(name) + (isOptional ? '' : ' *'),
      code(text),
      doc,
    ]),
  )
}

/** What a component is handed: the first argument of its call, or of its constructor. */
function propsOf({ checker }: Read, symbol: ts.Symbol): ts.Type | undefined {
  const type = checker.getTypeOfSymbol(symbol)
  const [signature] = [...type.getCallSignatures(), ...type.getConstructSignatures()]
  const [props] = signature?.getParameters() ?? []
  return props && checker.getTypeOfSymbol(props)
}
