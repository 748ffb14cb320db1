import type { Command } from 'commander'
import { databaseOf, shopConfig } from '../config'
import { data, say } from '../shell'
import { dbMove } from './db-move'
import { dbReset } from './db-reset'

export function db(program: Command) {
  const command = program
    .command('db')
    .description('The database: bring it to this version, see where it stands, move it, or empty it')
  command
    .command('migrate')
    .description('Apply the migrations that are not applied yet')
    .option('--data <folder>', 'data folder')
    .option('--dry-run', 'say what would be applied, and apply nothing')
    .option('--json', 'the migrations, as JSON')
    .action(async (options) => {
      const { migratePostgres, migrateSqlite, migrationStatus } = await import('@cartwright/server')
      const database = databaseOf(await shopConfig(options))
      if (options.dryRun) {
        const { pending } = await migrationStatus(database)
        if (options.json) return data(JSON.stringify({ applied: [], pending }))
        say(
          pending.length
            ? `Would apply ${pending.join(', ')}`
            : 'Nothing to do: the database is at this version',
        )
        return
      }
      const applied =
        'url' in database
          ? await migratePostgres(database.directUrl ?? database.url)
          : await migrateSqlite(database.file)
      if (options.json) return data(JSON.stringify({ applied, pending: [] }))
      say(applied.length ? `Applied ${applied.join(', ')}` : 'Nothing to do: the database is at this version')
    })
  command
    .command('status')
    .description('What is applied and what is not')
    .option('--data <folder>', 'data folder')
    .option('--json', 'as JSON')
    .action(async (options) => {
      const { migrationStatus } = await import('@cartwright/server')
      const status = await migrationStatus(databaseOf(await shopConfig(options)))
      if (options.json) data(JSON.stringify(status))
      else {
        for (const name of status.applied) data(`applied  ${name}`)
        for (const name of status.pending) data(`pending  ${name}`)
      }
      if (status.pending.length > 0) process.exitCode = 1
    })
  dbMove(command)
  dbReset(command)
}
