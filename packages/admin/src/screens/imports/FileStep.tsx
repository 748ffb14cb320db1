import { Button } from '@cartwright/ui/Button'
import { Card } from '@cartwright/ui/Card'
import { DataTable } from '@cartwright/ui/DataTable'
import { DescriptionList } from '@cartwright/ui/DescriptionList'
import { FileDrop } from '@cartwright/ui/FileDrop'
import { useWords } from '../../i18n/use-words'
import { JsonError, type JsonFormat } from './json'
import { kindNames } from './kinds'
import { type FileRow, type FileTable, isJson, readTable } from './read-table'

interface Props {
  table: FileTable | undefined
  hint: string
  /** Whether the shop reads JSON of what is imported here. */
  takesJson: boolean
  onTable: (table: FileTable | undefined) => void
  onNext: () => void
}

/** The largest file that is read in the browser, in bytes; larger ones are for the command line. */
const largest = 50_000_000

/** Takes a file and shows what it was understood as. Nothing has left the browser yet. */
export function FileStep({ table, hint, takesJson, onTable, onNext }: Props) {
  const t = useWords('imports')
  const read = async (file: File) => {
    const table = await readTable(file).catch((error: unknown) => {
      throw new Error(whyNoTable(t, error))
    })
    if (isJson(table.format) && !takesJson) throw new Error(t('json_products'))
    onTable(table)
  }
  if (table) return <Understood table={table} onTable={onTable} onNext={onNext} />
  return (
    <Card>
      <FileDrop
        label={t('file')}
        hint={takesJson ? `${t(hint)} ${t('file_hint_json')}` : t(hint)}
        accept={takesJson ? [...tables, ...jsons] : tables}
        maxSize={largest}
        maxFiles={1}
        upload={read}
      />
    </Card>
  )
}

const tables = ['.csv', '.tsv', '.txt', 'text/csv', 'text/tab-separated-values']
const jsons = ['.json', '.ndjson', '.jsonl', 'application/json', 'application/x-ndjson']

function whyNoTable(t: ReturnType<typeof useWords>, error: unknown): string {
  if (error instanceof JsonError)
    return error.line === undefined ? t('no_json') : t('no_json_line', { line: error.line })
  return t(error instanceof Error && error.message === 'workbook' ? 'workbook' : 'no_table')
}

const encodings = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252',
}
const separators = { ',': 'by_comma', ';': 'by_semicolon', '\t': 'by_tab' }
const shops = { shopify: 'Shopify', woocommerce: 'WooCommerce' }
const jsonNames: Readonly<Record<JsonFormat['id'], string>> = {
  json: 'JSON',
  ndjson: 'NDJSON',
  seed: 'JSON (Medusa)',
}
const shownRows = 5

/** How a file is written, in words. */
const writtenIn = (t: ReturnType<typeof useWords>, format: FileTable['format']): string =>
  isJson(format) ? jsonNames[format.id] : `${encodings[format.encoding]}, ${t(separators[format.separator])}`

function Understood({ table, onTable, onNext }: Pick<Props, 'onTable' | 'onNext'> & { table: FileTable }) {
  const t = useWords('imports')
  const { name, format, shop, kind, header, rows } = table
  const what = t(kindNames[kind])
  return (
    <Card
      title={<bdi>{name}</bdi>}
      footer={
        <div className="ad-Form-foot">
          <Button onPress={() => onTable(undefined)}>{t('other_file')}</Button>
          <Button variant="primary" onPress={onNext}>
            {isJson(format) ? t('to_check', { count: rows.length }) : t('to_columns')}
          </Button>
        </div>
      }
    >
      <div className="ad-Stack">
        <DescriptionList
          items={[
            { term: t('holds'), details: shop ? t('from_shop', { what, shop: shops[shop] }) : what },
            { term: t('written'), details: writtenIn(t, format) },
            {
              term: t('size'),
              details: isJson(format)
                ? t('rows', { count: rows.length })
                : `${t('rows', { count: rows.length })}, ${t('columns', { count: header.length })}`,
            },
            ...(isJson(format) && format.leftAlone.length > 0
              ? [{ term: t('left_out'), details: <bdi>{format.leftAlone.join(', ')}</bdi> }]
              : []),
          ]}
        />
        <DataTable<FileRow>
          label={t('first_rows')}
          rows={rows.slice(0, shownRows)}
          rowId={({ id }) => String(id)}
          scroll="own"
          columns={header.map((heading, at) => ({
            id: String(at),
            header: <bdi>{heading}</bdi>,
            cell: ({ cells }: FileRow) => (
              <span className="ad-Clip" dir="auto">
                {cells[at]}
              </span>
            ),
          }))}
        />
      </div>
    </Card>
  )
}
