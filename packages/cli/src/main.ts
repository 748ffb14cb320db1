import { CommanderError } from 'commander'
import { version } from '../package.json'
import { loadEnvironment } from './environment'
import { fail } from './failure'
import { commandOf, withFlagsLast } from './flags'
import { printHelp } from './help/pages'
import { cartwright } from './program'
import { exit, manners } from './shell'
import { usageError } from './usage'

const typed = process.argv.slice(2)
const program = cartwright(version, typed)
const words = withFlagsLast(program, typed)
// A reader that has seen enough closes the pipe: that is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) =>
  process.exit(error.code === 'EPIPE' ? exit.ok : exit.unexpected),
)

try {
  const isHelp = words.includes('--help') || words.includes('-h')
  if (isHelp && manners.json)
    printHelp(
      program,
      words.filter((word) => !word.startsWith('-')),
      true,
    )
  else {
    if (!isHelp) loadEnvironment(words)
    await program.parseAsync(words, { from: 'user' })
  }
} catch (error) {
  if (error instanceof CommanderError && error.exitCode === 0) process.exit(exit.ok)
  fail(error instanceof CommanderError ? usageError(error, commandOf(program, words)) : error)
}
