import { useChange } from '@cartwright/sdk/react'
import { useWords } from '../../i18n/use-words'
import { FormDialog } from '../../kit/form/FormDialog'
import { PasswordField } from '../../kit/form/PasswordField'
import { KeptCodes } from './RecoveryCodes'
import { useProof } from './use-proof'

/** Ten new recovery codes in place of the old ones, shown this once. */
export function NewCodesDialog({ onClose }: { onClose: () => void }) {
  const t = useWords('personal')
  const renew = useChange('POST /admin/auth/two-factor/recovery-codes')
  const { password, field } = useProof(renew.error)
  if (renew.data) return <KeptCodes codes={renew.data.recovery_codes} onClose={onClose} />
  return (
    <FormDialog
      title={t('new_codes')}
      description={t('new_codes_text')}
      size="s"
      action={t('new_codes')}
      isPending={renew.isPending}
      isDisabled={!password}
      onSubmit={() => renew.mutate({ body: { password } })}
      onClose={onClose}
    >
      <PasswordField {...field} autoFocus />
    </FormDialog>
  )
}
