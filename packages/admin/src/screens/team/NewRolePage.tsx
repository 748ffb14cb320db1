import type { StaffRole } from '@cartwright/contract'
import { useEndpoint } from '@cartwright/sdk/react'
import { Button } from '@cartwright/ui/Button'
import { LinkButton } from '@cartwright/ui/LinkButton'
import { PageSpinner } from '@cartwright/ui/Spinner'
import { useToast } from '@cartwright/ui/Toast'
import { useWords } from '../../i18n/use-words'
import { useContractForm } from '../../kit/form/use-contract-form'
import { useSaveKey } from '../../kit/form/use-save-key'
import { Page } from '../../kit/Page'
import { paths } from '../../paths'
import { useNavigate, useSearchParams } from '../../router/hooks'
import { RoleForm } from './RoleForm'
import { useRoleName } from './role-names'

/** A new role, empty or like another one. */
export function NewRolePage() {
  const [search] = useSearchParams()
  const from = search.get('from')
  const roles = useEndpoint('GET /admin/roles', undefined, { enabled: from !== null })
  if (from !== null && roles.isPending) return <PageSpinner />
  return <NewRole like={roles.data?.roles.find(({ id }) => id === from)} />
}

function NewRole({ like }: { like: StaffRole | undefined }) {
  const t = useWords('roles')
  const go = useNavigate()
  const toast = useToast()
  const nameOf = useRoleName()
  const form = useContractForm('POST /admin/roles', {
    screen: 'roles',
    start: {
      name: like ? t('copy_of', { name: nameOf(like) }) : '',
      description: like?.is_built_in ? null : (like?.description ?? null),
      permissions: like?.permissions ?? [],
      refund_limit: like?.refund_limit ?? null,
    },
    sendsAll: true,
    required: ['name'],
    onDone: ({ role }) => {
      toast.success(t('made'))
      void go(paths.role(role.id), { replace: true })
    },
  })
  useSaveKey({ isDirty: true, save: form.save })
  return (
    <Page
      title={t('list.new')}
      width="narrow"
      crumbs={[
        { name: t('common:places.team'), href: paths.team },
        { name: t('list.title'), href: paths.roles },
      ]}
      actions={
        <>
          <LinkButton href={paths.roles}>{t('common:cancel')}</LinkButton>
          <Button
            variant="primary"
            isPending={form.isSaving}
            isDisabled={(form.values.permissions ?? []).length === 0}
            onPress={() => void form.save()}
          >
            {t('common:create')}
          </Button>
        </>
      }
    >
      <RoleForm form={form} />
    </Page>
  )
}
