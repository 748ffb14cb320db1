import { useChange } from '@cartwright/sdk/react'
import { useToast } from '@cartwright/ui/Toast'
import { useWords } from '../../i18n/use-words'
import { FormDialog } from '../../kit/form/FormDialog'
import { PasswordField } from '../../kit/form/PasswordField'
import { useProof } from './use-proof'

/** Signing in takes the password alone from then on. */
export function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const t = useWords('personal')
  const toast = useToast()
  const turnOff = useChange('DELETE /admin/auth/two-factor', {
    onSuccess: () => {
      toast.success(t('turned_off'))
      onClose()
    },
  })
  const { password, field } = useProof(turnOff.error)
  const send = () => turnOff.mutate({ body: { password } })
  return (
    <FormDialog
      title={t('turn_off_title')}
      description={t('turn_off_text')}
      size="s"
      action={t('turn_off')}
      isDanger
      isPending={turnOff.isPending}
      isDisabled={!password}
      onSubmit={send}
      onClose={onClose}
    >
      <PasswordField {...field} autoFocus />
    </FormDialog>
  )
}
