'use client'

import { useState } from 'react'
import { Field } from '../Field/Field.js'
import type { FieldProps } from '../Field/field-parts.js'
import { dateText, momentOf } from './date-text.js'

export interface DateInputProps extends FieldProps {
  /** ISO 8601, as the API sends it; null when empty. */
  value?: string | null
  defaultValue?: string | null
  onChange?: (value: string | null) => void
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
  ...field
}: DateInputProps) {
  const [own, setOwn] = useState(defaultValue)
  const current = value === undefined ? own : value
  return (
    <Field {...field}>
      {(control) => (
        <>
          <input
            {...control}
            type={withTime ? 'datetime-local' : 'date'}
            className="cw-Input cw-DateInput"
            disabled={isDisabled}
            min={dateText(minValue, withTime) || undefined}
            max={dateText(maxValue, withTime) || undefined}
            value={dateText(current, withTime)}
            onChange={(event) => {
              const next = momentOf(event.target.value)
              setOwn(next)
              onChange?.(next)
            }}
            onBlur={onBlur}
          />
          {name && <input type="hidden" name={name} value={current ?? ''} />}
        </>
      )}
    </Field>
  )
}
