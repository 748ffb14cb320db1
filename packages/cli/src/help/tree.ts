import type { Argument, Command, Option } from 'commander'

/** A command as data: what `--help --json` prints, and what the reference and the completion are made from. */
export interface CommandTree {
  name: string
  description: string
  /** `cartwright products get [options] <id>` */
  usage: string
  arguments: { name: string; required: boolean; variadic: boolean; description: string; choices?: string[] }[]
  options: {
    flags: string
    description: string
    required: boolean
    takes_value: boolean
    default?: unknown
    choices?: string[]
  }[]
  commands: CommandTree[]
}

/** The tree from a command down. `path` are the words that lead to it. */
export function treeOf(command: Command, path: readonly string[] = []): CommandTree {
  const here = [...path, command.name()]
  return {
    name: command.name(),
    description: command.description(),
    usage: `${here.join(' ')} ${command.usage()}`.trim(),
    arguments: command.registeredArguments.map(argumentOf),
    options: command.options.filter(({ hidden }) => !hidden).map(optionOf),
    commands: command.commands
      .filter((below) => !isHidden(command, below))
      .map((below) => treeOf(below, here)),
  }
}

const isHidden = (parent: Command, below: Command) =>
  !parent.createHelp().visibleCommands(parent).includes(below)

const argumentOf = (argument: Argument) => ({
  name: argument.name(),
  required: argument.required,
  variadic: argument.variadic,
  description: argument.description,
  ...(argument.argChoices ? { choices: argument.argChoices } : {}),
})

const optionOf = (option: Option) => ({
  flags: option.flags,
  description: option.description,
  required: option.mandatory,
  takes_value: option.required || option.optional,
  ...(option.defaultValue === undefined || option.negate ? {} : { default: option.defaultValue }),
  ...(option.argChoices ? { choices: option.argChoices } : {}),
})
