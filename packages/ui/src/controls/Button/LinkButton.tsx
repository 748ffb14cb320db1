'use client'

import { forwardRef, type ReactNode } from 'react'
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link'
import { classNames } from '../../class-names.js'
import type { ButtonProps } from './Button.js'

export interface LinkButtonProps
  extends Omit<AriaLinkProps, 'className' | 'style' | 'children'>,
    Pick<ButtonProps, 'variant' | 'size' | 'icon' | 'iconEnd' | 'isWide' | 'className'> {
  children?: ReactNode
}

/** A link that looks like a button: it goes somewhere. */
export const LinkButton = forwardRef<HTMLAnchorElement, LinkButtonProps>(function LinkButton(
  { children, variant = 'secondary', size = 'm', icon, iconEnd, isWide, className, ...props },
  ref,
) {
  return (
    <AriaLink
      {...props}
      ref={ref}
      className={classNames('cw-Button', className)}
      data-variant={variant}
      data-size={size}
      data-wide={isWide || undefined}
    >
      {icon}
      {children != null && <span className="cw-Button-text">{children}</span>}
      {iconEnd}
    </AriaLink>
  )
})
