import type { Command } from 'commander'
import { databaseOf, shopConfig } from '../config'
import { CommandError, data, exit, say } from '../shell'

/** `db reset`: an empty database. */
export function dbReset(db: Command) {
  db.command('reset')
    .description('Empty the database: every product, order and account is gone')
    .option('--data <folder>', 'data folder')
    .option('--yes', 'yes, all of it')
    .option('--json', 'what was emptied, as JSON')
    .action(async (options) => {
      const { resetDatabase } = await import('@cartwright/server/maintenance')
      const database = databaseOf(await shopConfig(options))
      const name = 'url' in database ? new URL(database.url).pathname.slice(1) : database.file
      if (!options.yes)
        throw new CommandError(
          `This removes everything in ${name}`,
          exit.usage,
          'Make a backup (cartwright backup create), then say --yes',
        )
      await resetDatabase(database)
      if (options.json) return data(JSON.stringify({ database: name, is_empty: true }))
      say(`${name} is empty; stored files stay where they are`)
    })
}
