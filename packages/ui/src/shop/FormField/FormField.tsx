'use client'

import { type ChangeEventHandler, type FocusEventHandler, type InputHTMLAttributes, useId } from 'react'
import { classNames } from '../../class-names.js'
import { useStrings } from '../../strings/use-strings.js'

export interface FormFieldProps
  extends Pick<
    InputHTMLAttributes<HTMLInputElement>,
    | 'autoComplete'
    | 'autoCapitalize'
    | 'inputMode'
    | 'minLength'
    | 'maxLength'
    | 'placeholder'
    | 'spellCheck'
    | 'enterKeyHint'
  > {
  name: string
  label: string
  type?: 'text' | 'email' | 'tel' | 'password' | 'search' | 'number' | 'date'
  /** Controlled together with `onChange`; else the field keeps its own text, starting with `defaultValue`. */
  value?: string
  defaultValue?: string
  onChange?: (value: string) => void
  onBlur?: () => void
  hint?: string
  error?: string | readonly string[]
  /** Makes it a list to choose from. */
  choices?: readonly (string | { value: string; label: string })[]
  isRequired?: boolean
  /** Says "(optional)" behind the label. */
  isOptional?: boolean
  isDisabled?: boolean
  /** `ltr` for e-mail addresses, telephone numbers and codes, whatever the page reads. */
  dir?: 'ltr'
  id?: string
  className?: string
}

/**
 * A field of a plain form: it is drawn by the server, posts without any script, and ties label, hint and error together
 * for people who hear the page.
 */
export function FormField({
  name,
  label,
  type = 'text',
  value,
  defaultValue,
  onChange,
  onBlur,
  hint,
  error,
  choices,
  isRequired,
  isOptional,
  isDisabled,
  id: given,
  className,
  ...input
}: FormFieldProps) {
  const t = useStrings()
  const own = useId()
  const id = given ?? own
  const first = typeof error === 'string' ? error : error?.[0]
  const about = [first && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined
  const change: ChangeEventHandler<HTMLInputElement | HTMLSelectElement> | undefined =
    onChange && ((event) => onChange(event.target.value))
  const leave: FocusEventHandler | undefined = onBlur && (() => onBlur())
  const shared = {
    id,
    name,
    required: isRequired,
    disabled: isDisabled,
    autoComplete: input.autoComplete,
    'aria-invalid': first ? (true as const) : undefined,
    'aria-describedby': about,
    onChange: change,
    onBlur: leave,
    ...(value === undefined ? { defaultValue } : { value, onChange: change ?? (() => {}) }),
  }
  return (
    <div className={classNames('cw-Field', 'cw-FormField', className)} data-name={name}>
      <label className="cw-Field-label" htmlFor={id}>
        {label}
        {isRequired && !isOptional && (
          <span className="cw-Field-asterisk" aria-hidden="true">
            {' '}
            *
          </span>
        )}
        {isOptional && <span className="cw-FormField-optional"> ({t('optional')})</span>}
      </label>
      {choices ? (
        <select {...shared} className="cw-Input cw-FormField-select">
          {!isRequired || !value ? <option value="" /> : null}
          {choices.map((choice) => {
            const option = typeof choice === 'string' ? { value: choice, label: choice } : choice
            return (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            )
          })}
        </select>
      ) : (
        <input {...input} {...shared} type={type} className="cw-Input" />
      )}
      {hint && (
        <p className="cw-Field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {first && (
        <p className="cw-Field-error" id={`${id}-error`}>
          {first}
        </p>
      )}
    </div>
  )
}
