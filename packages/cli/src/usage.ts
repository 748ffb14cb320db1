import type { Command, CommanderError } from 'commander'
import { pathTo } from './help/pages'
import { CommandError, exit } from './shell'

/** What is wrong with the words of a command, in the shape of every failure. */
export function usageError({ message, code }: CommanderError, command: Command): CommandError {
  const name = [...pathTo(command), command.name()].join(' ')
  if (code === 'commander.help')
    return new CommandError(`${name} wants to know what to do`, exit.usage, `See ${name} --help`, {
      code: 'usage',
    })
  const [sentence = '', ...suggestions] = message.replace(/^error: /, '').split('\n')
  const hint = [...suggestions.map((text) => text.replace(/^\(|\)$/g, '')), `See ${name} --help`].join(' ')
  return new CommandError(`${sentence[0]?.toUpperCase() ?? ''}${sentence.slice(1)}`, exit.usage, hint, {
    code: 'usage',
  })
}
