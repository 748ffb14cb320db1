import type { TeamMember } from '@cartwright/contract'
import { AlertDialog } from '@cartwright/ui/AlertDialog'
import { useWords } from '../../i18n/use-words'
import { useAct } from '../../kit/use-act'
import { nameOf } from '../../shell/session'

/** Says what it means to take somebody off the team before it is done: sessions and tokens do not come back. */
export function RemoveMemberDialog({ member, onClose }: { member: TeamMember; onClose: () => void }) {
  const t = useWords('team')
  const name = nameOf(member)
  const remove = useAct('DELETE /admin/users/:id', t('removed', { name }))
  return (
    <AlertDialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={t('remove_title', { name })}
      actionLabel={t('remove')}
      onAction={() => remove.mutateAsync({ params: { id: member.id } }).catch(() => undefined)}
    >
      {t('remove_text')}
    </AlertDialog>
  )
}
