import { join } from 'node:path'
import type { Command } from 'commander'
import { shopConfig } from '../config'
import { data, say } from '../shell'

export function db(program: Command) {
  const command = program
    .command('db')
    .description('The database: bring it to this version, or see where it stands')
  command
    .command('migrate')
    .description('Apply the migrations that are not applied yet')
    .option('--data <folder>', 'data folder')
    .action(async (options) => {
      const { migratePostgres, migrateSqlite } = await import('@cartwright/server')
      const config = await shopConfig(options)
      const applied =
        config.database && 'url' in config.database
          ? await migratePostgres(config.database.url)
          : await migrateSqlite(join(config.data, 'shop.db'))
      say(applied.length ? `Applied ${applied.join(', ')}` : 'Nothing to do: the database is at this version')
    })
  command
    .command('status')
    .description('What is applied and what is not')
    .option('--data <folder>', 'data folder')
    .option('--json', 'as JSON')
    .action(async (options) => {
      const { migrationStatus } = await import('@cartwright/server')
      const config = await shopConfig(options)
      const status = await migrationStatus(
        config.database && 'url' in config.database
          ? config.database
          : { file: join(config.data, 'shop.db') },
      )
      if (options.json) data(JSON.stringify(status))
      else {
        for (const name of status.applied) data(`applied  ${name}`)
        for (const name of status.pending) data(`pending  ${name}`)
      }
      if (status.pending.length > 0) process.exitCode = 1
    })
}
