/**
 * Writes what follows from the tree: the exports of package.json, src/index.ts and src/styles.css.
 * Every component and every module beside one is exported under the name of its file.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, extname } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = new URL('./', import.meta.url)
const groups = ['controls', 'overlays', 'display', 'shop', 'screens', 'sdk']

function filesBelow(folder: string): string[] {
  return readdirSync(new URL(`src/${folder}/`, root), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) =>
      entry.isDirectory() ? filesBelow(`${folder}/${entry.name}`) : `${folder}/${entry.name}`,
    )
}

const files = groups.flatMap(filesBelow)
/** Parts of one component only, not for others. */
const inner = [
  'field-parts',
  'use-row-keys',
  'selection',
  'portal-container',
  'DayField',
  'RangeMonth',
  'ChartLegend',
  'ChartPlot',
  'ChartTable',
  'ChartWalk',
  'chart-format',
  'chart-layout',
  'use-width',
  'ViewNameDialog',
  'use-room',
  'view-actions',
  'MetadataJson',
  'MetadataLine',
  'RichTextToolbar',
  'LinkTool',
  'editor-attributes',
  'format-icons',
  'rich-text-editor',
  'FileLine',
  'file-size',
  'CellEditor',
  'GridFoot',
  'GridRow',
  'cell-values',
  'fill-series',
  'grid-history',
  'grid-range',
  'number-text',
  'row-window',
  'use-changes',
  'use-following',
  'use-grid',
  'use-grid-keys',
  'use-grid-pointer',
  'use-row-window',
  'TreeRow',
  'use-tree-moves',
  'use-tree-rename',
  'attributes',
  'use-hydrated',
  'FacetPrice',
  'GalleryZoom',
  'DialogBody',
  'OrderHistory',
  'RegionEffects',
  'SearchSuggestions',
  'TrackingNumber',
  'DrawerPanel',
  'DropBox',
  'FocusWindow',
  'RelationSearch',
  'RelationWindow',
  'FilterPanel',
  'HoverCardPanel',
  'MenuPopover',
  'ModalWindow',
  'PopoverPanel',
  'SelectList',
  'TooltipText',
  'ViewTabs',
  'select-options',
]
const nameOf = (file: string) => basename(file, extname(file))

export const modules = [
  'strings/index.ts',
  'strings/StringsProvider.tsx',
  'strings/UiProvider.tsx',
  'icons/icons.tsx',
  'parts/part.ts',
  ...files.filter(
    (file) => /\.tsx?$/.test(file) && !/\.(test|stories)\./.test(file) && !inner.includes(nameOf(file)),
  ),
]
export const sheets = [
  'theme/tokens.css',
  'icons/icons.css',
  ...files.filter((file) => file.endsWith('.css')),
]

const code = (file: string) => {
  const built = file.replace(/\.tsx?$/, '')
  return {
    '@cartwright/source': `./src/${file}`,
    types: `./dist/${built}.d.ts`,
    default: `./dist/${built}.js`,
  }
}
const sheet = (file: string) => ({ '@cartwright/source': `./src/${file}`, default: `./dist/${file}` })

export const exportsField = Object.fromEntries([
  ['.', code('index.ts')],
  ['./styles.css', sheet('styles.css')],
  // Made when the package is built: there is no source of it.
  ['./styles.guarded.css', './dist/styles.guarded.css'],
  ['./strings', code('strings/index.ts')],
  [
    './strings/*',
    {
      '@cartwright/source': './src/strings/*.ts',
      types: './dist/strings/*.d.ts',
      default: './dist/strings/*.js',
    },
  ],
  ...modules.slice(1).map((file) => [`./${nameOf(file)}`, code(file)]),
  ...sheets.map((file) => [`./${nameOf(file)}.css`, sheet(file)]),
  ['./package.json', './package.json'],
])

export const indexText = `${modules
  .map((file) => `export * from './${file.replace(/\.tsx?$/, '.js')}'`)
  .sort()
  .join('\n')}\n`
export const stylesText = `${sheets.map((file) => `@import "./${file}";`).join('\n')}\n`

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const path = new URL('package.json', root)
  const json = JSON.parse(readFileSync(path, 'utf8'))
  json.exports = exportsField
  writeFileSync(path, `${JSON.stringify(json, null, 2)}\n`)
  writeFileSync(new URL('src/index.ts', root), indexText)
  writeFileSync(new URL('src/styles.css', root), stylesText)
}
