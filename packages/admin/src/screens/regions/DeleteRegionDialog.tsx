import type { Region } from '@cartwright/contract'
import { AlertDialog } from '@cartwright/ui/AlertDialog'
import { useWords } from '../../i18n/use-words'
import { useAct } from '../../kit/use-act'

interface Props {
  region: Region
  onClose: () => void
  onDone?: () => void
}

/** Deletes a region once its name was typed: its carts and shipping options go with it. */
export function DeleteRegionDialog({ region, onClose, onDone }: Props) {
  const t = useWords('regions')
  const remove = useAct('DELETE /admin/regions/:id', t('list.deleted', { name: region.name }))
  const act = () =>
    remove
      .mutateAsync({ params: { id: region.id } })
      .then(onDone)
      // Why it stays was said already.
      .catch(() => {})
  return (
    <AlertDialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={t('delete_title', { name: region.name })}
      actionLabel={t('delete_region')}
      confirmText={region.name}
      onAction={act}
    >
      {t('delete_text')}
    </AlertDialog>
  )
}
