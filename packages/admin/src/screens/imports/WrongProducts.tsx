import { DataTable } from '@cartwright/ui/DataTable'
import { useWords } from '../../i18n/use-words'
import type { FileRow, FileTable } from './read-table'
import type { Checked } from './run-job'

interface Props {
  table: FileTable
  rows: readonly FileRow[]
  wrong: Checked['wrong']
}

/** The products of a file of JSON that cannot be taken in, each with why: they are put right in the file itself. */
export function WrongProducts({ table, rows, wrong }: Props) {
  const t = useWords('imports')
  return (
    <DataTable<FileRow>
      label={t('wrong_rows')}
      rows={rows}
      rowId={({ id }) => String(id)}
      scroll="own"
      columns={[
        {
          id: 'name',
          header: <bdi>{table.header[0]}</bdi>,
          cell: ({ cells }) => <span dir="auto">{cells.find((cell) => cell.trim() !== '')}</span>,
        },
        {
          id: 'why',
          header: t('why'),
          cell: ({ id }) => (
            <span dir="auto">
              {wrong
                .get(id)
                ?.map(({ message }) => message)
                .join(' ')}
            </span>
          ),
        },
      ]}
    />
  )
}
