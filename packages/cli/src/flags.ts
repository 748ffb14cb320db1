import { type Command, Option } from 'commander'

/** What the flags of a command that talks to a shop come to. */
export interface ShopFlags {
  url?: string
  profile?: string
  token?: string
  timeout?: string
  data?: string
}
/** What the flags of a command that answers data come to. */
export interface OutputFlags {
  json?: boolean
  ndjson?: boolean
  output?: 'table' | 'json' | 'csv'
  fields?: string
}

const groups = { shop: 'Which shop:', output: 'Output:', manners: 'Manners:' }
type Flag = [flags: string, description: string, choices?: readonly string[]]

const shopFlags: readonly Flag[] = [
  ['--data <folder>', 'the shop in this data folder (default: ./data, where no other shop is named)'],
  ['--url <address>', 'the shop that answers there'],
  [
    '--profile <name>',
    'the shop of this profile, see `cartwright profile`; `local` is the one of this machine',
  ],
  ['--token <token>', 'act by this token; better by CARTWRIGHT_TOKEN, which others cannot see'],
  ['--timeout <duration>', 'how long an answer may take (default: 30s)'],
]
const outputFlags: readonly Flag[] = [
  ['--json', 'one JSON document; failures are JSON too'],
  ['--ndjson', 'one JSON document a line'],
  ['--output <format>', 'how to print', ['table', 'json', 'csv']],
  ['--fields <names>', 'only these, in this order: id,title,variants.sku'],
]
const mannersFlags: readonly Flag[] = [
  ['--quiet', 'say only what went wrong'],
  ['--verbose', 'say more of what went wrong'],
  ['--no-color', 'no colours'],
  ['--no-input', 'ask nothing'],
]

const add = (command: Command, flags: readonly Flag[], group: string): Command => {
  for (const [text, description, choices] of flags) {
    const option = new Option(text, description).helpGroup(group)
    if (choices) option.choices(choices)
    // A command may have one of its own that says more.
    if (!command.options.some(({ long }) => long === option.long)) command.addOption(option)
  }
  return command
}

/** For commands that talk to a shop, here or elsewhere. */
export const onShop = (command: Command): Command => add(command, shopFlags, groups.shop)
/** For commands that answer data. */
export const withOutput = (command: Command): Command => add(command, outputFlags, groups.output)
/** For commands that do not come back from what they do. */
export const withConsent = (command: Command): Command =>
  command.addOption(new Option('--yes', 'do it without asking').helpGroup(groups.manners))

/** The flags that every command has, whoever wrote it: failures are JSON with `--json` even where there are no data. */
export function addManners(command: Command): void {
  for (const below of command.commands) addManners(below)
  if (command.commands.length > 0) return
  add(command, [['--json', 'failures as JSON']], groups.output)
  add(command, mannersFlags, groups.manners)
}

const everywhere = [...shopFlags, ...outputFlags, ...mannersFlags, ['--yes', ''] as Flag].map(([text]) => ({
  flag: text.split(' ')[0] ?? '',
  takesValue: text.includes('<'),
}))

/** The words of a command line in the order in which they are read: `--json products list` is `products list --json`. */
export function withFlagsLast(program: Command, words: readonly string[]): string[] {
  const early: string[] = []
  const path: string[] = []
  let command = program
  let at = 0
  for (; at < words.length; at += 1) {
    const word = words[at] ?? ''
    const known = everywhere.find(({ flag }) => word === flag || word.startsWith(`${flag}=`))
    if (known) {
      early.push(word)
      if (known.takesValue && !word.includes('=') && at + 1 < words.length) early.push(words[++at] ?? '')
      continue
    }
    const below = command.commands.find((one) => one.name() === word || one.aliases().includes(word))
    if (!below) break
    path.push(word)
    command = below
  }
  return [...path, ...early, ...words.slice(at)]
}

/** The command that these words name, as deep as they do. */
export function commandOf(program: Command, words: readonly string[]): Command {
  let command = program
  for (const word of words) {
    const below = command.commands.find((one) => one.name() === word || one.aliases().includes(word))
    if (!below) break
    command = below
  }
  return command
}
