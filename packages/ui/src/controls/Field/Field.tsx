'use client'

import { type ReactNode, useId } from 'react'
import { classNames } from '../../class-names.js'
import { type FieldProps as Common, errorList, FieldNotes, LabelText } from './field-parts.js'

/** Attributes to spread on the control inside a Field. */
export interface FieldControlProps {
  /** The label has it too, with `-label` behind: for controls whose name is more than their label. */
  id: string
  'aria-describedby'?: string
  'aria-invalid'?: true
  'aria-required'?: true
}

export interface FieldProps extends Common {
  isRequired?: boolean
  /** Draws the control with the attributes that tie it to label, hint and error. */
  children: (control: FieldControlProps) => ReactNode
}

/** Label, hint and error around a control that is not one of ours. */
export function Field({ label, hint, errors, isLabelHidden, isRequired, className, children }: FieldProps) {
  const id = useId()
  const list = errorList(errors)
  const described = [hint != null && `${id}-hint`, list.length > 0 && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={classNames('cw-Field', className)}>
      <label
        id={`${id}-label`}
        htmlFor={id}
        className={classNames('cw-Field-label', isLabelHidden && 'cw-hidden')}
      >
        <LabelText isRequired={isRequired}>{label}</LabelText>
      </label>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': list.length > 0 || undefined,
        'aria-required': isRequired || undefined,
      })}
      <FieldNotes id={id} hint={hint} errors={list} />
    </div>
  )
}
