import { AuthError } from '@cartwright/sdk'
import { Button } from '@cartwright/ui/Button'
import { Form } from '@cartwright/ui/Form'
import { TextField } from '@cartwright/ui/TextField'
import { useState } from 'react'
import { useWords } from '../i18n/use-words'
import { PasswordField } from '../kit/form/PasswordField'
import { useErrorMessage } from '../kit/use-error-message'
import { LockedOut } from './LockedOut'
import { SignInCode } from './SignInCode'
import { useSignIn } from './use-sign-in'

interface Props {
  /** Who has to sign in, where it is known: then only the password is asked for. */
  email?: string
  onDone?: () => void
}

/** E-mail and password, then a code where the account has two-factor; in one sentence what is not right with them. */
export function SignInForm({ email: fixed, onDone }: Props) {
  const t = useWords('login')
  const message = useErrorMessage()
  const door = useSignIn(onDone)
  const [typed, setTyped] = useState('')
  const [password, setPassword] = useState('')
  const email = fixed ?? typed.trim()
  const { error, lockedUntil } = door
  if (door.step !== 'password')
    return (
      <SignInCode key={door.step} door={door} onCode={(code) => door.signIn({ email, password, code })} />
    )
  const wrong = fixed === undefined ? 'wrong' : 'wrong_password'
  const problem = error && (error instanceof AuthError ? t(wrong) : message(error))
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault()
        door.signIn({ email, password })
      }}
    >
      {lockedUntil !== undefined ? (
        <LockedOut until={lockedUntil} onOver={door.unlock} />
      ) : (
        problem && (
          <p role="alert" className="ad-Entry-problem">
            {problem}
          </p>
        )
      )}
      <TextField
        label={t('email')}
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        value={fixed ?? typed}
        onChange={setTyped}
        isRequired={fixed === undefined}
        isReadOnly={fixed !== undefined}
        autoFocus={fixed === undefined}
      />
      <PasswordField
        label={t('password')}
        name="password"
        value={password}
        onChange={setPassword}
        isRequired
        autoFocus={fixed !== undefined}
      />
      <Button
        type="submit"
        variant="primary"
        size="l"
        isWide
        isPending={door.isPending}
        isDisabled={!email || !password || lockedUntil !== undefined}
      >
        {t('sign_in')}
      </Button>
    </Form>
  )
}
