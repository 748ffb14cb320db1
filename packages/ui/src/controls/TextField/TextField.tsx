'use client'

import type { HTMLInputAutoCompleteAttribute, ReactNode, Ref } from 'react'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { TextArea } from 'react-aria-components/TextArea'
import { type TextFieldProps as AriaProps, TextField as AriaTextField } from 'react-aria-components/TextField'
import { classNames } from '../../class-names.js'
import { errorList, FieldLayout, type FieldProps } from '../Field/field-parts.js'

export interface TextFieldProps
  extends FieldProps,
    Omit<AriaProps, 'className' | 'style' | 'children' | 'isInvalid' | 'autoComplete'> {
  placeholder?: string
  autoComplete?: HTMLInputAutoCompleteAttribute
  /** More than one makes it an area for longer text. */
  rows?: number
  /** Stands before what is typed: a currency sign, an icon, `https://`. */
  prefix?: ReactNode
  /** Stands after what is typed: a unit, a button. */
  suffix?: ReactNode
  inputRef?: Ref<HTMLInputElement & HTMLTextAreaElement>
}

/** A line of text, or with `rows` an area of it. */
export function TextField({
  label,
  hint,
  errors,
  isLabelHidden,
  className,
  placeholder,
  rows = 1,
  prefix,
  suffix,
  inputRef,
  validationBehavior = 'aria',
  ...props
}: TextFieldProps) {
  return (
    <AriaTextField
      {...props}
      validationBehavior={validationBehavior}
      isInvalid={errorList(errors).length > 0 || undefined}
      className={classNames('cw-Field', className)}
    >
      <FieldLayout
        label={label}
        hint={hint}
        errors={errors}
        isLabelHidden={isLabelHidden}
        isRequired={props.isRequired}
      >
        {rows > 1 ? (
          <TextArea ref={inputRef} rows={rows} placeholder={placeholder} className="cw-Input" />
        ) : prefix != null || suffix != null ? (
          <Group className="cw-Input cw-InputGroup">
            {prefix != null && <span className="cw-Input-affix">{prefix}</span>}
            <Input ref={inputRef} placeholder={placeholder} />
            {suffix != null && <span className="cw-Input-affix">{suffix}</span>}
          </Group>
        ) : (
          <Input ref={inputRef} placeholder={placeholder} className="cw-Input" />
        )}
      </FieldLayout>
    </AriaTextField>
  )
}
