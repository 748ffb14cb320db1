import type { StaffRole } from '@cartwright/contract'
import { useEndpoint } from '@cartwright/sdk/react'
import { Badge } from '@cartwright/ui/Badge'
import { Card } from '@cartwright/ui/Card'
import { DescriptionList } from '@cartwright/ui/DescriptionList'
import { CopyIcon } from '@cartwright/ui/icons'
import { LinkButton } from '@cartwright/ui/LinkButton'
import { useWords } from '../../i18n/use-words'
import { SaveBar } from '../../kit/form/SaveBar'
import { useContractForm } from '../../kit/form/use-contract-form'
import { RecordPage } from '../../kit/RecordPage'
import { filtered, paths } from '../../paths'
import { useParams } from '../../router/hooks'
import { useMay } from '../../shell/permissions'
import { PermissionMatrix } from './PermissionMatrix'
import { RoleForm } from './RoleForm'
import { useLimitText } from './RolesPage'
import { useRoleName, useRoleSummary } from './role-names'

/** One role: those of the shop can be changed, built-in ones read and copied. */
export function RolePage() {
  const { id = '' } = useParams()
  const t = useWords('roles')
  const may = useMay()
  const nameOf = useRoleName()
  const summaryOf = useRoleSummary()
  const role = useEndpoint('GET /admin/roles/:id', { params: { id } })
  return (
    <RecordPage
      of={role}
      id={id}
      list={paths.roles}
      screen="roles"
      width="narrow"
      title={(data) => nameOf(data.role)}
      badges={(data) => data.role.is_built_in && <Badge isPlain>{t('built_in')}</Badge>}
      subtitle={(data) => summaryOf(data.role)}
      actions={() =>
        may('POST /admin/roles') && (
          <LinkButton href={filtered(paths.newRole, { from: id })} icon={<CopyIcon />}>
            {t('duplicate')}
          </LinkButton>
        )
      }
    >
      {(data) =>
        data.role.is_built_in || !may('POST /admin/roles/:id') ? (
          <ReadRole role={data.role} />
        ) : (
          <ChangeRole key={data.role.id} role={data.role} />
        )
      }
    </RecordPage>
  )
}

function ReadRole({ role }: { role: StaffRole }) {
  const t = useWords('roles')
  const limitOf = useLimitText()
  return (
    <>
      <Card>
        <DescriptionList
          items={[
            { term: t('fields.users_count'), details: role.users_count },
            { term: t('fields.refund_limit'), details: limitOf(role) },
          ]}
        />
      </Card>
      <PermissionMatrix permissions={role.permissions} />
    </>
  )
}

function ChangeRole({ role }: { role: StaffRole }) {
  const t = useWords('roles')
  const form = useContractForm('POST /admin/roles/:id', {
    params: { id: role.id },
    screen: 'roles',
    start: role,
    required: ['name'],
  })
  return (
    <>
      {role.users_count > 0 && <p className="ad-Muted">{t('counts_at_once', { count: role.users_count })}</p>}
      <RoleForm form={form} />
      <SaveBar form={form} />
    </>
  )
}
