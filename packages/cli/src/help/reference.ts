import type { Command } from 'commander'
import { topics } from './topics'
import { type CommandTree, treeOf } from './tree'

/** Flags that many commands share are told once. */
const shared = new Set(
  [
    '--data',
    '--url',
    '--profile',
    '--token',
    '--timeout',
    '--json',
    '--ndjson',
    '--output',
    '--fields',
  ].concat(['--quiet', '--verbose', '--no-color', '--no-input']),
)
const longOf = (flags: string) => /--[\w-]+/.exec(flags)?.[0] ?? flags
const code = (text: string) => `\`${text}\``
/** Bars would end a cell, angles would be read as HTML. */
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;')

/** The reference of the command line in Markdown, as the commands themselves have it. */
export function reference(program: Command): string {
  const tree = treeOf(program)
  const isFamily = ({ commands }: CommandTree) =>
    commands.some(({ description }) => / \/admin\//.test(description))
  const own = tree.commands.filter((one) => !isFamily(one))
  const families = tree.commands.filter(isFamily)
  return [
    '## Flags that commands share',
    sharedFlags(own.concat(families)),
    ...Object.values(topics).map(({ title, text }) => `## ${title}\n\n\`\`\`text\n${text}\n\`\`\``),
    '## Commands',
    ...own.flatMap((one) => sections(one)),
    '## The shop, by what it holds',
    'One command for each call that staff may make. Those of lists take `-q`, `--limit` and `--all`, those that send something `-d`, those that delete `--yes`.',
    ...families.map(familyTable),
    '',
  ].join('\n\n')
}

function sharedFlags(commands: readonly CommandTree[]): string {
  const seen = new Map<string, string>()
  const walk = (all: readonly CommandTree[]) => {
    for (const { options, commands } of all) {
      for (const { flags, description } of options)
        if (shared.has(longOf(flags)) && !seen.has(flags) && flags.startsWith('--'))
          seen.set(flags, description)
      walk(commands)
    }
  }
  // The commands of families have all of them in their plain words.
  walk([...commands].reverse())
  return table(
    ['Flag', 'What it does'],
    [...shared].flatMap((long) =>
      [...seen]
        .filter(([flags]) => longOf(flags) === long)
        .slice(0, 1)
        .map(([flags, text]) => [code(flags), text]),
    ),
  )
}

function sections(command: CommandTree): string[] {
  if (command.commands.length > 0)
    return [
      `### ${command.name}\n\n${command.description}.`,
      ...command.commands.flatMap((below) => section(below, '####')),
    ]
  return section(command, '###')
}

function section({ usage, description, arguments: words, options }: CommandTree, level: string): string[] {
  const rows = [
    ...words.map(({ name, description: text, choices }) => [code(`<${name}>`), withChoices(text, choices)]),
    ...options
      .filter(({ flags }) => !shared.has(longOf(flags)))
      .map(({ flags, description: text, choices }) => [code(flags), withChoices(text, choices)]),
  ].filter(([, text]) => text)
  return [
    `${level} ${usage.replace(' [options]', '')}\n\n${description}.`,
    ...(rows.length ? [table(['', ''], rows)] : []),
  ]
}

const withChoices = (text: string, choices: readonly string[] | undefined) =>
  choices ? `${text}${text ? ': ' : ''}${choices.map(code).join(', ')}` : text

const familyTable = ({ name, commands }: CommandTree) =>
  `### ${name}\n\n${table(
    ['Command', 'What it does'],
    commands.map(({ usage, description }) => [code(usage.replace(' [options]', '')), description]),
  )}`

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows]
    .map(
      (cells) =>
        `| ${cells.map((text) => (text.startsWith('`') ? text.replaceAll('|', '\\|') : cell(text))).join(' | ')} |`,
    )
    .join('\n')

/** Where the generated part of the guide begins. */
export const referenceMark = '<!-- From here on written by scripts/cli-reference.ts -->'
