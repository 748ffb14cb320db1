import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { PasswordField } from '../../kit/form/PasswordField'

/** A field for a password nobody knows yet, by its name in the form around it. */
export function NewPassword({ errors }: { errors?: string }) {
  const t = useWords('login')
  const [value, setValue] = useState('')
  return (
    <PasswordField
      isNew
      label={t('new_password')}
      name="password"
      minLength={8}
      value={value}
      onChange={setValue}
      errors={errors}
      isRequired
    />
  )
}
