import type { Command } from 'commander'
import { databaseOf, shopConfig } from '../config'
import { CommandError, exit, say } from '../shell'

/** `db reset`: an empty database. */
export function dbReset(db: Command) {
  db.command('reset')
    .description('Empty the database: every product, order and account is gone')
    .option('--data <folder>', 'data folder')
    .option('--yes', 'yes, all of it')
    .action(async (options) => {
      const { resetDatabase } = await import('@cartwright/server')
      const database = databaseOf(await shopConfig(options))
      const name = 'url' in database ? new URL(database.url).pathname.slice(1) : database.file
      if (!options.yes)
        throw new CommandError(
          `This removes everything in ${name}`,
          exit.usage,
          'Make a backup (cartwright backup create), then say --yes',
        )
      await resetDatabase(database)
      say(`${name} is empty; stored files stay where they are`)
    })
}
