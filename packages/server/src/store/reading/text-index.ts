import { and, type Column, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db, Statement } from '../database/engine'
import { type TextIndexed, textIndexes } from '../schema/text-columns'
import { mentions, mentionsWords, wordsOf } from './filters'
import type { Search } from './list'
import { tableOf } from './shape'

/** Up to so many rows, those that mention a text are named; beyond, a list in order soon meets enough of them. */
export const few = 1000

/**
 * The rows that hold this text in any of their indexed columns, whatever its case, by `column` (their id, or whose
 * they are); undefined when they are many, or the text is shorter than the three letters the index knows.
 */
async function idsMentioning(
  db: Db,
  name: TextIndexed,
  q: string,
  column = 'id',
): Promise<string[] | undefined> {
  if (!isIndexed(q)) return undefined
  const known = commonIn(db)
  const search = `${name}.${column} ${q.trim()}`
  if (Date.now() < (known.get(search) ?? 0)) return undefined
  const found =
    db.dialect === 'sqlite'
      ? await db.rows<{ id: string }>(phraseSearch(name, column), {
          phrase: phraseOf(q),
        })
      : await likeSearch(db, name, q, column)
  if (found.length <= few) return found.map(({ id }) => id)
  if (known.size >= 1000) known.clear()
  known.set(search, Date.now() + 60_000)
  return undefined
}

/**
 * Texts that many rows hold, and until when to believe it: whichever way they are then searched for, the same rows
 * are found.
 */
const common = new WeakMap<Db, Map<string, number>>()
export const commonIn = (db: Db): Map<string, number> => {
  const known = common.get(db) ?? new Map<string, number>()
  common.set(db, known)
  return known
}

/** `q` of a list: the text anywhere in any of the table's indexed columns, ignoring case. */
export async function textSearch(
  db: Db,
  name: TextIndexed,
  q: string | undefined,
): Promise<Search | undefined> {
  if (!q) return undefined
  const id = tableOf(db.t, name).id as Column
  const ids = await idsMentioning(db, name, q)
  if (!ids) return { page: mentionsIn(db, name, q), count: sql`${id} in (${mentioning(db, name, q)})` }
  const among = amongIds(db, id, ids)
  return { page: among, count: among }
}

/** As `textSearch`, for names: `bruno weber` finds who has one word in one column and the other in another. */
export async function wordSearch(
  db: Db,
  name: TextIndexed,
  q: string | undefined,
): Promise<Search | undefined> {
  const words = wordsOf(q ?? '')
  if (!q || words.length === 1) return textSearch(db, name, q && words[0])
  const table = tableOf(db.t, name)
  const columns = textIndexes[name].map((key) => table[key] as Column)
  const all = mentionsWords(db, q, columns)
  // The index knows one word at a time: the longest is the rarest, and the others are looked for among its rows.
  const rarest = words.reduce((longest, word) => (word.length > longest.length ? word : longest))
  const ids = await idsMentioning(db, name, rarest)
  const found = ids ? and(amongIds(db, table.id as Column, ids), all) : all
  return { page: found, count: found }
}

const isIndexed = (q: string) => [...q.trim()].length >= 3

/** The text in any of the indexed columns, or in these of them, of a row at hand. */
export const mentionsIn = <Name extends TextIndexed>(
  db: Db,
  name: Name,
  q: string,
  columns: readonly ColumnOf<Name>[] = textIndexes[name],
): SQL | undefined => {
  const table = tableOf(db.t, name)
  return mentions(
    db,
    q,
    columns.map((key) => table[key] as Column),
  )
}
type ColumnOf<Name extends TextIndexed> = (typeof textIndexes)[Name][number]

/** All rows that hold the text, by `column`: deleted ones are left out where rows are others' parts. */
export function mentioning<Name extends TextIndexed>(
  db: Db,
  name: Name,
  q: string,
  column = 'id',
  among?: readonly ColumnOf<Name>[],
): SQL {
  const table = tableOf(db.t, name)
  const live = column === 'id' ? sql`` : sql` and ${table.deleted_at} is null`
  if (db.dialect === 'sqlite' && isIndexed(q)) {
    const text = sql.identifier(`${name}_text`)
    const phrase = among ? `{${among.join(' ')}} : ${phraseOf(q)}` : phraseOf(q)
    const rows = sql`select rowid from ${text} where ${text} match ${phrase}`
    return sql`select ${table[column]} from ${table} where ${table}.rowid in (${rows})${live}`
  }
  return sql`select ${table[column]} from ${table} where ${mentionsIn(db, name, q, among)}${live}`
}

const phraseOf = (q: string) => `"${q.trim().replaceAll('"', '""')}"`

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

async function likeSearch(db: Db, name: TextIndexed, q: string, column: string): Promise<{ id: string }[]> {
  const table = tableOf(db.t, name)
  // The list itself knows which of its own rows are deleted; whose parts they are, it does not.
  const live = column === 'id' ? undefined : isNull(table.deleted_at as Column)
  return (await db
    .select({ id: table[column] } as never)
    .from(table as never)
    .where(and(mentionsIn(db, name, q), live))
    .limit(few + 1)) as { id: string }[]
}
