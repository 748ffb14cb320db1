'use client'

import { useEffect, useRef, useState } from 'react'
import { useStrings } from '../../strings/use-strings.js'
import { Field } from '../Field/Field.js'
import { errorList, type FieldProps } from '../Field/field-parts.js'
import { type InvalidText, invalidText } from '../Field/invalid-text.js'
import { dateText, momentOf } from './date-text.js'

/** ISO 8601; null when the field is empty; `invalidText` while only a part of the date stands in it. */
export type DateValue = string | null | InvalidText

export interface DateInputProps extends FieldProps {
  /** ISO 8601, as the API sends it; null when empty. Give back what `onChange` reported, `invalidText` too. */
  value?: DateValue
  defaultValue?: string | null
  /** Called with null when emptied, and with `invalidText` while the date is half typed: nothing may be saved then. */
  onChange?: (value: DateValue) => void
  /** Asks for the time of day too. */
  withTime?: boolean
  minValue?: string | null
  maxValue?: string | null
  isRequired?: boolean
  isDisabled?: boolean
  name?: string
  onBlur?: () => void
}

/** A day, or a moment, with the calendar of the browser. */
export function DateInput({
  value,
  defaultValue = null,
  onChange,
  withTime = false,
  minValue = null,
  maxValue = null,
  isDisabled,
  name,
  onBlur,
  errors,
  ...field
}: DateInputProps) {
  const t = useStrings()
  const [own, setOwn] = useState<DateValue>(defaultValue)
  const current = value === undefined ? own : value
  const moment = current === invalidText ? null : current
  const input = useRef<HTMLInputElement>(null)

  // The browser tells of no half of a date: it is looked for after each key and on leaving.
  const look = (control: HTMLInputElement) => {
    const isHalf = control.validity.badInput
    // Looked at and not changed: a moment with seconds stays the moment it is.
    if (current === invalidText ? isHalf : !isHalf && control.value === dateText(moment, withTime)) return
    const next = isHalf ? invalidText : momentOf(control.value)
    setOwn(next)
    onChange?.(next)
  }
  // Taken back from outside, the half that stands there is no value the browser would remove by itself.
  useEffect(() => {
    if (current === null && input.current?.validity.badInput) input.current.value = ''
  }, [current])

  return (
    <Field {...field} errors={current === invalidText ? t('invalidDate') : errorList(errors)}>
      {(control) => (
        <>
          <input
            {...control}
            ref={input}
            type={withTime ? 'datetime-local' : 'date'}
            className="cw-Input cw-DateInput"
            disabled={isDisabled}
            min={dateText(minValue, withTime) || undefined}
            max={dateText(maxValue, withTime) || undefined}
            value={dateText(moment, withTime)}
            onChange={(event) => look(event.target)}
            onKeyUp={(event) => look(event.currentTarget)}
            onBlur={(event) => {
              look(event.currentTarget)
              onBlur?.()
            }}
          />
          {name && <input type="hidden" name={name} value={moment ?? ''} />}
        </>
      )}
    </Field>
  )
}
