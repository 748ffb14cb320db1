import { GridEditor, type GridEditorProps } from '@cartwright/ui/GridEditor'
import { useMemo } from 'react'
import { useWords } from '../../i18n/use-words'
import { nameOfRow } from './cell-text'
import { skuColumn } from './file-columns'
import type { FileRow } from './read-table'
import type { Checked } from './run-job'
import type { Source } from './use-import'

type Grid = GridEditorProps<FileRow>
export type Edits = NonNullable<Grid['changes']>

/** A row with what was typed into its cells. */
export function withEdits(row: FileRow, edits: Edits): FileRow {
  const own = edits.get(String(row.id))
  if (!own) return row
  const cells = row.cells.map((cell, at) => {
    const change = own[String(at)]
    return change ? String(change.text ?? change.value ?? '') : cell
  })
  return { ...row, cells }
}

interface Props {
  source: Source
  rows: readonly FileRow[]
  wrong: Checked['wrong']
  edits: Edits
  onEdit: (edits: Edits) => void
}

/** The rows that cannot be taken in, each with why, and the cells in question to be put right. */
export function WrongRows({ source, rows, wrong, edits, onEdit }: Props) {
  const t = useWords('imports')
  const { table, columns } = source
  const shown = useMemo(() => columnsInQuestion(columns, wrong), [columns, wrong])
  const reason = t('why')
  const gridColumns: Grid['columns'] = useMemo(
    () => [
      {
        id: 'why',
        type: 'readonly',
        header: reason,
        width: 320,
        value: ({ id }) =>
          wrong
            .get(id)
            ?.map(({ message }) => message)
            .join(' ') ?? null,
      },
      ...shown.map((at) => ({
        id: String(at),
        type: 'text' as const,
        header: table.header[at] ?? '',
        value: ({ cells }: FileRow) => cells[at] ?? '',
      })),
    ],
    [reason, shown, table, wrong],
  )
  const errors = useMemo(
    () =>
      new Map(
        [...wrong].map(([id, found]) => [
          String(id),
          Object.fromEntries(
            found.flatMap(({ column, message }) => {
              const at = column === null ? -1 : columns.indexOf(column)
              return at < 0 ? [] : [[String(at), message]]
            }),
          ),
        ]),
      ),
    [wrong, columns],
  )
  return (
    <GridEditor
      label={t('wrong_rows')}
      rowHeader={t('row')}
      rowName={({ cells }) => nameOfRow(columns, cells)}
      rows={rows}
      rowId={({ id }) => String(id)}
      columns={gridColumns}
      errors={errors}
      changes={edits}
      onChange={onEdit}
    />
  )
}

/** Those that the shop named, with the SKU that tells rows of a product apart; all where it named none. */
function columnsInQuestion(columns: readonly (string | null)[], wrong: Checked['wrong']): number[] {
  const named = new Set([...wrong.values()].flatMap((found) => found.flatMap(({ column }) => column ?? [])))
  const isKnown = columns.some((column) => column !== null && named.has(column))
  return columns.flatMap((column, at) =>
    column !== null && (!isKnown || named.has(column) || column === skuColumn) ? [at] : [],
  )
}
