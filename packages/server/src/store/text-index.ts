import { and, type Column, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db, Statement } from './engine'
import { type Filter, mentions } from './list'
import { tableOf } from './shape'
import { type TextIndexed, textIndexes } from './text-columns'

/** Up to so many rows, those that mention a text are named; beyond, a list in order soon meets enough of them. */
export const few = 2000

/**
 * The rows that hold this text in any of their indexed columns, whatever its case, by `column` (their id, or whose
 * they are); undefined when they are many, or the text is shorter than the three letters the index knows.
 */
export async function idsMentioning(
  db: Db,
  name: TextIndexed,
  q: string,
  column = 'id',
): Promise<string[] | undefined> {
  const text = q.trim()
  if ([...text].length < 3) return undefined
  const found =
    db.dialect === 'sqlite'
      ? await db.rows<{ id: string }>(phraseSearch(name, column), {
          phrase: `"${text.replaceAll('"', '""')}"`,
        })
      : await likeSearch(db, name, text, column)
  return found.length > few ? undefined : found.map(({ id }) => id)
}

/** `q` of a list: the text anywhere in any of the table's indexed columns, ignoring case. */
export async function textFilter(db: Db, name: TextIndexed, q: string | undefined): Promise<Filter> {
  if (!q) return undefined
  const table = tableOf(db.t, name)
  const ids = await idsMentioning(db, name, q)
  if (ids) return amongIds(db, table.id as Column, ids)
  return mentions(
    db,
    q,
    textIndexes[name].map((key) => table[key] as Column),
  )
}

/** `column in (ids)` as one parameter, however many there are. */
export const amongIds = (db: Db, column: Column, ids: readonly string[]): SQL =>
  db.dialect === 'sqlite'
    ? sql`${column} in (select value from json_each(${JSON.stringify(ids)}))`
    : sql`${column} = any(${sql.param(ids)}::text[])`

const phraseSearch = (name: TextIndexed, column: string): Statement => ({
  text: `select t."${column}" as id from "${name}_text" x join "${name}" t on t.rowid = x.rowid where "${name}_text" match ?${column === 'id' ? '' : ' and t.deleted_at is null'} limit ${few + 1}`,
  params: [sql.placeholder('phrase')],
  decode: [],
})

async function likeSearch(
  db: Db,
  name: TextIndexed,
  text: string,
  column: string,
): Promise<{ id: string }[]> {
  const table = tableOf(db.t, name)
  return (await db
    .select({ id: table[column] } as never)
    .from(table as never)
    .where(
      and(
        mentions(
          db,
          text,
          textIndexes[name].map((key) => table[key] as Column),
        ),
        // The list itself knows which of its own rows are deleted; whose parts they are, it does not.
        column === 'id' ? undefined : isNull(table.deleted_at as Column),
      ),
    )
    .limit(few + 1)) as { id: string }[]
}
