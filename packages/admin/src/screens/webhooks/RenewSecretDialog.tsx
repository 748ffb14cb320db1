import type { Webhook } from '@cartwright/contract'
import { AlertDialog } from '@cartwright/ui/AlertDialog'
import { useRef, useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { useAct } from '../../kit/use-act'
import { SecretDialog } from './SecretDialog'

/** Makes a new secret; for a day the old one counts beside it, so that nothing is refused meanwhile. */
export function RenewSecretDialog({ of: { id }, onClose }: { of: Webhook; onClose: () => void }) {
  const t = useWords('webhooks')
  const [secret, setSecret] = useState<string>()
  // The question closes by itself when it is answered; what was made must be seen before all of it goes.
  const isMade = useRef(false)
  const renew = useAct('POST /admin/webhooks/:id/secret')
  if (secret) return <SecretDialog secret={secret} onClose={onClose} />
  return (
    <AlertDialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen && !isMade.current) onClose()
      }}
      title={t('renew_title')}
      actionLabel={t('renew')}
      // Why it is refused stands in a toast.
      onAction={() =>
        renew
          .mutateAsync({ params: { id }, body: {} })
          .then(({ secret }) => {
            isMade.current = true
            setSecret(secret)
          })
          .catch(() => undefined)
      }
    >
      {t('renew_text')}
    </AlertDialog>
  )
}
