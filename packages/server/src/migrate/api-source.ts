import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { quoted } from '../store/dump/quoted'
import { ApiRows } from './api-rows'
import { forgetAnswers, keptAnswers } from './kept-answers'
import { readApi, type V1Api } from './read-api'
import type { OpenOptions, SourceQuery, V1Source, Value } from './v1-source'

const batch = 1000

/**
 * A v1 shop whose database cannot be reached: everything that its admin API shows is read first, and then asked like a
 * database. What was read before and kept is not read again.
 */
export async function openApi(api: V1Api, { keepIn, onProgress }: OpenOptions): Promise<V1Source> {
  const file = keepIn
    ? keptAnswers(keepIn)
    : join(tmpdir(), `cartwright-v1-${randomBytes(8).toString('hex')}.db`)
  const rows = new ApiRows(file)
  let isOver = keepIn === undefined
  const letGo = () => {
    rows.close()
    if (!isOver) return
    rows.remove()
    if (keepIn) forgetAnswers(keepIn)
  }
  try {
    if (!rows.isWhole)
      await readApi(api, rows, (list, count) =>
        onProgress?.({ what: `Reading ${list}`, rows: count, share: 0 }),
      )
    return {
      shape: rows.shape(),
      at: rows.at,
      rows: (query, after) => rowsOf(rows, query, after),
      byKey: async ({ sql, key }, keys) => {
        const given = key
          .map((one, at) => `found.${quoted(one)} = json_extract(given.value, '$[${at}]')`)
          .join(' and ')
        const found: Value[][] = []
        for (const row of rows.lists(
          `select found.* from json_each(?) as given join (${sql}) as found on ${given}`,
          [JSON.stringify(keys)],
        ))
          found.push(row as Value[])
        return found
      },
      ask: async <Row extends object>(sql: string, values: readonly unknown[] = []) =>
        rows.rows(sql, values) as Row[],
      close: async () => letGo(),
      forget() {
        isOver = true
      },
    }
  } catch (error) {
    // Where the first answer is missing already, there is nothing to go on with.
    if (!rows.hasAny) isOver = true
    letGo()
    throw error
  }
}

async function* rowsOf(
  rows: ApiRows,
  { sql, key }: SourceQuery,
  after: readonly Value[] = [],
): AsyncGenerator<Value[][]> {
  const names = key.map(quoted).join(', ')
  const from = after.length > 0 ? ` where (${names}) > (${after.map(() => '?').join(', ')})` : ''
  const order = key.length > 0 ? ` order by ${names}` : ''
  let some: Value[][] = []
  for (const row of rows.lists(`select * from (${sql}) as found${from}${order}`, after)) {
    some.push(row as Value[])
    if (some.length < batch) continue
    yield some
    some = []
  }
  if (some.length > 0) yield some
}
