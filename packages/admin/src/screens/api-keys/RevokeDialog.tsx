import type { PublishableApiKey } from '@cartwright/contract'
import { AlertDialog } from '@cartwright/ui/AlertDialog'
import { useWords } from '../../i18n/use-words'
import { useAct } from '../../kit/use-act'

/** Asks before a key is revoked: storefronts that use it get no answer from then on. */
export function RevokeDialog({ of: { id, title }, onClose }: { of: PublishableApiKey; onClose: () => void }) {
  const t = useWords('api-keys')
  const revoke = useAct('POST /admin/publishable-api-keys/:id/revoke', t('revoked_done', { name: title }))
  return (
    <AlertDialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={t('revoke_title', { name: title })}
      actionLabel={t('revoke')}
      // Why it is refused stands in a toast.
      onAction={() => revoke.mutateAsync({ params: { id } }).catch(() => undefined)}
    >
      {t('revoke_text')}
    </AlertDialog>
  )
}
