import type { Command } from 'commander'
import { printHelp } from '../help/pages'

export function help(program: Command) {
  program.helpCommand(false)
  program
    .command('help')
    .description('Help on a command or a topic: shops, output, exit-codes, scripts, queries')
    .argument('[words...]', 'a command or a topic')
    .option('--json', 'the tree of commands, as JSON')
    .action((words: string[], { json }: { json?: boolean }) => printHelp(program, words, Boolean(json)))
}
