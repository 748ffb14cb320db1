import { Button } from '@cartwright/ui/Button'
import { Form } from '@cartwright/ui/Form'
import { TextField } from '@cartwright/ui/TextField'
import { useState } from 'react'
import { useWords } from '../i18n/use-words'
import { useErrorMessage } from '../kit/use-error-message'
import { LockedOut } from './LockedOut'
import type { useSignIn } from './use-sign-in'

interface Props {
  door: ReturnType<typeof useSignIn>
  onCode: (code: string) => void
}

/** The second question at the door: six digits of the app, sent as soon as they are there, or a recovery code. */
export function SignInCode({ door, onCode }: Props) {
  const t = useWords('login')
  const message = useErrorMessage()
  const [code, setCode] = useState('')
  const { step, error, isPending, lockedUntil } = door
  const isApp = step === 'app'
  const isLocked = lockedUntil !== undefined
  const type = (typed: string) => {
    const next = isApp ? typed.replace(/\D/g, '').slice(0, 6) : typed
    setCode(next)
    if (isApp && next.length === 6 && next !== code && !isPending && !isLocked) onCode(next)
  }
  const problem = error && (error.code === 'two_factor_invalid' ? t('wrong_code') : message(error))
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault()
        onCode(code.trim())
      }}
    >
      {isLocked && <LockedOut until={lockedUntil} onOver={door.unlock} />}
      <TextField
        label={t(isApp ? 'code' : 'recovery_code')}
        hint={t(isApp ? 'code_text' : 'recovery_text')}
        name="code"
        value={code}
        onChange={type}
        autoComplete="one-time-code"
        inputMode={isApp ? 'numeric' : 'text'}
        spellCheck="false"
        className={isApp ? 'ad-Digits' : undefined}
        errors={problem ?? undefined}
        isRequired
        autoFocus
      />
      <Button
        type="submit"
        variant="primary"
        size="l"
        isWide
        isPending={isPending}
        isDisabled={code.trim().length < 6 || isLocked}
      >
        {t('sign_in')}
      </Button>
      <div className="ad-Entry-foot">
        <Button variant="ghost" size="s" onPress={() => door.go(isApp ? 'recovery' : 'app')}>
          {t(isApp ? 'use_recovery' : 'use_app')}
        </Button>
        <Button variant="ghost" size="s" onPress={() => door.go('password')}>
          {t('back_to_sign_in')}
        </Button>
      </div>
    </Form>
  )
}
