import type Database from 'better-sqlite3'
import type pg from 'pg'
import { textIndexes } from '../schema/text-columns'

const all = Object.entries(textIndexes)

/**
 * Brings the text indexes of an SQLite file up to date, in the caller's transaction. They follow rows by their hidden
 * row number, which rebuilding a table or VACUUM may change: both change the version of the schema, and then the
 * indexes are built anew.
 */
export function buildSqliteTextIndexes(connection: Database.Database): void {
  const version = () => Number(connection.pragma('schema_version', { simple: true }))
  connection.exec('create table if not exists cartwright_text_index (schema_version integer not null)')
  const built = connection.prepare('select schema_version from cartwright_text_index').pluck().get()
  if (built === version() && all.every(([table, columns]) => isBuilt(connection, table, columns))) return
  for (const [table, columns] of all) {
    const list = (of: string) => columns.map((column) => `${of}"${column}"`).join()
    const text = `"${table}_text"`
    const remove = `insert into ${text} (${text}, rowid, ${list('')}) values ('delete', old.rowid, ${list('old.')});`
    const add = `insert into ${text} (rowid, ${list('')}) values (new.rowid, ${list('new.')});`
    const differs = columns.map((column) => `old."${column}" is not new."${column}"`).join(' or ')
    // An index over other columns gives way to the one that is wanted.
    if (!isBuilt(connection, table, columns))
      connection.exec(`
        drop table if exists ${text};
        drop trigger if exists "${table}_text_add";
        drop trigger if exists "${table}_text_remove";
        drop trigger if exists "${table}_text_change";
      `)
    connection.exec(`
      create virtual table if not exists ${text} using fts5(${list('')}, content='${table}', content_rowid='rowid', tokenize='trigram');
      create trigger if not exists "${table}_text_add" after insert on "${table}" begin ${add} end;
      create trigger if not exists "${table}_text_remove" after delete on "${table}" begin ${remove} end;
      create trigger if not exists "${table}_text_change" after update of ${list('')} on "${table}" when ${differs}
        begin ${remove} ${add} end;
      insert into ${text} (${text}) values ('rebuild');
    `)
  }
  connection.exec('delete from cartwright_text_index')
  connection.prepare('insert into cartwright_text_index values (?)').run(version())
}

const isBuilt = (connection: Database.Database, table: string, columns: readonly string[]) =>
  (connection.pragma(`table_info("${table}_text")`) as { name: string }[]).map(({ name }) => name).join() ===
  columns.join()

/**
 * The same for PostgreSQL. Without `pg_trgm`, or the right to add it, searches still answer, only slower. `alone` runs a
 * transaction that no other instance makes indexes beside.
 */
export async function buildPostgresTextIndexes(
  client: pg.Client,
  alone: (work: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const missing = await missingIndexes(client)
  if (missing.length === 0) return
  try {
    await client.query('create extension if not exists pg_trgm')
  } catch {
    return
  }
  for (const [table, columns] of missing)
    await alone(async () => {
      // Whoever held the lock before may have made it.
      if (!(await missingIndexes(client)).some(([name]) => name === table)) return
      const folded = columns.map((column) => `lower("${column}") gin_trgm_ops`).join()
      await client.query(`drop index if exists "${table}_text"`)
      await client.query(`create index "${table}_text" on "${table}" using gin (${folded})`)
    })
}

async function missingIndexes(client: pg.Client): Promise<typeof all> {
  const { rows } = await client.query<{ indexname: string; indexdef: string }>(
    "select indexname, indexdef from pg_indexes where schemaname = current_schema() and indexname like '%\\_text'",
  )
  const built = new Map(rows.map(({ indexname, indexdef }) => [indexname, indexdef]))
  return all.filter(([table, columns]) => {
    const parts = built.get(`${table}_text`)?.match(/\blower\(/g) ?? []
    return parts.length !== columns.length
  })
}
