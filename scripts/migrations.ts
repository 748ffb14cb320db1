/**
 * Writes the next migration for both databases from the tables as they stand in the code.
 * usage: npm run migrations -- a-short-name
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  generateDrizzleJson,
  generateMigration,
  generateSQLiteDrizzleJson,
  generateSQLiteMigration,
} from 'drizzle-kit/api'
import { appendOnlyTables } from '../packages/server/src/modules/payment/tables'
import { postgresTables } from '../packages/server/src/store/database/postgres'
import { sqliteTables } from '../packages/server/src/store/schema/sqlite-tables'

const name = process.argv[2] ?? 'change'
const root = join(import.meta.dirname, '../packages/server/migrations')

async function write<Snapshot extends { id: string }>(
  dialect: string,
  snapshotOf: (previous?: string) => Promise<Snapshot>,
  diff: (before: Snapshot, after: Snapshot) => Promise<string[]>,
) {
  const folder = join(root, dialect)
  mkdirSync(folder, { recursive: true })
  const snapshotFile = join(folder, 'snapshot.json')
  const before = existsSync(snapshotFile)
    ? (JSON.parse(readFileSync(snapshotFile, 'utf8')) as Snapshot)
    : undefined
  const after = await snapshotOf(before?.id)
  const statements = await diff(before ?? (await emptyOf(snapshotOf, after)), after)
  if (statements.length === 0) {
    console.log(`${dialect}: nothing changed`)
    return
  }
  statements.push(...guards(dialect, statements))
  const number = readdirSync(folder).filter((file) => file.endsWith('.sql')).length
  const file = `${String(number).padStart(4, '0')}_${name}.sql`
  writeFileSync(join(folder, file), `${statements.join('\n--> statement-breakpoint\n')}\n`)
  writeFileSync(snapshotFile, JSON.stringify(after))
  console.log(`${dialect}: ${file}, ${statements.length} statements`)
}

/** Tables that begin here and whose rows may only be added refuse every change, whoever asks. */
function guards(dialect: string, statements: readonly string[]): string[] {
  const begun = appendOnlyTables.filter((table) =>
    statements.some((statement) => new RegExp(`^CREATE TABLE .${table}.`, 'i').test(statement)),
  )
  return begun.flatMap((table) =>
    dialect === 'sqlite'
      ? ['UPDATE', 'DELETE'].map(
          (change) =>
            `CREATE TRIGGER ${table}_no_${change.toLowerCase()} BEFORE ${change} ON ${table} BEGIN SELECT RAISE(ABORT, 'rows of ${table} are never changed'); END;`,
        )
      : [
          `CREATE FUNCTION ${table}_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'rows of ${table} are never changed'; END $$;`,
          `CREATE TRIGGER ${table}_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ${table} FOR EACH STATEMENT EXECUTE FUNCTION ${table}_is_append_only();`,
        ],
  )
}

/** The snapshot of a database without tables. */
const emptyOf = async <Snapshot extends { id: string }>(_: unknown, after: Snapshot): Promise<Snapshot> => ({
  ...after,
  id: '00000000-0000-0000-0000-000000000000',
  tables: {},
  enums: {},
  views: {},
})

await write(
  'sqlite',
  (previous) => generateSQLiteDrizzleJson(sqliteTables as never, previous),
  (before, after) => generateSQLiteMigration(before, after),
)
await write(
  'postgres',
  async (previous) => generateDrizzleJson(postgresTables as never, previous),
  (before, after) => generateMigration(before, after),
)
