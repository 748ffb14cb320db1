import { createHash } from 'node:crypto'
import Database from 'better-sqlite3'
import { assertPlugins, statementsOf } from '../../plugins/check-plugins'
import type { Plugin, PluginMigration } from '../../plugins/plugin'
import { sqliteTableNames } from '../schema/table-names'
import { beginAlone, migrationLock, withClient } from './migrate'
import { type DatabaseConfig, directUrlOf } from './open'

const history =
  'create table if not exists cartwright_plugin_migration (plugin text not null, name text not null, hash text not null, applied_at text not null, primary key (plugin, name))'

interface Done {
  plugin: string
  name: string
  hash: string
}

const hashOf = (migration: PluginMigration) =>
  createHash('sha256')
    .update(JSON.stringify([statementsOf(migration, 'sqlite'), statementsOf(migration, 'postgres')]))
    .digest('hex')

/** What is left to do of one plugin. Steps may only be added, and behind those that were taken. */
function pendingOf({ name: plugin, migrations = [] }: Plugin, done: readonly Done[]): PluginMigration[] {
  const mine = done.filter((one) => one.plugin === plugin)
  for (const { name, hash } of mine) {
    const migration = migrations.find((one) => one.name === name)
    if (!migration)
      throw new Error(
        `The plugin ${plugin}: the database holds its migration ${name}, which this version of it does not know`,
      )
    if (hashOf(migration) !== hash)
      throw new Error(`The plugin ${plugin}: its migration ${name} was changed after it had been applied`)
  }
  return migrations.filter(({ name }) => !mine.some((one) => one.name === name))
}

const failed = ({ name }: Plugin, migration: PluginMigration, error: unknown) =>
  new Error(
    `The plugin ${name}: its migration ${migration.name} failed, and nothing of it was kept: ${(error as Error).message}`,
    { cause: error },
  )

/**
 * Brings the tables of plugins up, each by a history of its own, after those of the shop. A step that fails undoes itself
 * alone and keeps the shop from opening: code that runs on other tables than it knows would do worse.
 * @throws an Error that names the plugin and the step
 */
export async function migratePlugins(database: DatabaseConfig, plugins: readonly Plugin[]): Promise<void> {
  assertPlugins(plugins, sqliteTableNames)
  if (plugins.every(({ migrations = [] }) => migrations.length === 0)) return
  if ('url' in database) await onPostgres(directUrlOf(database), plugins)
  else await onSqlite(database.file, plugins)
}

async function onSqlite(file: string, plugins: readonly Plugin[]): Promise<void> {
  const connection = new Database(file)
  try {
    connection.pragma('foreign_keys=OFF')
    for (const plugin of plugins) {
      await beginAlone(connection)
      try {
        connection.exec(history)
        const done = connection
          .prepare('select plugin, name, hash from cartwright_plugin_migration')
          .all() as Done[]
        const record = connection.prepare('insert into cartwright_plugin_migration values (?, ?, ?, ?)')
        for (const migration of pendingOf(plugin, done)) {
          try {
            for (const statement of statementsOf(migration, 'sqlite')) connection.exec(statement)
          } catch (error) {
            throw failed(plugin, migration, error)
          }
          record.run(plugin.name, migration.name, hashOf(migration), new Date().toISOString())
        }
        connection.exec('COMMIT')
      } catch (error) {
        connection.exec('ROLLBACK')
        throw error
      }
    }
  } finally {
    connection.close()
  }
}

const onPostgres = (url: string, plugins: readonly Plugin[]): Promise<void> =>
  withClient(url, async (client) => {
    for (const plugin of plugins) {
      await client.query('BEGIN')
      try {
        await client.query('select pg_advisory_xact_lock($1)', [migrationLock])
        await client.query(history)
        const { rows } = await client.query<Done>(
          'select plugin, name, hash from cartwright_plugin_migration',
        )
        for (const migration of pendingOf(plugin, rows)) {
          try {
            for (const statement of statementsOf(migration, 'postgres')) await client.query(statement)
          } catch (error) {
            throw failed(plugin, migration, error)
          }
          await client.query('insert into cartwright_plugin_migration values ($1, $2, $3, $4)', [
            plugin.name,
            migration.name,
            hashOf(migration),
            new Date().toISOString(),
          ])
        }
        await client.query('COMMIT')
      } catch (error) {
        await client.query('ROLLBACK').catch(() => {})
        throw error
      }
    }
  })
