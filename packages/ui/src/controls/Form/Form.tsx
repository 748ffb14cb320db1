'use client'

import { forwardRef, type ReactNode } from 'react'
import { Form as AriaForm, type FormProps as AriaProps } from 'react-aria-components/Form'
import { classNames } from '../../class-names.js'
import { unreadableControl } from '../Field/invalid-text.js'

export interface FormProps extends Omit<AriaProps, 'className' | 'style'> {
  children?: ReactNode
  className?: string
}

/**
 * A form in one column. `validationErrors` puts the messages of the server on the fields of those names, until each
 * is changed. While the text of a field says no value (`19.9O`, half a date) it is not submitted; that field gets the focus.
 */
export const Form = forwardRef<HTMLFormElement, FormProps>(function Form(
  { className, validationBehavior = 'aria', onSubmit, ...props },
  ref,
) {
  return (
    <AriaForm
      {...props}
      ref={ref}
      validationBehavior={validationBehavior}
      onSubmit={(event) => {
        const control = unreadableControl(event.currentTarget)
        if (!control) return onSubmit?.(event)
        event.preventDefault()
        control.focus()
      }}
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
