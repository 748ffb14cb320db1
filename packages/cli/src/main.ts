import { Command, CommanderError } from 'commander'
import { db } from './commands/db'
import { dev } from './commands/dev'
import { doctor } from './commands/doctor'
import { exportFile } from './commands/export'
import { importFile } from './commands/import'
import { openapi } from './commands/openapi'
import { seed } from './commands/seed'
import { start } from './commands/start'
import { token } from './commands/token'
import { user } from './commands/user'
import { exit, fail } from './shell'

const program = new Command('cartwright')
  .description('Open and run a Cartwright shop')
  .version('0.1.0')
  .showHelpAfterError('(add --help for what can be said)')
  .exitOverride()

for (const add of [start, dev, db, seed, user, token, importFile, exportFile, openapi, doctor]) add(program)

try {
  await program.parseAsync()
} catch (error) {
  if (error instanceof CommanderError) process.exit(error.exitCode === 0 ? 0 : exit.usage)
  fail(error, process.argv.includes('--json'))
}
