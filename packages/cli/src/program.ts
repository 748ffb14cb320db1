import { Command } from 'commander'
import { api } from './commands/api'
import { backup } from './commands/backup'
import { build } from './commands/build'
import { completion } from './commands/completion'
import { db } from './commands/db'
import { dev } from './commands/dev'
import { doctor } from './commands/doctor'
import { exportFile } from './commands/export'
import { feed } from './commands/feed'
import { help } from './commands/help'
import { importFile } from './commands/import'
import { init } from './commands/init'
import { jobs } from './commands/jobs'
import { key } from './commands/key'
import { login, logout, whoami } from './commands/login'
import { mcp } from './commands/mcp'
import { migrate } from './commands/migrate'
import { openapi } from './commands/openapi'
import { profile } from './commands/profile'
import { resources } from './commands/resources'
import { secrets } from './commands/secrets'
import { seed } from './commands/seed'
import { start } from './commands/start'
import { token } from './commands/token'
import { upgrade } from './commands/upgrade'
import { user } from './commands/user'
import { addManners, type OutputFlags } from './flags'
import { fieldsOf, formatOf } from './output'

/** The commands by what they are about, as `--help` groups them. */
const groups: Readonly<Record<string, readonly ((program: Command) => void)[]>> = {
  'Run a shop:': [init, start, dev, build, db, seed, backup, doctor, upgrade],
  'Move data:': [importFile, exportFile, feed, migrate, jobs],
  'Who works there:': [user, token, key, secrets],
  'Shops elsewhere:': [login, logout, whoami, profile],
  'Anything else:': [api, openapi, mcp, completion, help],
}

/** Those that speak of every command there is. */
const speakOfAll = ['help', 'completion', 'complete']

/**
 * The whole command line, ready to be read. With the words that were typed, only what these can mean: the calls of the shop are
 * hundreds of commands, which a shop that starts does not wait for.
 */
export function cartwright(version: string, words?: readonly string[]): Command {
  const program = new Command('cartwright')
    .description('Open and run a Cartwright shop, here or elsewhere')
    .version(version)
    .exitOverride()
    // What is wrong with the words of a command is told like every other failure.
    .configureOutput({ outputError: () => {} })
  for (const [group, commands] of Object.entries(groups)) {
    program.commandsGroup(group)
    for (const add of commands) add(program)
  }
  const speaksOfAll = !words || speakOfAll.includes(words[0] ?? '')
  if (speaksOfAll || !isOwn(program, words)) {
    program.commandsGroup('The shop, by what it holds:')
    resources(program, speaksOfAll ? [] : words)
  }
  addManners(program)
  // What cannot be printed is refused before anything is done.
  program.hook('preAction', (_, action) => {
    const flags: OutputFlags = action.opts()
    formatOf(action.options.some(({ long }) => long === '--ndjson') ? flags : {})
    fieldsOf(action.options.some(({ long }) => long === '--fields') ? flags : {})
  })
  return program
}

/**
 * Whether the first word is a command that is not made of a call, or asks for the version; a flag before it may take a value, and
 * leaves that open.
 */
function isOwn({ commands }: Command, [first = '']: readonly string[]): boolean {
  return ['--version', '-V'].includes(first) || commands.some((command) => command.name() === first)
}
