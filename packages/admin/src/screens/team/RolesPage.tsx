import type { StaffRole } from '@cartwright/contract'
import { useEndpoint } from '@cartwright/sdk/react'
import { CopyIcon, ShieldIcon } from '@cartwright/ui/icons'
import { useWords } from '../../i18n/use-words'
import { ListPage } from '../../kit/list/ListPage'
import { useMoney } from '../../kit/use-money'
import { filtered, paths } from '../../paths'
import { useNavigate } from '../../router/hooks'
import { useMay } from '../../shell/permissions'
import { staffRoles } from './resource'
import { useRoleName, useRoleSummary } from './role-names'
import { TeamTabs } from './TeamTabs'

/** What staff may do, role by role: those every shop has, then those this one made. */
export function RolesPage() {
  const t = useWords('roles')
  const go = useNavigate()
  const may = useMay()
  const nameOf = useRoleName()
  const summaryOf = useRoleSummary()
  const limitOf = useLimitText()
  return (
    <ListPage
      of={staffRoles}
      screen="roles"
      icon={ShieldIcon}
      crumbs={[
        { name: t('common:places.settings'), href: paths.settings },
        { name: t('common:places.team'), href: paths.team },
      ]}
      sort={null}
      isUnsearched
      nameOf={nameOf}
      hrefOf={({ id }) => paths.role(id)}
      newHref={paths.newRole}
      columns={(column) => [
        column.name('name', { value: nameOf, below: summaryOf }),
        column.of('is_built_in', (role) => t(role.is_built_in ? 'built_in' : 'own'), { isSecondary: true }),
        column.number('users_count'),
        column.of('refund_limit', limitOf, { isSecondary: true }),
      ]}
      menuOf={({ id }) =>
        may('POST /admin/roles')
          ? [
              {
                id: 'copy',
                name: t('duplicate'),
                icon: <CopyIcon />,
                onAction: () => void go(filtered(paths.newRole, { from: id })),
              },
            ]
          : []
      }
      isKept={({ is_built_in, users_count }) => is_built_in || users_count > 0}
      before={<TeamTabs />}
    />
  )
}

/** The most an order may be refunded by a role, in words. */
export function useLimitText(): (role: Pick<StaffRole, 'refund_limit'>) => string {
  const t = useWords('roles')
  const store = useEndpoint('GET /admin/store')
  const money = useMoney(store.data?.store.default_currency_code ?? 'usd')
  return ({ refund_limit: limit }) => {
    if (limit === null) return t('unlimited')
    if (limit === 0) return t('no_refunds')
    return store.data ? t('up_to', { amount: money(limit) }) : '…'
  }
}
