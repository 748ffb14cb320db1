import type { PriceList } from '@cartwright/contract'
import { useChange } from '@cartwright/sdk/react'
import { FocusModal } from '@cartwright/ui/FocusModal'
import { countChanges, invalidCells } from '@cartwright/ui/grid-changes'
import { useToast } from '@cartwright/ui/Toast'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { PricesEditor } from './PricesEditor'
import { noEdits, usePriceRows } from './price-rows'
import { pricesToSave } from './prices'
import { useGridProducts } from './use-grid-products'
import { usePriceColumns } from './use-price-columns'
import './pricing.css'

interface Props {
  list: PriceList
  /** Products that are not on the list yet. */
  added: readonly string[]
  onClose: () => void
}

/** The whole window for the prices of a list. All that changed is saved at once; what is no amount keeps it open. */
export function PricesModal({ list, added, onClose }: Props) {
  const t = useWords('price-lists')
  const toast = useToast()
  const [edits, setEdits] = useState(noEdits)
  const columns = usePriceColumns()
  const { products, isLoading, more } = useGridProducts(list, added)
  const prices = list.prices ?? []
  const rows = usePriceRows({ products, prices, edits })
  const write = useChange('POST /admin/price-lists/:id/prices/batch')
  const remove = useChange('DELETE /admin/price-lists/:id/prices/batch')
  const count = countChanges(edits.changes)

  const save = async () => {
    if (invalidCells(edits.changes).length > 0) return false
    const { prices, emptied } = pricesToSave(rows, columns ?? [], edits.changes)
    const params = { id: list.id }
    if (prices.length > 0) await write.mutateAsync({ params, body: { prices } })
    if (emptied.length > 0) await remove.mutateAsync({ params, body: { price_ids: emptied } })
    if (count > 0) toast.success(t('prices_saved', { count }))
    return true
  }
  return (
    <FocusModal
      title={t('prices_of', { name: list.name })}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      isDirty={count > 0}
      isSaveDisabled={invalidCells(edits.changes).length > 0}
      onSave={save}
      className="ad-Prices-modal"
    >
      <PricesEditor
        products={products}
        prices={prices}
        columns={columns}
        edits={edits}
        onEdits={setEdits}
        isLoading={isLoading || columns === undefined}
        more={more}
      />
    </FocusModal>
  )
}
