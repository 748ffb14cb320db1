import { useWords } from '../../i18n/use-words'
import { EditDialog } from '../../kit/resource/EditDialog'
import { invites } from './resource'
import { useRoleOptions } from './use-role-options'

/** Asks somebody to join by mail; the link can be copied from the list of invitations as well. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const t = useWords('team')
  return (
    <EditDialog
      of={invites}
      screen="team"
      row={undefined}
      nameOf={({ user_email }) => user_email}
      onClose={onClose}
      start={{ user: '', role_id: 'member' }}
      fields={[
        { name: 'user', type: 'email', isRequired: true, hint: t('invite_hint') },
        { kind: 'choice', name: 'role_id', isRequired: true, options: useRoleOptions() },
      ]}
    />
  )
}
