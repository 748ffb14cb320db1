import type { PriceList } from '@cartwright/contract'
import { Button } from '@cartwright/ui/Button'
import { DataTable } from '@cartwright/ui/DataTable'
import { EmptyState } from '@cartwright/ui/EmptyState'
import { InfoIcon, TrashIcon } from '@cartwright/ui/icons'
import { Modal } from '@cartwright/ui/Modal'
import { useWords } from '../../i18n/use-words'
import { useRemoval, useRemoved } from '../../kit/pending-removals'
import { useMay } from '../../shell/permissions'
import { PriceSpan } from './PriceSpan'
import type { GridProduct, GridVariant } from './prices'

interface Props {
  list: PriceList
  product: GridProduct
  /** Asks why shoppers see the price of a variant that they see; absent for whoever may not. */
  onWhy?: (variant: GridVariant) => void
  onClose: () => void
}

/** The variants of a product that have prices on a list, each taken off by itself behind "Undo". */
export function VariantsDialog({ list, product, onWhy, onClose }: Props) {
  const t = useWords('price-lists')
  const may = useMay()
  const removed = useRemoved()
  const remove = useRemoval()
  const idOf = (variantId: string) => `${list.id}/${variantId}`
  const rows = (product.variants ?? []).filter(
    ({ id, prices }) =>
      !removed.has(idOf(id)) && (prices ?? []).some(({ price_list_id }) => price_list_id === list.id),
  )
  const takeOut = (id: string) =>
    remove({
      name: 'DELETE /admin/price-lists/:id/variants/:variant_id/prices',
      id: idOf(id),
      title: t('variant_removed'),
      given: { params: { id: list.id, variant_id: id } },
    })
  return (
    <Modal
      title={t('variants_of', { name: product.title })}
      isOpen
      onOpenChange={onClose}
      footer={
        <Button variant="primary" onPress={onClose}>
          {t('common:done')}
        </Button>
      }
    >
      <DataTable
        label={t('variants_of', { name: product.title })}
        rows={rows}
        rowId={({ id }) => id}
        rowName={({ title }) => title ?? ''}
        scroll="own"
        empty={<EmptyState title={t('variants_empty')} />}
        rowMenu={(variant) => [
          ...(onWhy
            ? [
                {
                  id: 'why',
                  name: t('common:why_price'),
                  icon: <InfoIcon />,
                  onAction: () => onWhy(variant),
                },
              ]
            : []),
          {
            id: 'remove',
            name: t('product_remove'),
            icon: <TrashIcon />,
            isDanger: true,
            isDisabled: !may('DELETE /admin/price-lists/:id/variants/:variant_id/prices'),
            onAction: () => takeOut(variant.id),
          },
        ]}
        columns={[
          { id: 'title', header: t('fields.variant'), cell: ({ title }) => title },
          {
            id: 'prices',
            header: t('prices'),
            isNumeric: true,
            cell: ({ prices }) => <PriceSpan list={list} prices={prices ?? []} />,
          },
        ]}
      />
    </Modal>
  )
}
