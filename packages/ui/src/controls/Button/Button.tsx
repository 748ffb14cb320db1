'use client'

import { forwardRef, type ReactNode } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import { classNames } from '../../class-names.js'
import { Spinner } from '../../display/Spinner/Spinner.js'
import { useStrings } from '../../strings/use-strings.js'

export interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'style' | 'children'> {
  children?: ReactNode
  /** One primary button a view; danger only for what cannot be undone. */
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger'
  size?: 's' | 'm' | 'l'
  /** Stands before the text. */
  icon?: ReactNode
  /** Stands after the text. */
  iconEnd?: ReactNode
  /** Fills the width of what holds it. */
  isWide?: boolean
  className?: string
}

/** Does something. To go somewhere use Link, or LinkButton where it must look like a button. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { children, variant = 'secondary', size = 'm', icon, iconEnd, isWide, className, ...props },
  ref,
) {
  const t = useStrings()
  return (
    <AriaButton
      {...props}
      ref={ref}
      className={classNames('cw-Button', className)}
      data-variant={variant}
      data-size={size}
      data-wide={isWide || undefined}
    >
      {({ isPending }) => (
        <>
          {isPending && <Spinner label={t('loading')} className="cw-Button-spinner" />}
          {icon}
          {children != null && <span className="cw-Button-text">{children}</span>}
          {iconEnd}
        </>
      )}
    </AriaButton>
  )
})
