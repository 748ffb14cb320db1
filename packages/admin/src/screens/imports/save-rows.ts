import { saveText } from '../../kit/jobs/use-download'
import { writeCsv } from './csv'
import type { FileRow } from './read-table'
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
  const { text } = writeCsv(
    [...table.header, reasons],
    rows.map(({ id, cells }) => [...cells, (wrong.get(id) ?? []).map(({ message }) => message).join(' ')]),
  )
  saveText(text, `${table.name.replace(/\.\w+$/, '')}-errors.csv`)
}
