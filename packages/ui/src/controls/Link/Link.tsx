'use client'

import { forwardRef, type ReactNode } from 'react'
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link'
import { classNames } from '../../class-names.js'

export interface LinkProps extends Omit<AriaLinkProps, 'className' | 'style' | 'children'> {
  children?: ReactNode
  /** Plain ones keep the colour of the text around them and are underlined on hover: for tables and menus. */
  variant?: 'text' | 'plain'
  className?: string
}

/** Goes somewhere. Inside a UiProvider with `navigate`, application links load no page. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(
  { variant = 'text', className, ...props },
  ref,
) {
  return <AriaLink {...props} ref={ref} className={classNames('cw-Link', className)} data-variant={variant} />
})
