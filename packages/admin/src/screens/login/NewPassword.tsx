import { TextField } from '@cartwright/ui/TextField'
import { useWords } from '../../i18n/use-words'

/** A field for a password nobody knows yet. */
export function NewPassword({ errors }: { errors?: string }) {
  const t = useWords('login')
  return (
    <TextField
      label={t('new_password')}
      hint={t('new_password_hint')}
      name="password"
      type="password"
      autoComplete="new-password"
      minLength={8}
      errors={errors}
      isRequired
    />
  )
}
