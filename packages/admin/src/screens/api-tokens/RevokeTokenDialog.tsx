import type { ApiToken } from '@cartwright/contract'
import { AlertDialog } from '@cartwright/ui/AlertDialog'
import { useWords } from '../../i18n/use-words'
import { useAct } from '../../kit/use-act'

/** Asks before a token is revoked: the program that uses it is locked out at once. */
export function RevokeTokenDialog({ of: { id, name }, onClose }: { of: ApiToken; onClose: () => void }) {
  const t = useWords('api-tokens')
  const revoke = useAct('DELETE /admin/api-tokens/:id', t('revoked_done', { name }))
  return (
    <AlertDialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={t('revoke_title', { name })}
      actionLabel={t('revoke')}
      // Why it is refused stands in a toast.
      onAction={() => revoke.mutateAsync({ params: { id } }).catch(() => undefined)}
    >
      {t('revoke_text')}
    </AlertDialog>
  )
}
