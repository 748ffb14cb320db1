import type { SalesDocument, SalesDocumentKind } from '@cartwright/contract'
import { Badge } from '@cartwright/ui/Badge'
import { Button } from '@cartwright/ui/Button'
import { FileIcon, PrintIcon } from '@cartwright/ui/icons'
import { useWords } from '../../i18n/use-words'
import { LeadTo } from '../../kit/LeadTo'
import { useDateFilter } from '../../kit/list/filters'
import { ListPage, type Selection } from '../../kit/list/ListPage'
import { resource } from '../../kit/resource/resource'
import { paths } from '../../paths'
import { usePrint } from './use-print'

const documents = resource({ list: 'GET /admin/documents', rows: (reply) => reply.documents })

const kinds: readonly SalesDocumentKind[] = ['invoice', 'credit_note']

/** All invoices and credit notes: found, narrowed, printed. */
export function DocumentsPage() {
  const t = useWords('documents')
  return (
    <ListPage
      of={documents}
      screen="documents"
      icon={FileIcon}
      crumbs={[{ name: t('common:places.orders'), href: paths.orders }]}
      emptyActions={<LeadTo place="orders" />}
      nameOf={({ number }) => number}
      sort={{ column: 'issued_at', direction: 'descending' }}
      hrefOf={({ order_id }) => paths.order(order_id)}
      bulk={(selection) => <PrintChosen {...selection} />}
      filters={[
        {
          id: 'kind',
          name: t('fields.kind'),
          options: kinds.map((id) => ({ id, name: t(`kind.${id}`) })),
        },
        useDateFilter('issued_at', t('fields.issued_at')),
      ]}
      columns={(column) => [
        column.name('number', { isSortable: true }),
        column.of('kind', ({ kind }) => (
          <Badge tone={kind === 'invoice' ? 'green' : 'amber'}>{t(`kind.${kind}`)}</Badge>
        )),
        column.of('order_display_id', ({ order_display_id }) => `#${order_display_id}`, {
          isSortable: true,
          isSecondary: true,
        }),
        column.text('customer_name', { isSortable: true }),
        column.date('issued_at', { isSortable: true, isSecondary: true }),
        column.money(
          'tax_total',
          ({ kind, tax_total }) => (kind === 'invoice' ? tax_total : -tax_total),
          ({ currency_code }) => currency_code,
          { isSecondary: true },
        ),
        column.money(
          'total',
          ({ kind, total }) => (kind === 'invoice' ? total : -total),
          ({ currency_code }) => currency_code,
          { isSortable: true },
        ),
      ]}
    />
  )
}

/** One print job of all that are ticked. */
function PrintChosen({ ids }: Selection<SalesDocument>) {
  const t = useWords('documents')
  const { print, isPending } = usePrint()
  return (
    <Button
      size="s"
      icon={<PrintIcon />}
      isPending={isPending}
      isDisabled={ids.length > 100}
      onPress={() => void print(() => ({ document: 'invoice', document_ids: [...ids] }))}
    >
      {ids.length > 100 ? t('print_most', { most: 100 }) : t('print')}
    </Button>
  )
}
