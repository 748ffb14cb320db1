'use client'

import { forwardRef, type ReactNode } from 'react'
import { Form as AriaForm, type FormProps as AriaProps } from 'react-aria-components/Form'
import { classNames } from '../../class-names.js'

export interface FormProps extends Omit<AriaProps, 'className' | 'style'> {
  children?: ReactNode
  className?: string
}

/**
 * A form in one column. `validationErrors` puts the messages of the server on the fields of those names, until each
 * is changed.
 */
export const Form = forwardRef<HTMLFormElement, FormProps>(function Form(
  { className, validationBehavior = 'aria', ...props },
  ref,
) {
  return (
    <AriaForm
      {...props}
      ref={ref}
      validationBehavior={validationBehavior}
      className={classNames('cw-Form', className)}
    />
  )
})

/** Fields side by side where there is room for them. */
export function FormRow({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={classNames('cw-Form-row', className)}>{children}</div>
}

/** The buttons at the end of a form. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className="cw-Form-actions">{children}</div>
}
