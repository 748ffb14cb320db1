/** The tables of docs/configuration.md: the settings of `cartwright.config.ts` from their types, and the environment. */
import { environmentVariables } from '../../packages/cli/src/environment-variables'
import { code, table } from './page'
import { propertiesOf, readSources } from './program'

const source = 'packages/cli/src/config.ts'

/** Both tables, in Markdown. */
export function configurationTables(): string {
  const read = readSources([source])
  const symbol = read.exportsOf(source).find(({ name }) => name === 'CartwrightConfig')
  if (!symbol) throw new Error(`${source} exports no CartwrightConfig`)
  const settings = propertiesOf(read, read.checker.getDeclaredTypeOfSymbol(symbol)).toSorted((a, b) =>
    a.name.localeCompare(b.name),
  )
  const silent = settings.filter(({ doc }) => !doc).map(({ name }) => name)
  if (silent.length > 0) throw new Error(`Say in a comment what they do: ${silent.join(', ')}`)
  return [
    '## cartwright.config.ts',
    table(
      ['Setting', 'Type', 'What it does', 'Unless said'],
      settings.map((one) => [code(one.name), code(one.type), one.doc, one.default ?? '']),
    ),
    '## The environment',
    ...Object.entries(environmentVariables).map(
      ([title, variables]) =>
        `### ${title}\n\n${table(
          ['Variable', 'What it does', 'Unless said'],
          variables.map((one) => [code(one.name), one.means, one.default ?? '']),
        )}`,
    ),
    '',
  ].join('\n\n')
}
