import type { Order } from '@cartwright/contract'
import { useEndpoint } from '@cartwright/sdk/react'
import { Button } from '@cartwright/ui/Button'
import { Card } from '@cartwright/ui/Card'
import { DateTime } from '@cartwright/ui/DateTime'
import { IconButton } from '@cartwright/ui/IconButton'
import { PrintIcon } from '@cartwright/ui/icons'
import { Money } from '@cartwright/ui/Money'
import { useWords } from '../../i18n/use-words'
import { useAct } from '../../kit/use-act'
import { useMay } from '../../shell/permissions'
import { PrintMenu } from './PrintMenu'
import { usePrint } from './use-print'
import './orders.css'

/** The invoices and credit notes of an order, and what is printed of it. */
export function DocumentsCard({ order }: { order: Order }) {
  const t = useWords('documents')
  const may = useMay()
  const params = { id: order.id }
  const { data, error } = useEndpoint('GET /admin/orders/:id/documents', { params })
  const issue = useAct('POST /admin/orders/:id/documents', t('issued'), ['/admin/documents'])
  const { print, isPending } = usePrint()
  const documents = data?.documents ?? []
  const mayIssue =
    data && documents.length === 0 && order.status !== 'canceled' && may('POST /admin/orders/:id/documents')
  return (
    <Card
      title={t('card')}
      actions={
        <>
          {mayIssue && (
            <Button size="s" isPending={issue.isPending} onPress={() => issue.mutate({ params })}>
              {t('issue')}
            </Button>
          )}
          <PrintMenu ids={[order.id]} without={documents.length === 0 ? ['invoice'] : []} />
        </>
      }
      isFlush
    >
      {documents.length === 0 ? (
        <p className="ad-Card-note">{error ? t('list.failed') : t('none')}</p>
      ) : (
        <ul className="ad-Lines">
          {documents.map((document) => (
            <li key={document.id} className="ad-Line" data-plain>
              <div className="ad-Line-text">
                <p className="ad-Line-title">
                  {t(`kind.${document.kind}`)} <bdi>{document.number}</bdi>
                </p>
                <p className="ad-Line-detail">
                  <DateTime value={document.issued_at} />
                </p>
              </div>
              <Money
                amount={document.kind === 'invoice' ? document.total : -document.total}
                currency={document.currency_code}
              />
              <IconButton
                size="s"
                label={t('print_number', { number: document.number })}
                icon={<PrintIcon />}
                isDisabled={isPending}
                onPress={() => void print(() => ({ document: 'invoice', document_ids: [document.id] }))}
              />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
