import type { User } from '@cartwright/contract'
import { Card } from '@cartwright/ui/Card'
import { FormRow } from '@cartwright/ui/Form'
import { TextField } from '@cartwright/ui/TextField'
import { useWords } from '../../i18n/use-words'
import { SaveBar } from '../../kit/form/SaveBar'
import { useContractForm } from '../../kit/form/use-contract-form'
import { useAccount } from '../../shell/permissions'
import { useRoleName } from '../team/role-names'

/** Name and role of whoever is signed in. */
export function NameForm({ user }: { user: User }) {
  const t = useWords('settings')
  const roleName = useRoleName()
  const role = useAccount().data?.account.role
  const form = useContractForm('POST /admin/users/:id', {
    params: { id: user.id },
    start: user,
    screen: 'settings',
    also: ['/admin/auth'],
  })
  return (
    <>
      <Card title={t('you')} description={role && roleName(role)}>
        <div className="ad-Fields">
          <FormRow>
            <TextField {...form.text('first_name')} autoComplete="given-name" />
            <TextField {...form.text('last_name')} autoComplete="family-name" />
          </FormRow>
        </div>
      </Card>
      <SaveBar form={form} />
    </>
  )
}
