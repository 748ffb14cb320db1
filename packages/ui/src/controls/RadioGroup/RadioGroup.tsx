'use client'

import type { ReactNode } from 'react'
import {
  type RadioGroupProps as AriaProps,
  RadioGroup as AriaRadioGroup,
  Radio,
} from 'react-aria-components/RadioGroup'
import { classNames } from '../../class-names.js'
import { errorList, FieldLayout, type FieldProps } from '../Field/field-parts.js'

export interface RadioOption {
  id: string
  name: ReactNode
  description?: ReactNode
  /** Stands at the end of the line: a price, a badge. */
  aside?: ReactNode
  isDisabled?: boolean
}

export interface RadioGroupProps
  extends FieldProps,
    Omit<AriaProps, 'className' | 'style' | 'children' | 'isInvalid'> {
  options: readonly RadioOption[]
  /** Draws every choice as a box: for choices that need a sentence. */
  isBoxed?: boolean
}

/** One of a few, all of them in view: shipping options, kinds of discount. */
export function RadioGroup({
  label,
  hint,
  errors,
  isLabelHidden,
  className,
  options,
  isBoxed,
  validationBehavior = 'aria',
  ...props
}: RadioGroupProps) {
  return (
    <AriaRadioGroup
      {...props}
      validationBehavior={validationBehavior}
      isInvalid={errorList(errors).length > 0 || undefined}
      className={classNames('cw-Field', 'cw-RadioGroup', className)}
      data-boxed={isBoxed || undefined}
    >
      <FieldLayout
        label={label}
        hint={hint}
        errors={errors}
        isLabelHidden={isLabelHidden}
        isRequired={props.isRequired}
      >
        <div className="cw-RadioGroup-list">
          {options.map(({ id, name, description, aside, isDisabled }) => (
            <Radio key={id} value={id} isDisabled={isDisabled} className="cw-Radio">
              <span className="cw-Radio-dot" />
              <span className="cw-Radio-text">
                <span>{name}</span>
                {description != null && <span className="cw-Field-hint">{description}</span>}
              </span>
              {aside != null && <span className="cw-Radio-aside">{aside}</span>}
            </Radio>
          ))}
        </div>
      </FieldLayout>
    </AriaRadioGroup>
  )
}
