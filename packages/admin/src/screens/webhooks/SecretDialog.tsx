import { useWords } from '../../i18n/use-words'
import { CopyText } from '../../kit/CopyText'
import { ShownOnceDialog } from '../../kit/ShownOnceDialog'

/** The secret that deliveries are signed with, the one time it can be seen. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const t = useWords('webhooks')
  return (
    <ShownOnceDialog title={t('secret_title')} description={t('secret_text')} onClose={onClose}>
      <CopyText value={secret} />
    </ShownOnceDialog>
  )
}
