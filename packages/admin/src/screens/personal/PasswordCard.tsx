import { Button } from '@cartwright/ui/Button'
import { Card } from '@cartwright/ui/Card'
import { useToast } from '@cartwright/ui/Toast'
import { useWords } from '../../i18n/use-words'
import { PasswordField } from '../../kit/form/PasswordField'
import { useContractForm } from '../../kit/form/use-contract-form'

/** One's own password: the present one confirms that it is really them. */
export function PasswordCard() {
  const t = useWords('personal')
  const toast = useToast()
  const form = useContractForm('POST /admin/auth/password', {
    screen: 'personal',
    required: ['password', 'new_password'],
    onDone: () => toast.success({ title: t('password_changed'), text: t('others_ended') }),
  })
  return (
    <Card title={t('password')} description={t('password_text')}>
      <form
        className="ad-Fields"
        onSubmit={(event) => {
          event.preventDefault()
          void form.save()
        }}
      >
        <PasswordField {...form.text('password')} />
        <PasswordField {...form.text('new_password')} isNew />
        <div>
          <Button type="submit" isPending={form.isSaving} isDisabled={!form.isDirty}>
            {t('change_password')}
          </Button>
        </div>
      </form>
    </Card>
  )
}
