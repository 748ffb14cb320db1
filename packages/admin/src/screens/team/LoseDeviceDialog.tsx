import type { TeamMember } from '@cartwright/contract'
import { AlertDialog } from '@cartwright/ui/AlertDialog'
import { useWords } from '../../i18n/use-words'
import { useAct } from '../../kit/use-act'
import { nameOf } from '../../shell/session'

/** Lets somebody in again who lost telephone and recovery codes. */
export function LoseDeviceDialog({ member, onClose }: { member: TeamMember; onClose: () => void }) {
  const t = useWords('team')
  const name = nameOf(member)
  const turnOff = useAct('DELETE /admin/users/:id/two-factor', t('two_factor_off', { name }))
  return (
    <AlertDialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={t('lose_device_title', { name })}
      actionLabel={t('lose_device')}
      onAction={() => turnOff.mutateAsync({ params: { id: member.id } }).catch(() => undefined)}
    >
      {t('lose_device_text')}
    </AlertDialog>
  )
}
