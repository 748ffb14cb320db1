'use client'

import { forwardRef, type ReactNode } from 'react'
import { classNames } from '../../class-names.js'
import { Tooltip } from '../../overlays/Tooltip/Tooltip.js'
import { Button, type ButtonProps } from '../Button/Button.js'

export interface IconButtonProps
  extends Omit<ButtonProps, 'children' | 'icon' | 'iconEnd' | 'isWide' | 'aria-label'> {
  /** The name of the action: read aloud, and shown as a tooltip. */
  label: string
  icon: ReactNode
  /** Keys that do the same, shown in the tooltip: `⌘S`. */
  shortcut?: string
  /** Leaves out the tooltip where the meaning is beyond doubt, like a cross in a corner. */
  hasTooltip?: boolean
}

/** A square button that shows only an icon. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { label, icon, shortcut, hasTooltip = true, variant = 'ghost', className, ...props },
  ref,
) {
  const button = (
    <Button
      {...props}
      ref={ref}
      variant={variant}
      icon={icon}
      aria-label={label}
      className={classNames('cw-IconButton', className)}
    />
  )
  if (!hasTooltip) return button
  return (
    <Tooltip content={label} shortcut={shortcut} isLabel>
      {button}
    </Tooltip>
  )
})
