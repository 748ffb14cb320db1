import type { Invite } from '@cartwright/contract'
import { Badge } from '@cartwright/ui/Badge'
import { Button } from '@cartwright/ui/Button'
import { Card } from '@cartwright/ui/Card'
import { DataTable } from '@cartwright/ui/DataTable'
import { DateTime } from '@cartwright/ui/DateTime'
import { CopyIcon, EditIcon, MailIcon, TrashIcon } from '@cartwright/ui/icons'
import type { MenuAction } from '@cartwright/ui/Menu'
import { useToast } from '@cartwright/ui/Toast'
import { useEffect, useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { onDemand } from '../../kit/on-demand'
import { useRemoved } from '../../kit/pending-removals'
import { useList } from '../../kit/resource/use-list'
import { useRemove } from '../../kit/resource/use-remove'
import { useAct } from '../../kit/use-act'
import { useCopy } from '../../kit/use-copy'
import { useMay } from '../../shell/permissions'
import { invites } from './resource'
import { useRoleOptions } from './use-role-options'

const EditDialog = onDemand(async () => (await import('../../kit/resource/EditDialog')).EditDialog)

/** Who was asked to join and has not yet; nothing where nobody is. */
export function InvitesCard() {
  const t = useWords('team')
  const removed = useRemoved()
  const list = useList(invites, {})
  useWaitingMails(list)
  const options = useRoleOptions()
  const menuOf = useInviteMenu((invite) => setEdited(invite))
  const [edited, setEdited] = useState<Invite>()
  const rows = list.rows?.filter(({ id }) => !removed.has(id)) ?? []
  if (rows.length === 0) return null
  const roleOf = ({ role_id }: Invite) => options.find(({ id }) => id === role_id)?.name ?? role_id ?? ''
  return (
    <Card title={t('invites')} isFlush>
      <DataTable
        label={t('invites')}
        rows={rows}
        rowId={({ id }) => id}
        rowName={({ user_email }) => user_email}
        rowMenu={menuOf}
        columns={[
          { id: 'email', header: t('fields.user'), cell: (row) => <Invited invite={row} /> },
          { id: 'role', header: t('fields.role_id'), cell: roleOf },
          {
            id: 'invited_by',
            header: t('fields.invited_by'),
            cell: ({ invited_by }) => invited_by && (invited_by.name ?? t(`actors.${invited_by.type}`)),
            isSecondary: true,
          },
          {
            id: 'expires',
            header: t('fields.expires_at'),
            cell: (row) => <Expiry invite={row} />,
            isSecondary: true,
          },
        ]}
      />
      {edited && (
        <EditDialog
          of={invites}
          screen="team"
          row={edited}
          nameOf={({ user_email }) => user_email}
          onClose={() => setEdited(undefined)}
          fields={[{ kind: 'choice', name: 'role_id', options }]}
        />
      )}
    </Card>
  )
}

/** Looks again, for a little while, where a mail is on its way: what the provider says comes after the answer. */
function useWaitingMails({ rows, reply }: { rows?: readonly Invite[]; reply: { refetch: () => unknown } }) {
  const isWaiting = rows?.some(({ mail }) => mail.status === 'waiting') ?? false
  const { refetch } = reply
  useEffect(() => {
    if (!isWaiting) return undefined
    const timers = looks.map((after) => setTimeout(() => void refetch(), after))
    return () => {
      for (const timer of timers) clearTimeout(timer)
    }
  }, [isWaiting, refetch])
}

/** When it is looked again, in ms. */
const looks = [1_500, 5_000, 15_000]

/** Who is invited, and whether the mail with the link could leave. */
function Invited({ invite: { user_email, mail, invite_url } }: { invite: Invite }) {
  const t = useWords('team')
  const toast = useToast()
  const copy = useCopy()
  return (
    <span className="ad-Under">
      <span>{user_email}</span>
      {mail.status === 'failed' && (
        <span className="ad-Alarm">
          {t('mail_failed')} <bdi className="ad-Muted">{mail.error}</bdi>{' '}
          {invite_url && (
            <Button
              size="s"
              variant="ghost"
              onPress={() =>
                void copy(invite_url).then((isDone) => isDone && toast.success(t('link_copied')))
              }
            >
              {t('copy_link')}
            </Button>
          )}
        </span>
      )}
    </span>
  )
}

function Expiry({ invite }: { invite: Invite }) {
  const t = useWords('team')
  if (Date.parse(invite.expires_at) <= Date.now()) return <Badge tone="amber">{t('expired')}</Badge>
  return <DateTime value={invite.expires_at} format="date" />
}

function useInviteMenu(onEdit: (invite: Invite) => void): (invite: Invite) => MenuAction[] {
  const t = useWords('team')
  const may = useMay()
  const toast = useToast()
  const copy = useCopy()
  const remove = useRemove(invites)
  const resend = useAct('POST /admin/invites/:invite_id/resend', t('resending'))
  return ({ id, user_email, invite_url, ...rest }) => [
    ...(invite_url
      ? [
          {
            id: 'copy',
            name: t('copy_link'),
            icon: <CopyIcon />,
            onAction: () => void copy(invite_url).then((isDone) => isDone && toast.success(t('link_copied'))),
          },
        ]
      : []),
    ...(may('POST /admin/invites/:invite_id/resend')
      ? [
          {
            id: 'resend',
            name: t('resend'),
            icon: <MailIcon />,
            onAction: () => resend.mutate({ params: { invite_id: id } }),
          },
          {
            id: 'role',
            name: t('change_role'),
            icon: <EditIcon />,
            onAction: () => onEdit({ id, user_email, invite_url, ...rest }),
          },
        ]
      : []),
    ...(remove
      ? [
          {
            id: 'remove',
            name: t('common:delete'),
            icon: <TrashIcon />,
            isDanger: true,
            onAction: () => remove({ id, title: t('invite_deleted', { email: user_email }) }),
          },
        ]
      : []),
  ]
}
