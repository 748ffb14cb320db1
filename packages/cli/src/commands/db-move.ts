import { join, resolve } from 'node:path'
import type { DatabaseConfig } from '@cartwright/server'
import type { Command } from 'commander'
import { databaseOf, shopConfig } from '../config'
import { interruptible } from '../interruptible'
import { progress, progressOption } from '../progress'
import { CommandError, data, exit, say } from '../shell'

/** `db move`: the shop's rows into another database, of either kind. */
export function dbMove(db: Command) {
  db.command('move')
    .description('Copy the shop into an empty database, compare, and say how to go on there')
    .requiredOption('--to <address>', 'postgres://… or sqlite:FOLDER, where shop.db is made')
    .option('--data <folder>', 'data folder')
    .option('--json', 'what was moved, as JSON')
    .addOption(progressOption())
    .action(async (options) => {
      const { moveDatabase } = await import('@cartwright/server/maintenance')
      const from = databaseOf(await shopConfig(options))
      const to = databaseAt(options.to)
      const bar = progress(options.progress)
      const stop = interruptible('nothing was moved')
      const onProgress = stop.before((done) => bar.show('Moving', done))
      const moved = await moveDatabase(from, to, { onProgress }).finally(() => {
        bar.end()
        stop.end()
      })
      if (options.json) {
        data(JSON.stringify(moved))
        return
      }
      const filled = moved.tables.filter(({ rows }) => rows > 0).length
      say(`Moved ${moved.rows} rows of ${filled} tables; counts and checksums are the same on both sides`)
      if (moved.migrated.length) say(`Applied ${moved.migrated.join(', ')} to the copy`)
      say(
        'url' in to
          ? 'Next       set DATABASE_URL to the new address and start the shop; files and secrets stay in the data folder'
          : `Next       leave DATABASE_URL out and start the shop with ${to.file} in its data folder`,
      )
    })
}

/**
 * The database an address means.
 * @throws CommandError for anything but `postgres://…` and `sqlite:FOLDER`
 */
export function databaseAt(address: string): DatabaseConfig {
  if (/^postgres(ql)?:\/\//.test(address)) return { url: address }
  const folder = /^sqlite:(?:\/\/(?=\/))?(.+)$/.exec(address)?.[1]
  if (folder) return { file: join(resolve(folder), 'shop.db') }
  throw new CommandError(
    `--to ${address} is no address of a database`,
    exit.usage,
    'Say postgres://user:password@host/name, or sqlite: and a folder',
  )
}
