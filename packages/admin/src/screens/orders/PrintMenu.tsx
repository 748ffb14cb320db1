import type { PrintedDocument } from '@cartwright/contract'
import { useClient } from '@cartwright/sdk/react'
import { Button } from '@cartwright/ui/Button'
import { PrintIcon } from '@cartwright/ui/icons'
import { Menu } from '@cartwright/ui/Menu'
import { useWords } from '../../i18n/use-words'
import { Permitted } from '../../kit/Permitted'
import { usePrint } from './use-print'

const documents: readonly PrintedDocument[] = ['invoice', 'packing_slip', 'pick_list', 'return_slip']
/** The most orders of one print job: browsers lay out a thousand pages in seconds, and more in minutes. */
const most = 1000

interface Props {
  ids: readonly string[]
  /** How many orders are meant, where `matching` says more than the ids do. */
  count?: number
  /** What the orders match, where all that do are meant. */
  matching?: Record<string, unknown>
  without?: readonly PrintedDocument[]
}

/** Prints a document of one order or of all that are ticked, as one job. */
export function PrintMenu({ ids, matching, count = ids.length, without = [] }: Props) {
  const t = useWords('documents')
  const client = useClient()
  const { print, isPending } = usePrint()
  const idsMeant = async () => {
    if (!matching) return [...ids]
    const { orders } = await client.send('GET /admin/orders', {
      query: { ...matching, fields: 'id', limit: most, offset: 0 },
    })
    return orders.map(({ id }) => id)
  }
  return (
    <Permitted to="GET /admin/documents/print">
      <Menu
        placement="bottom end"
        trigger={
          <Button size="s" icon={<PrintIcon />} isPending={isPending} isDisabled={count > most}>
            {count > most ? t('print_most', { most }) : t('print')}
          </Button>
        }
        items={documents
          .filter((document) => !without.includes(document))
          .map((document) => ({
            id: document,
            name: t(`printed.${document}`),
            onAction: () => void print(async () => ({ document, order_ids: await idsMeant() })),
          }))}
      />
    </Permitted>
  )
}
