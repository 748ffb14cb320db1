import { Button } from '@cartwright/ui/Button'
import { Card } from '@cartwright/ui/Card'
import { DataTable } from '@cartwright/ui/DataTable'
import { DescriptionList } from '@cartwright/ui/DescriptionList'
import { FileDrop } from '@cartwright/ui/FileDrop'
import { useWords } from '../../i18n/use-words'
import { kindNames } from './kinds'
import { type FileRow, type FileTable, readTable } from './read-table'

interface Props {
  table: FileTable | undefined
  hint: string
  onTable: (table: FileTable | undefined) => void
  onNext: () => void
}

/** The largest file that is read in the browser, in bytes; larger ones are for the command line. */
const largest = 50_000_000

/** Takes a file and shows what it was understood as. Nothing has left the browser yet. */
export function FileStep({ table, hint, onTable, onNext }: Props) {
  const t = useWords('imports')
  const read = async (file: File) => {
    try {
      onTable(await readTable(file))
    } catch (error) {
      throw new Error(t(error instanceof Error && error.message === 'workbook' ? 'workbook' : 'no_table'))
    }
  }
  if (table) return <Understood table={table} onTable={onTable} onNext={onNext} />
  return (
    <Card>
      <FileDrop
        label={t('file')}
        hint={t(hint)}
        accept={['.csv', '.tsv', '.txt', 'text/csv', 'text/tab-separated-values']}
        maxSize={largest}
        maxFiles={1}
        upload={read}
      />
    </Card>
  )
}

const encodings = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252',
}
const separators = { ',': 'by_comma', ';': 'by_semicolon', '\t': 'by_tab' }
const shops = { shopify: 'Shopify', woocommerce: 'WooCommerce' }
const shownRows = 5

function Understood({ table, onTable, onNext }: Omit<Props, 'hint' | 'table'> & { table: FileTable }) {
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
            {t('to_columns')}
          </Button>
        </div>
      }
    >
      <div className="ad-Stack">
        <DescriptionList
          items={[
            { term: t('holds'), details: shop ? t('from_shop', { what, shop: shops[shop] }) : what },
            {
              term: t('written'),
              details: `${encodings[format.encoding]}, ${t(separators[format.separator])}`,
            },
            {
              term: t('size'),
              details: `${t('rows', { count: rows.length })}, ${t('columns', { count: header.length })}`,
            },
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
