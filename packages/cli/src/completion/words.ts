import type { Command, Option } from 'commander'
import { commandOf } from '../flags'
import { topics } from '../help/topics'

/** What a completion knows of the word that is being written. */
export interface Completion {
  /** Words that may stand there. */
  words: string[]
  /** The family whose ids may stand there: they are in the shop, not here. */
  idsOf?: string
  /** Whether the shell should offer files. */
  files: boolean
}

const none: Completion = { words: [], files: false }

/** What may follow these words, of which the last is not whole yet: commands, flags, choices, or ids of a family. */
export function completionOf(program: Command, line: readonly string[]): Completion {
  const current = line.at(-1) ?? ''
  const before = line.slice(0, -1)
  const command = commandOf(
    program,
    before.filter((word) => !word.startsWith('-')),
  )
  const flag = before.at(-1)?.startsWith('-') ? optionNamed(command, before.at(-1) ?? '') : undefined
  if (flag && (flag.required || flag.optional)) return valuesOf(flag, current)
  if (current.startsWith('-')) return { words: fitting(flagsOf(command), current), files: false }
  if (command.name() === 'help' && command.parent === program)
    return { words: fitting([...Object.keys(topics), ...namesOf(program)], current), files: false }
  if (command.commands.length > 0) return { words: fitting(namesOf(command), current), files: false }
  return argumentOf(command, before, current)
}

const fitting = (words: readonly string[], start: string) => words.filter((word) => word.startsWith(start))
const namesOf = (command: Command) =>
  command
    .createHelp()
    .visibleCommands(command)
    .map((below) => below.name())
const flagsOf = ({ options }: Command) =>
  [...options.filter(({ hidden }) => !hidden).map(({ long, short }) => long ?? short ?? ''), '--help'].sort()
const optionNamed = ({ options }: Command, word: string) =>
  options.find(({ long, short }) => word === long || word === short)

function valuesOf(flag: Option, current: string): Completion {
  if (flag.argChoices) return { words: fitting(flag.argChoices, current), files: false }
  return { words: [], files: /<(file|path|folder)>/.test(flag.flags) || current.startsWith('@') }
}

/** The value of an argument: of its choices, a file, or an id in the shop. */
function argumentOf(command: Command, before: readonly string[], current: string): Completion {
  const depth = depthOf(command)
  const given = before.filter((word) => !word.startsWith('-')).length - depth
  const argument = command.registeredArguments[Math.max(0, given)]
  if (!argument || given < 0) return none
  if (argument.argChoices) return { words: fitting(argument.argChoices, current), files: false }
  if (/file|dir|path/.test(argument.name())) return { words: [], files: true }
  const family = command.parent?.name()
  return argument.name() === 'id' && given === 0 && family ? { words: [], idsOf: family, files: false } : none
}

function depthOf(command: Command): number {
  let depth = 0
  for (let one: Command | null = command; one?.parent; one = one.parent) depth += 1
  return depth
}
