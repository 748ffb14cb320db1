'use client'

import type { ReactNode } from 'react'
import {
  type CheckboxFieldProps as AriaProps,
  CheckboxButton,
  CheckboxField,
} from 'react-aria-components/Checkbox'
import { FieldError } from 'react-aria-components/FieldError'
import { Text } from 'react-aria-components/Text'
import { classNames } from '../../class-names.js'
import { CheckIcon, MinusIcon } from '../../icons/icons.js'
import { ErrorText, errorList, type FieldProps, LabelText } from '../Field/field-parts.js'

export interface CheckboxProps
  extends Omit<AriaProps, 'className' | 'style' | 'children' | 'isInvalid'>,
    Pick<FieldProps, 'hint' | 'errors' | 'className'> {
  /** The text beside the box. Without it give an `aria-label`. */
  children?: ReactNode
}

/** Yes or no, decided together with the rest of a form. For what takes effect at once, use Switch. */
export function Checkbox({
  children,
  hint,
  errors,
  className,
  validationBehavior = 'aria',
  ...props
}: CheckboxProps) {
  const list = errorList(errors)
  return (
    <CheckboxField
      {...props}
      validationBehavior={validationBehavior}
      isInvalid={list.length > 0 || undefined}
      className={classNames('cw-Checkbox', className)}
    >
      <CheckboxButton className="cw-Checkbox-button">
        {({ isIndeterminate, isSelected }) => (
          <>
            <span className="cw-Checkbox-box">
              {isIndeterminate ? (
                <MinusIcon size={12} strokeWidth={2} />
              ) : isSelected ? (
                <CheckIcon size={12} strokeWidth={2} />
              ) : null}
            </span>
            {children != null && (
              <span className="cw-Checkbox-text">
                <LabelText isRequired={props.isRequired}>{children}</LabelText>
              </span>
            )}
          </>
        )}
      </CheckboxButton>
      {hint != null && (
        <Text slot="description" className="cw-Field-hint">
          {hint}
        </Text>
      )}
      <FieldError className="cw-Field-error">
        {({ validationErrors }) => <ErrorText errors={list.length > 0 ? list : validationErrors} />}
      </FieldError>
    </CheckboxField>
  )
}
