import { ValidationError } from '@cartwright/sdk'
import { useChange } from '@cartwright/sdk/react'
import { Button } from '@cartwright/ui/Button'
import { Form, FormRow } from '@cartwright/ui/Form'
import { TextField } from '@cartwright/ui/TextField'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { byField } from '../../kit/form/field-errors'
import { PasswordField } from '../../kit/form/PasswordField'
import { useErrorMessage } from '../../kit/use-error-message'

interface Props {
  secret: string
  storeName: string | undefined
  /** The secret is not, or no longer, the one the shop printed last. */
  onDead: () => void
  /** Somebody else was the first meanwhile. */
  onTaken: () => void
}

const empty = { store_name: '', first_name: '', last_name: '', email: '', password: '' }

/** Names shop and owner, and signs them in. What the shop refuses stands on its field. */
export function SetupForm({ secret, storeName, onDead, onTaken }: Props) {
  const t = useWords('setup')
  const message = useErrorMessage()
  const [values, setValues] = useState({ ...empty, store_name: storeName ?? '' })
  const setUp = useChange('POST /admin/setup', {
    onError: (error) => {
      if (error.code === 'wrong_setup_secret') onDead()
      if (error.code === 'already_set_up') onTaken()
    },
  })
  const { error } = setUp
  const refused = error instanceof ValidationError ? error.fieldErrors : {}
  const errors = byField(refused, values, t('common:field_refused'))
  const field = (name: keyof typeof empty) => ({
    name,
    label: t(`fields.${name}`),
    value: values[name],
    onChange: (value: string) => setValues((before) => ({ ...before, [name]: value })),
    errors: errors[name],
  })
  const isElsewhere = error && Object.keys(errors).length === 0
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault()
        const { store_name, first_name, last_name, email, password } = values
        const orNull = (text: string) => text.trim() || null
        setUp.mutate({
          body: {
            secret,
            store_name: orNull(store_name),
            first_name: orNull(first_name),
            last_name: orNull(last_name),
            email: email.trim(),
            password,
          },
        })
      }}
    >
      {isElsewhere && (
        <p role="alert" className="ad-Entry-problem">
          {message(error)}
        </p>
      )}
      <TextField {...field('store_name')} autoComplete="organization" isRequired autoFocus />
      <FormRow>
        <TextField {...field('first_name')} autoComplete="given-name" />
        <TextField {...field('last_name')} autoComplete="family-name" />
      </FormRow>
      <TextField {...field('email')} type="email" inputMode="email" autoComplete="username" isRequired />
      <PasswordField {...field('password')} isNew isRequired />
      <Button
        type="submit"
        variant="primary"
        size="l"
        isWide
        isPending={setUp.isPending}
        isDisabled={!values.store_name.trim() || !values.email.trim() || !values.password}
      >
        {t('open_shop')}
      </Button>
    </Form>
  )
}
