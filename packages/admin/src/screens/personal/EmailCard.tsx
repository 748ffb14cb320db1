import type { User } from '@cartwright/contract'
import { Button } from '@cartwright/ui/Button'
import { Card } from '@cartwright/ui/Card'
import { TextField } from '@cartwright/ui/TextField'
import { useToast } from '@cartwright/ui/Toast'
import { useWords } from '../../i18n/use-words'
import { PasswordField } from '../../kit/form/PasswordField'
import { useContractForm } from '../../kit/form/use-contract-form'

/** The e-mail one signs in with: the password confirms that it is really them, and the old address is told. */
export function EmailCard({ user }: { user: User }) {
  const t = useWords('personal')
  const toast = useToast()
  const form = useContractForm('POST /admin/auth/email', {
    screen: 'personal',
    required: ['email', 'password'],
    onDone: ({ account }) =>
      void toast.success({
        title: t('email_changed', { email: account.user.email }),
        text: t('email_told', { email: user.email }),
      }),
  })
  return (
    <Card title={t('email_title')} description={t('email_text', { email: user.email })}>
      <form
        className="ad-Fields"
        onSubmit={(event) => {
          event.preventDefault()
          void form.save()
        }}
      >
        <TextField {...form.text('email')} type="email" autoComplete="email" />
        <PasswordField {...form.text('password')} />
        <div>
          <Button type="submit" isPending={form.isSaving} isDisabled={!form.isDirty}>
            {t('change_email')}
          </Button>
        </div>
      </form>
    </Card>
  )
}
