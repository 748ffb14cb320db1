import type { StockLocationDetails } from '@cartwright/contract'
import { AlertDialog } from '@cartwright/ui/AlertDialog'
import { useWords } from '../../i18n/use-words'
import { useAct } from '../../kit/use-act'

/** Asks before a location goes: its figures go with it, and nobody could type them in again. */
export function DeleteDialog({
  of: { id, name },
  onClose,
}: {
  of: StockLocationDetails
  onClose: () => void
}) {
  const t = useWords('stock-locations')
  const also = ['/admin/variants', '/admin/reservations']
  const remove = useAct('DELETE /admin/stock-locations/:id', t('list.deleted', { name }), also)
  return (
    <AlertDialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={t('delete_title', { name })}
      actionLabel={t('common:delete')}
      // Why it is refused stands in a toast.
      onAction={() => remove.mutateAsync({ params: { id } }).catch(() => undefined)}
    >
      {t('delete_text')}
    </AlertDialog>
  )
}
