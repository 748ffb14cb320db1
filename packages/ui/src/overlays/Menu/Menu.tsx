'use client'

import type { ReactElement, ReactNode } from 'react'
import { part } from '../../parts/part.js'
import { useOpener } from '../../parts/use-opener.js'

export interface MenuAction {
  id: string
  name: string
  description?: ReactNode
  icon?: ReactNode
  /** Keys that do the same. */
  shortcut?: string
  onAction?: () => void
  /** Goes somewhere instead. */
  href?: string
  isDisabled?: boolean
  /** Removes something. */
  isDanger?: boolean
}

export interface MenuGroup {
  /** A line above the group; a rule divides groups without one. */
  name?: string
  items: readonly MenuAction[]
}

export interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement
  items: readonly MenuAction[] | readonly MenuGroup[]
  /** Called with the id of what was chosen, after its own `onAction`. */
  onAction?: (id: string) => void
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end'
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
}

const popover = part(async () => (await import('./MenuPopover.js')).MenuPopover)

/** Actions that open below a button. */
export function Menu({ trigger, items, onAction, placement = 'bottom start', ...props }: MenuProps) {
  const { Part, button, ...by } = useOpener('menu', popover, props)
  return (
    <>
      {button(trigger)}
      {Part && <Part by={by} items={items} onAction={onAction} placement={placement} />}
    </>
  )
}
