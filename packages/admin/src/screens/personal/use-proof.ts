import { type ShopError, ValidationError } from '@cartwright/sdk'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { byField } from '../../kit/form/field-errors'
import { useErrorMessage } from '../../kit/use-error-message'

/** The password that confirms a step, and what the shop says to it. */
export function useProof(error: ShopError | null) {
  const t = useWords('personal')
  const message = useErrorMessage()
  const [password, setPassword] = useState('')
  const found = error instanceof ValidationError ? error.fieldErrors : {}
  const errors = byField(found, { password, code: '' }, t('common:field_refused'))
  const other = error && Object.keys(errors).length === 0 ? message(error) : undefined
  return {
    password,
    /** Props of the field; what belongs to no field stands on it too. */
    field: {
      name: 'password',
      label: t('fields.password'),
      value: password,
      onChange: setPassword,
      errors: errors.password ?? other,
    },
    codeErrors: errors.code ?? other,
  }
}
