import type { TeamMember } from '@cartwright/contract'
import { useEndpoint } from '@cartwright/sdk/react'
import { Badge } from '@cartwright/ui/Badge'
import { LockIcon, UsersIcon } from '@cartwright/ui/icons'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { ListPage } from '../../kit/list/ListPage'
import { onDemand } from '../../kit/on-demand'
import { paths } from '../../paths'
import { useMay } from '../../shell/permissions'
import { nameOf, useSession } from '../../shell/session'
import { InvitesCard } from './InvitesCard'
import { team } from './resource'
import { useRoleName } from './role-names'
import { TeamTabs } from './TeamTabs'
import { useRoleOptions } from './use-role-options'

const EditDialog = onDemand(async () => (await import('../../kit/resource/EditDialog')).EditDialog)
const InviteDialog = onDemand(async () => (await import('./InviteDialog')).InviteDialog)
const LoseDeviceDialog = onDemand(async () => (await import('./LoseDeviceDialog')).LoseDeviceDialog)
const RemoveMemberDialog = onDemand(async () => (await import('./RemoveMemberDialog')).RemoveMemberDialog)

/** Who works here: their roles, how they sign in, and who is invited. */
export function TeamPage() {
  const t = useWords('team')
  const may = useMay()
  const { user } = useSession()
  const roleName = useRoleName()
  const options = useRoleOptions()
  const [removed, setRemoved] = useState<TeamMember>()
  const [unlocked, setUnlocked] = useState<TeamMember>()
  const isLast = useIsLastOwner()
  return (
    <ListPage
      of={team}
      screen="team"
      icon={UsersIcon}
      crumbs={[{ name: t('common:places.settings'), href: paths.settings }]}
      sort={null}
      nameOf={nameOf}
      columns={(column) => [
        column.name('first_name', {
          value: nameOf,
          below: (row) =>
            [nameOf(row) !== row.email && row.email, row.id === user?.id && t('you')]
              .filter(Boolean)
              .join(' · '),
        }),
        column.of('role_id', (row) => roleName({ id: row.role_id, name: row.role_name })),
        column.of(
          'two_factor',
          (row) =>
            row.two_factor.is_on ? (
              <Badge isPlain>{t('on')}</Badge>
            ) : (
              <span className="ad-Muted">{t('off')}</span>
            ),
          { isSecondary: true },
        ),
        column.date('last_seen_at', { format: 'relative' }),
        column.date('created_at', { isHidden: true }),
      ]}
      filters={[{ id: 'role_id', name: t('fields.role_id'), options }]}
      edit={(row, close) =>
        row ? (
          <EditDialog
            of={team}
            screen="team"
            row={row}
            nameOf={nameOf}
            onClose={close}
            fields={[
              {
                kind: 'choice',
                name: 'role_id',
                options,
                hint: isLast(row) ? t('last_owner') : undefined,
                isFixed: isLast(row),
              },
            ]}
          />
        ) : (
          <InviteDialog onClose={close} />
        )
      }
      menuOf={(row) =>
        row.two_factor.is_on && row.id !== user?.id && may('DELETE /admin/users/:id/two-factor')
          ? [
              {
                id: 'two-factor',
                name: t('lose_device'),
                icon: <LockIcon />,
                onAction: () => setUnlocked(row),
              },
            ]
          : []
      }
      isKept={(row) => row.id === user?.id || isLast(row)}
      onRemove={setRemoved}
      before={<TeamTabs />}
      after={
        <>
          {may('GET /admin/invites') && <InvitesCard />}
          {removed && <RemoveMemberDialog member={removed} onClose={() => setRemoved(undefined)} />}
          {unlocked && <LoseDeviceDialog member={unlocked} onClose={() => setUnlocked(undefined)} />}
        </>
      }
    />
  )
}

/** Whether somebody is the only owner: the shop keeps one. */
function useIsLastOwner(): (member: TeamMember) => boolean {
  const owners = useEndpoint('GET /admin/team', { query: { role_id: ['owner'], limit: 1 } })
  const count = owners.data?.count
  return ({ role_id }) => role_id === 'owner' && count === 1
}
