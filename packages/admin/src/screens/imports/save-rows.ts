import { saveText } from '../../kit/jobs/use-download'
import { writeCsv } from './csv'
import { writeJson } from './json'
import { type FileRow, isJson } from './read-table'
import type { Checked } from './run-job'
import type { Source } from './use-import'

/** The heading of the reasons; a file that is imported again leaves it out. */
const reasons = 'Error'

/** Hands the reader rows as they stood in the file, each with why it was kept out. */
export function saveRows(
  { table }: Pick<Source, 'table'>,
  rows: readonly FileRow[],
  wrong: Checked['wrong'],
): void {
  const name = `${table.name.replace(/\.\w+$/, '')}-errors`
  const why = (id: number) => (wrong.get(id) ?? []).map(({ message }) => message).join(' ')
  if (isJson(table.format)) {
    const told = rows.map((row) => ({
      ...row,
      text: JSON.stringify({ ...JSON.parse(row.text ?? '{}'), [reasons]: why(row.id) }),
    }))
    const { id, text } = writeJson(table.format, told)
    saveText(text, `${name}.${id === 'seed' ? 'json' : 'ndjson'}`, 'application/json')
    return
  }
  const { text } = writeCsv(
    [...table.header, reasons],
    rows.map(({ id, cells }) => [...cells, why(id)]),
  )
  saveText(text, `${name}.csv`)
}
