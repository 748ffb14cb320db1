import { IconButton } from '@cartwright/ui/IconButton'
import { EyeIcon } from '@cartwright/ui/icons'
import { TextField, type TextFieldProps } from '@cartwright/ui/TextField'
import { type KeyboardEvent, useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { strengthOf } from './password-strength'

interface Props extends Omit<TextFieldProps, 'hint' | 'suffix' | 'type' | 'value' | 'onChange'> {
  value: string
  onChange: (value: string) => void
  /** One that nobody knows yet: says how strong it is. */
  isNew?: boolean
}

/** A password: can be looked at, and says when the keyboard types capitals. */
export function PasswordField({ isNew, ...props }: Props) {
  const t = useWords('login')
  const [isShown, setShown] = useState(false)
  const [isInCapitals, setInCapitals] = useState(false)
  const look = (event: KeyboardEvent) =>
    setInCapitals(event.nativeEvent.getModifierState?.('CapsLock') === true)
  return (
    <TextField
      autoComplete={isNew ? 'new-password' : 'current-password'}
      {...props}
      type={isShown ? 'text' : 'password'}
      spellCheck="false"
      onKeyDown={look}
      onKeyUp={look}
      hint={
        isInCapitals ? (
          <span className="ad-Capitals">{t('caps_lock')}</span>
        ) : isNew ? (
          <StrengthText password={props.value} />
        ) : undefined
      }
      suffix={
        <IconButton
          size="s"
          label={t(isShown ? 'hide_password' : 'show_password')}
          icon={<EyeIcon />}
          aria-pressed={isShown}
          className="ad-Reveal"
          onPress={() => setShown(!isShown)}
        />
      }
    />
  )
}

function StrengthText({ password }: { password: string }) {
  const t = useWords('login')
  if (!password) return t('new_password_hint')
  const strength = strengthOf(password)
  return (
    <span className="ad-Strength" data-strength={strength}>
      <span className="ad-Strength-bar" aria-hidden="true" />
      {t(`strength_${strength}`)}
    </span>
  )
}
